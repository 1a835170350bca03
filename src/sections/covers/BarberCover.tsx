import { CoverArt } from './CoverArt';

/** A barber's pole, and the comb and scissors in their glass. */
export function BarberCover() {
  return (
    <CoverArt>
      <ellipse data-fill="shadow" cx="236" cy="170" rx="38" ry="5" />
      <path data-fill="paper" d="M216 46h40v104h-40z" />
      <path
        data-fill="tomato"
        d="m216 72 40-22v18l-40 22zM216 108l40-22v18l-40 22zM216 144l40-22v18l-18 10h-22z"
      />
      <path data-fill="butter" d="M210 36h52v12h-52zM210 148h52v20h-52zM218 36a18 18 0 0 1 36 0z" />
      <path data-fill="butter" d="M229 14a7 7 0 1 0 14 0a7 7 0 1 0-14 0" />
      <ellipse data-fill="shadow" cx="112" cy="170" rx="44" ry="5" />
      <path data-fill="kraft" d="M86 112V52h22v60" />
      <path d="M86 60h12M86 68h12M86 76h12M86 84h12M86 92h12" />
      <path data-fill="paper" d="m121 112 17-48 6 3-15 45zM146 112l-17-48-6 3 15 45z" />
      <path
        data-line="tomato"
        d="M111 56a10 10 0 1 0 20 0a10 10 0 1 0-20 0M136 56a10 10 0 1 0 20 0a10 10 0 1 0-20 0"
      />
      <path data-fill="board" d="M76 108h78l-6 60H82z" />
      <path data-fill="butter" d="M79 136h72l-3 32H82z" />
      <path d="M96 150h38" />
    </CoverArt>
  );
}
