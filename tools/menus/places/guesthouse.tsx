import { face } from '../../../src/tokens/type';
import type { Look } from '../look';
import { leaders } from '../menuPageStyle';

/** The tag of a room key, with its hole, and the key behind it: breakfast in small type. */
export const guesthouse: Look = {
  weights: { display: [500, 500] },
  day: {
    page: '#24402f',
    ground: '#ecdcb8',
    ink: '#f1e7cf',
    accent: '#8a3a12',
    text: '#22301f',
    brass: '#d3a03f',
    shade: '#8f6520',
    cord: '#b4532a',
  },
  night: {
    page: '#14241b',
    ground: '#cdb98c',
    ink: '#e0d5ba',
    accent: '#6f2a08',
    brass: '#b98a33',
  },
  style: `
body{font:500 1.0625rem/1.4 ${face.display}}
label,a{font-weight:500}
article{row-gap:1.5rem}
h1{font-weight:500;font-size:calc(var(--w)*13);line-height:.95}
[dir=rtl] h1{line-height:1.05}
header p{margin-top:.75rem}
.drawn{grid-area:2/1;place-self:start center;inline-size:min(20rem,100%)}
.groups{grid-area:2/1;place-self:start center;inline-size:min(20rem,100%);min-block-size:35rem;color:var(--text);
margin-top:7rem;padding:6rem 1.75rem 2.5rem;clip-path:polygon(22% 0,78% 0,100% 4.5rem,100% 100%,0 100%,0 4.5rem);
background:linear-gradient(var(--cord),var(--cord)) 50% 0/8px 36px no-repeat,
radial-gradient(circle at 50% 44px,var(--page) 13px,var(--shade) 14px 19px,transparent 20px),var(--ground);
align-content:space-evenly;gap:2rem}
h2{color:var(--accent);font-weight:500;margin-bottom:.5rem}
ul{display:grid;gap:.5rem;line-height:1.25}
bdi{color:var(--accent)}
small{font-size:.9375rem;color:var(--accent)}
${leaders}
@media (min-width:60em){
article{grid-template-columns:minmax(0,1fr) 24rem;padding-block:3.5rem 2rem;column-gap:10vw}
header{align-self:center;grid-area:1/1/-1/1}
h1{font-size:min(8.8vw,20vh)}
[dir=rtl] h1{font-size:min(11.5vw,20vh)}
.drawn,.groups{grid-area:1/2/-1/2;inline-size:100%}
.groups{min-block-size:41rem;margin-top:8.5rem;font-size:1.1875rem;padding:6rem 2.25rem 3rem}}
@media print{body{--ground:#f4eedf}}`,
  crop: `
article{grid-template-columns:minmax(0,1fr) 15rem;column-gap:1.25rem}
header{grid-area:1/1/-1/1}
h1{font-size:50px}
.drawn,.groups{grid-area:1/2/-1/2;inline-size:100%}
.drawn{margin-top:-1.25rem}
.groups{place-self:stretch;min-block-size:0;margin-top:4rem;padding:5.25rem 1.25rem .75rem;font-size:.9375rem;align-content:start}`,
  drawing: {
    viewBox: '0 0 320 560',
    shapes: (
      <>
        <g transform="translate(160 72) rotate(48)">
          <path
            fill="var(--brass)"
            fillRule="evenodd"
            stroke="var(--shade)"
            strokeWidth="4"
            strokeLinejoin="round"
            d="M-9 58v-6C-52 46-66 14-58-14-50-42-26-54 0-54s50 12 58 40c8 28-6 60-49 66v6h9v14H9v10h9v14H9v248H-9V142h-9v-14h9v-8h-9v-14h9V72h-9V58zM0-34c-22 0-40 12-40 34s18 34 40 34 40-12 40-34-18-34-40-34zM9 262h52v26H43v12h18v34H43v-12H29v12H9z"
          />
        </g>
        <circle cx="160" cy="36" r="9" fill="var(--ground)" />
        <path d="M160 108v50" stroke="var(--cord)" strokeWidth="8" strokeLinecap="round" />
      </>
    ),
  },
};
