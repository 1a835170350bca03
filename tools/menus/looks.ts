import { readFileSync } from 'node:fs';
import { load } from 'cheerio';
import { createElement, type ReactNode } from 'react';
import { type MenuPaper, menuPapers } from '../../src/tokens/menuPapers';
import { palette } from '../../src/tokens/palette';
import { face } from '../../src/tokens/type';

/** Colors by name. `ink` is on `page` and `ground`, `accent` on `ground`: 4.5:1. Others are the drawing's. */
interface MenuColors {
  /** Below the menu. */
  readonly ground: string;
  /** Around the menu, if it differs. */
  readonly page?: string;
  readonly ink: string;
  readonly accent: string;
  readonly [drawn: string]: string;
}

/** How a place sets its menu. */
export interface Look {
  /** Families of the text, each with its lowest and highest weight. */
  readonly weights: Partial<Record<keyof typeof face, readonly [number, number]>>;
  readonly day: MenuColors;
  /** Colors that differ in the dark: paper stays paper, dimmed. */
  readonly night: Partial<MenuColors>;
  /** Styles of the page; `--w` is a hundredth of its width. */
  readonly style: string;
  /** Styles of the crop that shows the project, 584 × 328. */
  readonly crop?: string;
  /** One object, drawn for left-to-right text, in colors of the look. */
  readonly drawing?: { readonly viewBox: string; readonly shapes: ReactNode };
}

/** Styles that menu pages share: the choice of a side, links, and paper. Looks set the menu itself. */
export const menuPageStyle = `:root{--display-face:${face.display};--text-face:${face.text}}${text('menu.css')}`;

/**
 * Dots from the end of a name's last line to its price, 24 px of them at least: a line as wide as the row that takes no
 * space in the text, and ends with the row. Where a price can wrap, it has none.
 */
const leaders = `@media (min-width:22em){li>div{flex-wrap:nowrap}li b{overflow-x:clip;padding-inline-end:calc(1.5rem + .4em)}
b>span::after{content:"";display:inline-block;width:100%;margin-inline:.4em calc(-100% - .4em);border-bottom:2px dotted}}`;

const cardStyle = text('places/card.css');

const drawings = load(text('drawings.svg'), { xml: true });

