/** A paper shop with a sticker on its door. */
export function PaperShop() {
  return (
    <>
      <path className="board" d="m262 46 46 14v190h-46z" />
      <path className="paper" d="M22 250V46h52c8-30 128-30 136 0h52v204z" />
      <path className="edge seam" d="M298 70v172" />
      <path className="board" d="M135 39a7 7 0 1 0 14 0a7 7 0 1 0-14 0" />
      <path className="green" d="M42 56h200v34H42z" />
      <path
        className="chalk"
        d="M88.4 79c3.7 0 3.2-14.4 5.8-14.4s0.5 14.4 5.1 14.4c3.8 0 3.3-11.2 6-11.2s0.5 11.2 5.4 11.2c3.8 0 3.3-12.8 6-12.8s0.5 12.8 5.3 12.8c3.2 0 2.7-9.6 5-9.6s0.5 9.6 4.8 9.6c4 0 3.4-12.8 6.3-12.8s0.5 12.8 5 12.8M155 79c3.9 0 3.4-12.8 6.2-12.8s0.4 12.8 4.3 12.8c3.6 0 3-9.6 5.6-9.6s0.4 9.6 4.5 9.6c3.6 0 3.1-12.8 5.7-12.8s0.5 12.8 4.9 12.8c3.1 0 2.7-11.2 4.9-11.2s0.4 11.2 4.4 11.2"
      />
      <path className="butter" d="M40 152h126v62H40z" />
      <path className="kraft" d="M40 222h126v28H40z" />
      <path className="board" d="M34 214h138v8H34z" />
      <path className="green" d="M186 152h54v98h-54z" />
      <path className="butter" d="M195 161h36v50h-36z" />
      <path className="paper" d="M202 186a11 11 0 1 0 22 0a11 11 0 1 0-22 0" />
      <path className="tomato" d="M206 186a7 7 0 1 0 14 0a7 7 0 1 0-14 0" />
      <path className="chalk" d="M231 222v8" />
      <path className="paper" d="M56 196v-18h32v18zM48 196h48v5H48z" />
      <path d="M56 187c5 6 11 6 16 0s11-6 16 0M72 201v13M62 214h20" />
      <path
        className="green"
        d="M128 190c-18-2-20-16-16-24 12 4 16 12 16 24zM130 190c-2-14 4-26 18-26 2 14-4 24-18 26z"
      />
      <path className="kraft" d="m116 190h26l-4 24h-18z" />
      <path
        className="paper"
        d="M66 98h31l-12 42a18.5 11 0 0 1-37 0zM127 98h30l4 42a19 11 0 0 1-38 0zM187 98h31l18 42a18.5 11 0 0 1-37 0z"
      />
      <path
        className="green"
        d="M36 98h30l-18 42a19 11 0 0 1-38 0zM97 98h30l-4 42a19 11 0 0 1-38 0zM157 98h30l12 42a19 11 0 0 1-38 0zM218 98h30l26 42a19 11 0 0 1-38 0z"
      />
    </>
  );
}
