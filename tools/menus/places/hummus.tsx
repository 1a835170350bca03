import { face } from '../../../src/tokens/type';
import type { Look } from '../look';

const outlines = {
  pea: 'M0-19c4 4 5 5 9 7 9 5 11 16 5 24-7 9-21 9-28 0-6-8-4-19 5-24 4-2 5-3 9-7zM0-8c-2 7-2 13 0 19',
  leaf: 'M0 26c-2-8-3-10-4-14-8 4-16 2-20-4 2-6 8-9 14-8-5-7-4-17 4-24 4 3 6 7 6 11 0-4 2-8 6-11 8 7 9 17 4 24 6-1 12 2 14 8-4 6-12 8-20 4z',
};

const garnish = [
  ['pea', 'translate(166 178) rotate(10)'],
  ['pea', 'translate(204 166) rotate(120)'],
  ['pea', 'translate(186 214) rotate(220)'],
  ['pea', 'translate(226 204) rotate(60)'],
  ['pea', 'translate(150 216) rotate(300)'],
  ['leaf', 'translate(238 164) rotate(40)'],
  ['leaf', 'translate(120 108) rotate(-50)'],
  ['leaf', 'translate(300 262) rotate(130)'],
] as const;

/** Shouted across the counter: black letters, prices first, and a bowl that the corner of the page crops. */
export const hummus: Look = {
  weights: { display: [500, 900] },
  day: {
    page: '#f6c944',
    ground: '#f6c944',
    ink: '#231708',
    accent: '#8f2313',
    glaze: '#a63c1c',
    rim: '#6e2410',
    cream: '#f3e3bd',
    fold: '#d9bd83',
    oil: '#c98a17',
    pea: '#e2b45c',
    leaf: '#3f6b2a',
  },
  night: {
    page: '#d9a92b',
    ground: '#d9a92b',
    accent: '#7a1a0c',
    cream: '#e0cda0',
    fold: '#c3a66c',
  },
  style: `
body{font:500 1.125rem/1.4 ${face.display}}
article{padding-bottom:max(var(--w)*58,13rem)}
h1{inline-size:min-content;font-weight:900;font-size:calc(var(--w)*21.5);line-height:.82;
letter-spacing:-.02em;margin-inline-start:-.03em;overflow-wrap:normal}
header p{margin-top:1.5rem;font-size:1.375rem}
.drawn{grid-area:1/1/-1/-1;place-self:end;inline-size:calc(var(--w)*78);
margin-inline-end:calc(var(--w)*-24);margin-block-end:calc(max(var(--w)*58,13rem)*-1 - var(--w)*20)}
[dir=rtl] h1{letter-spacing:0;line-height:.86;font-size:calc(var(--w)*27)}
.groups{gap:1.75rem 3rem}
h2{color:var(--accent);font-weight:900;margin-bottom:.25rem}
li>div{flex-direction:row-reverse;column-gap:.875rem;align-items:baseline;min-height:3.25rem}
bdi{flex:none;inline-size:4.5rem;font-weight:900;font-size:2.5rem;line-height:1.2}
li b{font-size:1.375rem;line-height:1.15}
[dir=rtl] bdi{inline-size:5.5rem}
small{color:var(--accent);font-weight:900;font-size:1.125rem}
footer{max-inline-size:max(43vw,8.5rem)}
@media (min-width:60em){
article{padding-bottom:6rem}
header p{margin-top:1rem}
h1,[dir=rtl] h1{font-size:min(17.2vw,24.5vh)}
.drawn{grid-area:1/1/-1/-1;inline-size:min(46vw,78vh);margin-block-end:calc(-14vh - 7rem);margin-inline-end:-12vw}
.groups{grid-template-columns:auto auto 1fr;align-self:end}
.groups section{max-inline-size:min(22rem,27vw)}
footer{max-inline-size:none}}
@media print{article{padding-bottom:13rem}.groups{grid-template-columns:1fr 1fr}}`,
  crop: `
article h1,[dir=rtl] h1{font-size:88px}
header p{margin-top:.5rem}
article{row-gap:1rem}
small{display:none}
.drawn{inline-size:300px;margin-inline-end:-140px;margin-block-end:-130px}`,
  drawing: {
    viewBox: '0 0 400 400',
    shapes: (
      <>
        <circle cx="200" cy="200" r="198" fill="var(--rim)" />
        <circle cx="197" cy="195" r="191" fill="var(--glaze)" />
        <circle cx="200" cy="200" r="170" fill="var(--rim)" />
        <path
          fill="var(--cream)"
          d="M200 36c48-4 96 16 124 52 32 40 46 88 34 138-10 44-40 84-78 108-40 26-92 34-136 18-46-16-84-52-102-98-16-42-12-92 10-132 28-50 84-82 148-86z"
        />
        <path
          fill="var(--fold)"
          d="M206 60c72 0 134 58 136 132 2 78-60 146-138 148-66 2-122-42-136-104 22 48 66 80 120 80 76 0 132-54 132-124 0-62-50-116-114-132z"
        />
        <path
          fill="var(--oil)"
          d="M92 156c18-48 68-80 120-72 60 8 102 58 98 116-4 60-54 106-112 104-46-2-86-30-100-74 22 32 56 50 92 48 48-2 84-36 86-80 2-42-28-78-70-84-42-6-82 12-114 42z"
        />
        <path
          fill="none"
          stroke="var(--cream)"
          strokeWidth="5"
          strokeLinecap="round"
          d="M232 106c34 14 58 46 56 84M276 222c-4 12-11 22-20 30M96 116c20-30 54-50 90-54"
        />
        <g stroke="var(--rim)" strokeWidth="3" strokeLinejoin="round">
          {garnish.map(([shape, transform]) => (
            <path key={transform} {...{ transform }} fill={`var(--${shape})`} d={outlines[shape]} />
          ))}
        </g>
      </>
    ),
  },
};