/** Places with a look of their own, by the id of their menu. */
const looks: Readonly<Record<string, Look>> = {
  /** The departure board of a station: every bread leaves the oven on time. */
  bakery: {
    weights: { text: [700, 700] },
    day: {
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
    night: { ground: '#23272c', ink: '#e6dfd0', flap: '#343a41', turned: '#9c1f15' },
    style: text('places/bakery.css'),
    crop: `
article{grid-template-columns:minmax(0,1fr) 150px;row-gap:1.25rem;--phone:1.25rem}
header{grid-column:1/-1;z-index:1}
h1{font-size:66px}
li>div{font-size:.9375rem}
small{display:none}
.drawn{grid-area:1/2/-1/-1;place-self:start end;inline-size:200px;rotate:none;margin:20px -40px 0 0}
[dir=rtl] .drawn{margin:20px 0 0 -40px}
@media (max-width:400px){article{grid-template-columns:minmax(0,1fr) 112px}.drawn{inline-size:150px}time,bdi{inline-size:3.3em}}`,
    drawing: drawingOf('bakery'),
  },
  /** Straight as a parting: one bold sans serif, full rules, nothing else beside the pole. */
  barber: {
    weights: { text: [700, 700] },
    day: { ground: '#dfe9ee', ink: '#14264a', accent: '#b3202a', white: '#fff' },
    night: { ground: '#b4c3cb', accent: '#8c0f1b', white: '#dfe9ee' },
    style: text('places/barber.css'),
    crop: `
article{row-gap:.75rem}
h1{font-size:64px}
header p{margin-top:.5rem}
li>div{font-size:1.375rem}`,
  },
  /** Written with a light hand on blush paper: no rule, no leader, the price below, and room for three tulips. */
  flowers: {
    weights: { display: [500, 500] },
    day: {
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
    night: { ground: '#d8bab2', accent: '#7c1230', rose: '#d76a74' },
    style: text('places/flowers.css'),
    crop: `
article{row-gap:1rem}
h2{margin-bottom:.5rem}
ul{row-gap:.75rem}
bdi{font-size:1.375rem;margin:0}
.drawn{inline-size:auto;max-inline-size:none;block-size:470px;margin-block-end:-220px;margin-inline-end:-30px}`,
    drawing: drawingOf('flowers'),
  },
  /** The tag of a room key, with its hole, and the key behind it: breakfast in small type. */
  guesthouse: {
    weights: { display: [500, 500] },
    day: {
      page: '#24402f',
      ground: '#ecdcb8',
      ink: '#f1e7cf',
      accent: '#8a3a12',
      print: '#22301f',
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
    style: text('places/guesthouse.css') + leaders,
    crop: `
article{grid-template-columns:minmax(0,1fr) 15rem;column-gap:1.25rem;--hours:212px}
header{grid-area:1/1/-1/1}
h1{font-size:50px}
.drawn,.groups{grid-area:1/2/-1/2;inline-size:100%}
.drawn{margin-top:-1.25rem}
.groups{place-self:stretch;min-block-size:0;margin-top:4rem;padding:5.25rem 1.25rem .75rem;font-size:.9375rem;align-content:start}
@media (max-width:400px){.drawn{margin-top:-2.75rem}.groups{margin-top:2.5rem;padding:4.5rem 1rem 0}li>div{flex-direction:column;align-items:start}bdi{margin:0}}`,
    drawing: drawingOf('guesthouse'),
  },
  /** Shouted across the counter: black letters, prices first, and a bowl that the corner of the page crops. */
  hummus: {
    weights: { display: [500, 900] },
    day: {
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
    night: { ground: '#d9a92b', accent: '#7a1a0c', cream: '#e0cda0', fold: '#c3a66c' },
    style: text('places/hummus.css'),
    crop: `
article h1,[dir=rtl] h1{font-size:88px}
header p{margin-top:.5rem;line-height:1.15}
article{row-gap:.75rem}
small{display:none}
.drawn{inline-size:300px;margin-inline-end:-140px;margin-block-end:-130px}`,
    drawing: drawingOf('hummus'),
  },
};

/** The look of a sample: of its place, or the studio's white card. */
export function lookOf(id: string): Look {
  return looks[id] ?? card(menuPapers.white);
}

/** The look of a written menu, whose paper is the class of its body: only a card has leaders and the frame. */
export const writtenLook: Look = {
  ...card(menuPapers.white),
  style: `${cardStyle}.card{${leaders}${text('places/frame.css')}}${text('places/written.css')}`,
};

/** The studio's card on a table, with drawn dishes and descriptions, for a place without a look of its own. */
export function card({ ground, dimmed, ink, accent }: MenuPaper): Look {
  return {
    weights: { display: [700, 700], text: [400, 700] },
    day: { table: palette.kraft, ground, ink, accent },
    night: { table: palette.nightSunk, ground: dimmed },
    style: cardStyle + leaders + text('places/dishes.css') + text('places/frame.css'),
    crop: 'main{block-size:304px;padding:0}article{block-size:100%;padding-block:1.5rem 0}',
  };
}

/** Colors of a look in both schemes, and black on white in print. */
export function colorStyle(selector: string, { day, night }: Pick<Look, 'day' | 'night'>): string {
  const rule = (colors: Partial<MenuColors>) =>
    `${selector}{${Object.entries(colors)
      .map(([name, value]) => `--${name}:${value};`)
      .join('')}}`;
  return `${rule(day)}@media (prefers-color-scheme:dark){${rule(night)}}
@media print{${rule({ ground: '#fff', ink: '#000', accent: '#000' })}}`;
}

/** A drawing of `drawings.svg`: of a look, or of a dish. */
export function drawingOf(name: string): NonNullable<Look['drawing']> {
  const drawn = drawings(`#${name}`);
  return { viewBox: drawn.attr('viewBox') ?? '', shapes: shapesIn(drawn) };
}

/** Shapes for React. A part is repeated, because its id would be in a page twice: on both sides. */
function shapesIn(group: ReturnType<typeof drawings>): ReactNode[] {
  return group
    .children()
    .toArray()
    .map((shape, key) => {
      const { href, ...given } = shape.attribs;
      const attributes = Object.entries(given).map(([name, value]) => [
        name.replace(/-(.)/, (_, letter: string) => letter.toUpperCase()),
        value,
      ]);
      const inside = href ? drawings(href) : drawings(shape);
      const props = { ...Object.fromEntries(attributes), key };
      return createElement(href ? 'g' : shape.name, props, ...shapesIn(inside));
    });
}

function text(name: string): string {
  return readFileSync(new URL(name, import.meta.url), 'utf8');
}
