import { face } from '../../../src/tokens/type';
import type { Look } from '../look';

const tulips = [
  { at: 'translate(96 236) rotate(-11)', petal: 'var(--rose)', back: 'var(--wine)' },
  { at: 'translate(252 282) rotate(15) scale(.88)', petal: 'var(--sun)', back: 'var(--amber)' },
  { at: 'translate(184 158) rotate(3) scale(1.14)', petal: 'var(--red)', back: 'var(--wine)' },
] as const;

/** Written with a light hand on blush paper: no rule, no leader, the price below, and room for three tulips. */
export const flowers: Look = {
  weights: { display: [500, 500] },
  day: {
    page: '#f8e4de',
    ground: '#f8e4de',
    ink: '#17392e',
    accent: '#9d1f3f',
    red: '#c9303f',
    rose: '#e8838a',
    wine: '#9d1f3f',
    sun: '#f2bf4a',
    amber: '#d1862a',
    stem: '#3f7a4f',
    leaf: '#2b5b45',
  },
  night: { page: '#d8bab2', ground: '#d8bab2', accent: '#7c1230', rose: '#d76a74' },
  style: `
body{font:500 1.125rem/1.4 ${face.display}}
label,a{font-weight:500}
article{row-gap:2.5rem;padding-bottom:9.5rem}
h1{font-weight:500;font-size:clamp(3.25rem,var(--w)*16.4,4rem);line-height:.98;letter-spacing:-.01em;text-wrap:balance}
[dir=rtl] h1{letter-spacing:0;line-height:1.05}
header p{margin-top:1rem;max-inline-size:16em}
.drawn{grid-area:1/1/-1/-1;place-self:end;inline-size:calc(var(--w)*58);max-inline-size:22rem;
margin-block-end:-9.5rem;margin-inline-end:max(var(--w)*-18,-4.5rem)}
.groups{gap:2.5rem}
h2{color:var(--accent);font-weight:500;margin-bottom:.75rem}
ul{display:grid;gap:1.125rem}
li{max-inline-size:min(13.5rem,var(--w)*51)}
li>div{display:block;font-size:1.375rem;line-height:1.2}
b{display:block}
bdi{display:block;color:var(--accent);font-size:1.125rem;margin-top:.25rem}
small{font-size:1rem;color:var(--accent)}
footer{max-inline-size:56vw}
@media (min-width:60em){
article{padding-bottom:7rem}
h1{font-size:clamp(4rem,8.6vw,9rem)}
.drawn{inline-size:auto;max-inline-size:none;block-size:min(82vh,58vw);margin-block-end:-7rem;margin-inline-end:3vw}
.groups{grid-template-columns:repeat(2,minmax(0,18rem));column-gap:5vw;align-self:end}
li{max-inline-size:17rem}
footer{max-inline-size:none}}
@media print{.groups{grid-template-columns:1fr 1fr 1fr}}`,
  crop: `
article{row-gap:1.25rem}
header p{max-inline-size:none}
.drawn{inline-size:auto;max-inline-size:none;block-size:470px;margin-block-end:-220px;margin-inline-end:-30px}`,
  drawing: {
    viewBox: '0 0 340 640',
    shapes: (
      <>
        <g fill="none" stroke="var(--stem)" strokeWidth="9" strokeLinecap="round">
          <path d="M160 640c4-150-20-290-63-404M178 640c-6-170-4-330 6-482M194 640c-2-150 18-260 57-360" />
        </g>
        <path fill="var(--leaf)" d="M186 640c-2-120 38-228 128-296 12 90-20 222-96 296z" />
        <path fill="var(--stem)" d="M186 640c20-110 60-210 128-296-64 60-126 158-128 296z" />
        <path fill="var(--leaf)" d="M172 640C140 540 86 480 16 442c-2 76 46 158 118 198z" />
        <path fill="var(--stem)" d="M172 640C150 560 92 490 16 442c72 30 148 90 156 198z" />
        {tulips.map(({ at, petal, back }) => (
          <g key={at} transform={at}>
            <path
              fill={back}
              d="M0-4c-34 0-60-28-58-70 1-26 8-42 8-62 20 6 36 22 44 40 2-18 4-34 6-44 2 10 4 26 6 44 8-18 24-34 44-40 0 20 7 36 8 62 2 42-24 70-58 70z"
            />
            <path
              fill={petal}
              d="M0 2c-30-2-46-30-42-66 3-32 24-56 42-78 18 22 39 46 42 78 4 36-12 64-42 66zM-12 0c-30-2-48-30-46-70 1-26 8-44 8-66 12 4 22 12 30 20-18 22-28 42-28 66 0 22 14 42 36 50zM12 0c30-2 48-30 46-70-1-26-8-44-8-66-12 4-22 12-30 20 18 22 28 42 28 66 0 22-14 42-36 50z"
            />
            <path
              fill="none"
              stroke={back}
              strokeWidth="3"
              strokeLinecap="round"
              d="M-52-70c0 24 10 46 26 58M52-70c0 24-10 46-26 58"
            />
          </g>
        ))}
      </>
    ),
  },
};
