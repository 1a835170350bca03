import { CoverArt } from './CoverArt';

/** A bucket of tulips, and the slip that says for whom they are tied. */
export function FlowersCover() {
  return (
    <CoverArt>
      <ellipse data-fill="shadow" cx="208" cy="170" rx="52" ry="5" />
      <path d="M196 118c-6-30-16-44-34-56M204 118c0-34 0-50 0-74M212 118c6-30 16-40 36-52M200 118c-12-22-28-30-48-34M212 118c10-18 30-22 52-24" />
      <path
        data-fill="green"
        d="M198 112c-16-4-26-18-26-34 16 4 26 18 26 34zM212 112c16-4 26-18 28-32-16 2-28 16-28 32z"
      />
      <path data-fill="tomato" d="M190 48V24l8 8 6-10 6 10 8-8v24c-8 10-20 10-28 0z" />
      <path
        data-fill="paper"
        d="M146 66V44l8 7 6-9 6 9 8-7v22c-8 9-20 9-28 0zM234 70V48l8 7 6-9 6 9 8-7v22c-8 9-20 9-28 0z"
      />
      <path
        data-fill="tomato"
        d="M132 92V74l7 6 5-7 5 7 7-6v18c-7 7-17 7-24 0zM256 100V82l7 6 5-7 5 7 7-6v18c-7 7-17 7-24 0z"
      />
      <path data-fill="kraft" d="M158 112h96l-12 56h-72z" />
      <path data-fill="board" d="M154 108h104v12H154z" />
      <path data-fill="paper" d="M182 130h48v26h-48z" />
      <path d="M190 139h32M190 147h20" />
      <ellipse data-fill="shadow" cx="70" cy="170" rx="34" ry="4" />
      <path data-fill="paper" d="M46 168V96l6-5 6 5 6-5 6 5 6-5 6 5 6-5 6 5v72z" />
      <path d="M56 112h28M56 124h28M56 136h18" />
      <path data-upright="" data-line="tomato" d="m58 152 6 6 14-14" />
    </CoverArt>
  );
}
