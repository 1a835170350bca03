/** A room key, a breakfast card, and a sticker. */
export function GuesthouseCover() {
  return (
    <>
      {/* From the sign, which covers its upper end. */}
      <path className="edge" d="M72 0v82" />
      <path className="kraft" d="M62 92a10 10 0 1 0 20 0a10 10 0 1 0-20 0" />
      <path className="hole" d="M67 92a5 5 0 1 0 10 0a5 5 0 1 0-10 0" />
      <path className="butter" d="M68 101h8v42h-8zM76 126h10v6H76zM76 136h8v7h-8z" />
      <path className="tomato" d="M54 104c-10 6-20 22-18 30s16 8 20 0 6-22 8-30c-3-2-6-2-10 0z" />
      <path className="light upright" d="M44 118v8h8M50 116v14" />
      <ellipse className="shadow" cx="166" cy="173" rx="52" ry="4" />
      <path className="board" d="m190 66 20 102h-20z" />
      <path className="paper" d="M124 66h66v102h-66z" />
      <path d="M138 80h38" />
      <path className="butter" d="M142 92h26v10a10 10 0 0 1-10 10h-6a10 10 0 0 1-10-10z" />
      <path d="M168 95h4a4 4 0 0 1 0 9h-4M138 118h38" />
      <path className="soft" d="M136 130h24M136 141h30M136 152h20" />
      <path className="red" d="M170 130h8M172 141h6M168 152h10" />
      <ellipse className="shadow" cx="264" cy="173" rx="42" ry="4" />
      <path className="paper" d="M222 120a42 42 0 1 0 84 0a42 42 0 1 0-84 0" />
      <path className="tomato" d="M228 120a36 36 0 1 0 72 0a36 36 0 1 0-72 0" />
      <path
        className="light bold"
        d="M257.5 132a9.5 9.5 0 0 1 13 0M250.5 124.5a19.5 19.5 0 0 1 27 0M244 117a29.5 29.5 0 0 1 40 0"
      />
      <path className="board" d="M238 154h52v14h-52z" />
    </>
  );
}
