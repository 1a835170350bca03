/** A counter bell. */
export function CounterBell() {
  return (
    <>
      <path className="board" d="M138 160h24v22h-24z" />
      <path className="green" d="M44 204v-11c0-8 5-13 13-13h186c8 0 13 5 13 13v11z" />
      <path className="paper" d="M52 150c0-58 42-102 98-102s98 44 98 102z" />
      <path
        className="kraft flat"
        d="M183.8 54.1C221.2 68 248 104.8 248 150h-27C221 108 205.8 76.1 183.8 54.1z"
      />
      <path className="soft bold" d="M80 130c4-26 17-45 40-56" />
      <path d="M52 150c0-58 42-102 98-102s98 44 98 102z" />
      <path className="paper" d="M42 150h216a8 8 0 0 1 0 16H42a8 8 0 0 1 0-16z" />
      <path className="board" d="M139 34h22v14h-22z" />
      <path className="tomato" d="M122 34c0-13 11-21 28-21s28 8 28 21z" />
      <path className="edge" d="M98 30 84 20M92 50l-17-5M202 30l14-10M208 50l17-5" />
    </>
  );
}
