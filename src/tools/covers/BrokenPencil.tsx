/** A broken waiter's pencil. */
export function BrokenPencil() {
  return (
    <>
      <path className="kraft" d="M2 52 26 40v22z" />
      <path d="m2 52 9-4v8z" className="board" />
      <path className="butter" d="M26 40h66l7 6-9 5 8 6-5 5H26z" />
      <path className="butter" d="m128 38 58-26 9 20-58 26-1-7-7-1 3-6z" />
      <path className="board" d="m186 12 11-5 9 20-11 5z" />
      <path className="tomato" d="m197 7 8-3c6-2 15 17 9 20l-8 3z" />
      <path className="edge" d="m108 36-3-12M118 34l4-12M99 32 88 24" />
    </>
  );
}
