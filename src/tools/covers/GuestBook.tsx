/** An open guest book with empty lines and a pen. */
export function GuestBook() {
  return (
    <>
      <path className="green" d="M16 200 42 32h256l26 168z" />
      <path className="board" d="M26 194 50 28h240l24 166c-60-12-124-12-144 2-20-14-84-14-144-2z" />
      <path className="paper" d="M170 188c-20-14-84-14-142-2L52 26c40-12 98-10 118 4z" />
      <path className="paper" d="M170 188c20-14 84-14 142-2L288 26c-40-12-98-10-118 4z" />
      <path
        className="soft"
        d="M57 66c32-7 73-7 101 0M182 66c28-7 69-7 101 0M54 94c32-7 76-7 104 0M182 94c28-7 72-7 104 0M50 122c32-7 80-7 108 0M182 122c28-7 76-7 108 0M46 150c32-7 84-7 112 0M182 150c28-7 80-7 112 0"
      />
      <path className="kraft" d="M6 198h328v22H6z" />
      <path className="tomato" d="M163 186v28l7-7 7 7v-28c-3 0-5 1-7 2-2-1-4-2-7-2z" />
      <path className="shadow" d="m228 92 16-3 78-52-4-8-78 52z" />
      <g transform="translate(224 88) rotate(-34)">
        <path className="paper" d="m0 0 17-6v12z" />
        <path className="green" d="M17-6h70V6H17z" />
        <path className="butter" d="M87-6h24c8 0 8 12 0 12H87z" />
      </g>
    </>
  );
}
