import { CoverArt } from './CoverArt';

/** A braided challah on its board, and the count of how many to braid. */
export function BakeryCover() {
  return (
    <CoverArt>
      <ellipse data-fill="shadow" cx="188" cy="170" rx="116" ry="5" />
      <path data-fill="kraft" d="M74 156h222v12H74z" />
      <path
        data-fill="butter"
        d="M96 156c-14-20 0-42 18-44 6-18 34-24 46-14 14-14 44-12 54 2 16-8 40 0 44 18 18 4 26 24 14 38z"
      />
      <path d="M114 112c20 2 34 20 34 44M160 98c-18 10-26 30-24 46M160 98c22 8 36 32 34 58M214 100c-20 8-32 30-32 46M214 100c22 8 34 30 32 56M258 118c-14 2-24 14-26 30" />
      <path
        data-fill="paper"
        d="m128 124 4 3M170 110l5 2M222 112l5 3M206 132l4 3M154 134l4 2M250 136l4 2M112 138l3 3M184 128l4 2"
      />
      <ellipse data-fill="shadow" cx="44" cy="170" rx="26" ry="4" />
      <path data-fill="paper" d="M26 168V92h36v76z" />
      <path data-fill="tomato" d="M26 92h36v14H26z" />
      <path d="M34 118v18M40 118v18M46 118v18M52 118v18M30 132l26-10M34 146v12M40 146v12" />
    </CoverArt>
  );
}
