/** A price list on an easel. */
export function PriceEasel() {
  return (
    <>
      <path className="board" d="M90 200h10l3 100H87z" />
      <path className="kraft" d="M86 4h12L32 300H19zM92 4h12l67 296h-13z" />
      <path className="kraft" d="M22 32h146v204H22z" />
      <path className="green" d="M31 41h128v186H31z" />
      <path
        className="sign upright"
        d="M80 90V56h14c9 0 14 5 14 13v11M90 67v23h14c9 0 14-5 14-13V56"
      />
      <path className="chalk" d="M45 106h100M45 111h100" />
      <path
        className="chalk"
        d="M45 134c4-8 7-8 8 0 4-7 7-7 8 0 3-8 7-8 8 0 3-7 6-7 8 0M45 158c4-8 7-8 8 0 4-7 7-7 8 0 3-8 7-8 8 0 3-7 6-7 8 0 3-8 7-7 8 0M45 182c4-8 7-8 8 0 4-7 7-7 8 0M45 206c4-8 7-8 8 0 4-7 7-7 8 0 3-8 7-8 8 0 3-7 6-7 8 0"
      />
      <path className="chalk dotted" d="M86 134h34M94 158h26M70 182h50M86 206h34" />
      <path className="sign" d="M128 132h17M128 156h17M128 180h17M128 204h17" />
      <path className="kraft" d="M12 236h166v12H12z" />
    </>
  );
}
