/** An appointment book, comb and scissors in a glass, and a barber's pole. */
export function BarberCover() {
  return (
    <>
      <ellipse className="shadow" cx="76" cy="173" rx="56" ry="4" />
      <path className="paper" d="M30 74h88v86H30z" />
      <path
        className="edge"
        d="M42 80V69a3 3 0 0 0-6 0v4M60 80V69a3 3 0 0 0-6 0v4M78 80V69a3 3 0 0 0-6 0v4M96 80V69a3 3 0 0 0-6 0v4M114 80V69a3 3 0 0 0-6 0v4"
      />
      <path d="M54 86v74" />
      <path className="soft" d="M30 104h88M30 122h88M30 140h88" />
      <path d="M38 96h8M38 114h8M38 132h8M38 150h8M62 97q3-8 6 0t6 0t6 0t6 0M62 151q3-8 6 0t6 0t6 0t6 0t6 0" />
      <path className="butter" d="M61 107h40v12H61zM61 125h40v12H61z" />
      <path className="board" d="M24 160h100v8H24z" />
      <ellipse className="shadow" cx="172" cy="173" rx="38" ry="4" />
      <path className="kraft" d="M148 116V58h20v58" />
      <path d="M148 66h11M148 74h11M148 82h11M148 90h11M148 98h11" />
      <path className="paper" d="m177 116 14-46 6 3-13 43zM197 116l-14-46-6 3 13 43z" />
      <path
        className="tomato"
        d="M165 62a10 10 0 1 0 20 0a10 10 0 1 0-20 0M189 62a10 10 0 1 0 20 0a10 10 0 1 0-20 0"
      />
      <path
        className="kraft"
        d="M170 62a5 5 0 1 0 10 0a5 5 0 1 0-10 0M194 62a5 5 0 1 0 10 0a5 5 0 1 0-10 0"
      />
      <path className="paper" d="M138 108h72l-6 60h-60z" />
      <path className="butter" d="M141 138h66l-3 30h-60z" />
      <path d="M156 152h32" />
      <ellipse className="shadow" cx="264" cy="173" rx="40" ry="4" />
      <path className="paper" d="M244 74h40v78h-40z" />
      <path
        className="tomato"
        d="m244 96 40-20v17l-40 20zM244 128l40-20v17l-40 20zM268 152l16-12v12z"
      />
      <path className="butter" d="M238 64h52v12h-52zM238 150h52v18h-52zM246 64a18 18 0 0 1 36 0z" />
      <path className="butter" d="M257 43a7 7 0 1 0 14 0a7 7 0 1 0-14 0" />
    </>
  );
}
