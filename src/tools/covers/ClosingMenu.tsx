/** A menu that somebody has gone over: one dish struck out, one price corrected, and the pencil on top. */
export function ClosingMenu() {
  return (
    <>
      <path className="board" d="m252 44 34 216h-34z" />
      <path className="paper" d="M70 36h182v230H70z" />
      <path d="M118 62q4-14 9 0t9 0t9 0t9 0M172 62q4-14 9 0t9 0t9 0" className="bold" />
      <path d="M88 80h146M88 85h146" />
      <path d="M90 116q3-10 7 0t7 0t7 0t7 0t7 0t7 0M148 112q3-6 6 4" />
      <path className="soft dotted" d="M166 118h32" />
      <path className="soft" d="M90 132h74" />
      <path d="M90 164q3-10 7 0t7 0t7 0M128 164q3-10 7 0t7 0t7 0t7 0" />
      <path className="soft dotted" d="M168 166h30" />
      <path className="soft" d="M90 180h60" />
      <path d="M90 212q3-10 7 0t7 0t7 0t7 0t7 0" />
      <path className="soft dotted" d="M136 214h62" />
      <path className="soft" d="M90 228h82" />
      <g className="upright">
        <path d="M204 118v-14h5q5 0 5 5v4M208 109v9h5q5 0 5-5v-9M224 118v-14h10M224 110h6q4 0 4 4t-4 4h-6" />
      </g>
      <g className="upright">
        <path d="M204 166v-14h5q5 0 5 5v4M208 157v9h5q5 0 5-5v-9M224 152h8l-6 14" />
      </g>
      <g className="upright">
        <path d="M204 214v-14h5q5 0 5 5v4M208 205v9h5q5 0 5-5v-9M231 200h-7v6q9-2 9 4t-9 4" />
      </g>
      <path className="red bold" d="m84 162 78-4M200 118l38-12" />
      <g className="upright">
        <path
          className="red bold"
          d="M274 96v-20h6q7 0 7 7v6M280 83v13h6q7 0 7-7V76M308 76h-9l-1 8q11-3 11 5t-12 6M321 76a5 4.5 0 1 0 .1 0M321 85a6 5.5 0 1 0 .1 0"
        />
      </g>
      <path className="red" d="M242 108q10-2 22-12" />
      <g transform="translate(132 212) rotate(-24)">
        <path className="paper" d="m0 0 22-9v18z" />
        <path className="ink" d="m0 0 8-3v6z" />
        <path className="butter" d="M22-9h104V9H22zM22-3h104M22 3h104" />
        <path className="kraft" d="M126-9h10V9h-10z" />
        <path className="tomato" d="M136-9h10q8 9 0 18h-10z" />
      </g>
    </>
  );
}
