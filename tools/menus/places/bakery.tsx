import { face } from '../../../src/tokens/type';
import type { Look } from '../look';

/** A flap of the board: two halves with a gap. */
const flap = `background:linear-gradient(var(--flap) 48%,var(--ground) 0 52%,var(--flap) 0);border-radius:3px;
padding:.35em .5em;line-height:1.15`;

/** One strand where it shows between two others, right of the middle. */
const strand = 'M-20 34c-16-22-6-58 26-74 36-18 84-10 92 20 8 32-30 62-70 70-22 4-38-2-48-16z';

const seeds = 'M22-14l6-3M44-24l6 2M34 4l6-3M60 0l5-4M12 14l6-3M70-20l3 4';

/** Pairs of strands, smaller toward both ends. Each lies over the one above it. */
const strands = [0.62, 0.8, 0.94, 1, 1, 0.94, 0.8, 0.62].flatMap((size, row) => [
  `translate(0 ${row * 54}) scale(${size})`,
  `translate(0 ${row * 54 + 27}) scale(-${size} ${size})`,
]);

/** The departure board of a station: every bread leaves the oven on time. */
export const bakery: Look = {
  weights: { text: [700, 700] },
  day: {
    page: '#1b1d20',
    ground: '#1b1d20',
    ink: '#f7f1e3',
    accent: '#ffc83d',
    flap: '#30343a',
    turned: '#b3261b',
    crust: '#d98a34',
    shade: '#7c3b12',
    shine: '#f3bf6b',
    seed: '#fdeecb',
  },
  night: { page: '#23272c', ground: '#23272c', ink: '#e6dfd0', flap: '#343a41', turned: '#9c1f15' },
  style: `
body{font:700 1.125rem/1.3 ${face.text}}
article{gap:1.75rem;padding-bottom:calc(var(--w)*50 + 5rem)}
h1{font-size:calc(var(--w)*12.4);line-height:.92;letter-spacing:-.02em;color:var(--accent)}
[dir=rtl] h1{letter-spacing:0}
header p{margin-top:.75rem}
.drawn{grid-area:1/1/-1/-1;place-self:end center;inline-size:calc(var(--w)*40);rotate:80deg;
margin-block-end:calc(var(--w)*-70)}
.groups{gap:1.5rem}
h2{color:var(--accent);margin-bottom:.5rem}
ul{display:grid;gap:4px}
li>div{gap:4px;align-items:stretch;font-size:clamp(1.125rem,.8rem + 1.1vw,1.75rem)}
time,li b,bdi{${flap}}
time,bdi{flex:none;inline-size:3.9em;font-variant-numeric:tabular-nums;text-align:center}
time{color:var(--accent)}
li b{flex:1 1 7em}
small{font-size:.8em;color:var(--accent)}
li[data-mark=gone] div{position:relative}
li[data-mark=gone] bdi{visibility:hidden}
[data-mark=gone] small{position:absolute;inset:auto 0 0 auto;block-size:2.3em;display:grid;place-items:center;inline-size:4.875em;color:#fff;
background:var(--turned);border-radius:3px;transform:perspective(9em) rotateX(-38deg)}
[dir=rtl] [data-mark=gone] small{inset:auto auto 0 0}
@media (min-width:60em){
article{grid-template-columns:minmax(0,1fr) 30vw;padding-bottom:5rem;padding-top:3rem}
h1{font-size:min(8.6vw,13vh)}
.drawn{grid-area:1/2/-1/-1;place-self:center end;inline-size:auto;block-size:min(78vh,56vw);rotate:8deg;margin:0}
.groups{align-self:end;gap:1rem}}
@media print{body{--flap:#e8e8e8}}`,
  crop: `
article{grid-template-columns:minmax(0,1fr) 150px;row-gap:1.25rem}
header{grid-column:1/-1;z-index:1}
h1{font-size:66px}
li>div{font-size:.9375rem}
.drawn{grid-area:1/2/-1/-1;place-self:start end;inline-size:200px;rotate:none;margin:20px -40px 0 0}
[dir=rtl] .drawn{margin:20px 0 0 -40px}`,
  drawing: {
    viewBox: '-120 -60 240 520',
    shapes: (
      <g stroke="var(--shade)" strokeWidth="4" strokeLinejoin="round">
        {strands.map((transform) => (
          <g key={transform} transform={transform}>
            <path fill="var(--crust)" d={strand} />
            <path
              fill="none"
              stroke="var(--shine)"
              strokeWidth="7"
              strokeLinecap="round"
              d="M12-20c16-14 40-20 62-12"
            />
            <path stroke="var(--seed)" strokeLinecap="round" d={seeds} />
          </g>
        ))}
      </g>
    ),
  },
};
