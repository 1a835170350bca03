/** A receipt with a list of orders, and a braided challah on a board. */
export function BakeryCover() {
  return (
    <>
      <ellipse className="shadow" cx="68" cy="173" rx="48" ry="4" />
      <path className="paper" d="M34 150V70l6-5 6 5 6-5 6 5 6-5 6 5 6-5 6 5 6-5 6 5 6-5 0 85z" />
      <path d="M46 84h42M46 96h22M78 96h10" />
      <path
        className="upright"
        d="M48 112v18M55 112v18M62 112v18M69 112v18M44 127l30-12M84 112v18M91 112v18"
      />
      <path className="board" d="M24 142h88v18a8 8 0 0 1-8 8H32a8 8 0 0 1-8-8z" />
      <path className="tomato" d="M90 151h12v8H90z" />
      <ellipse className="shadow" cx="222" cy="173" rx="88" ry="4" />
      <path className="butter" d="M144 150c-14-2-18-14-10-22 12-10 34-4 38 10 2 8-12 14-28 12z" />
      <path className="butter" d="M300 150c14-2 18-14 10-22-12-10-34-4-38 10-2 8 12 14 28 12z" />
      <path className="butter" d="M150 152c-16-10-14-36 4-42 22-6 44 10 44 30 0 12-32 20-48 12z" />
      <path className="butter" d="M294 152c16-10 14-36-4-42-22-6-44 10-44 30 0 12 32 20 48 12z" />
      <path className="butter" d="M182 154c-16-14-10-46 12-52 24-6 46 14 44 36-2 18-42 28-56 16z" />
      <path className="butter" d="M262 154c16-14 12-44-8-51-20-6-40 8-46 26-6 20 36 37 54 25z" />
      <path d="M160 122c8 0 16 4 20 10M196 116c10 1 18 6 22 14M240 118c10 2 16 8 18 16M284 124c-6 0-12 3-15 8M146 134c4 0 8 2 10 4" />
      <path className="board" d="M130 154h184v14H130z" />
    </>
  );
}
