/** An empty plate for an empty list. Fork left and knife right in every language. */
export function EmptyPlate() {
  return (
    <g className="upright">
      <path className="kraft" d="M12 20h416v284H12z" />
      <path className="seam" d="M24 32h392v260H24z" />
      <ellipse className="shadow" cx="225" cy="169" rx="125" ry="122" />
      <circle className="paper" cx="220" cy="162" r="124" />
      <circle className="paper sign" cx="220" cy="162" r="114" />
      <circle className="paper" cx="220" cy="162" r="82" />
      <path className="soft bold" d="M160 132a68 68 0 0 1 34-32" />
      <path
        className="butter"
        d="m204 178 9-5 6 7-8 6zM238 150l6-2 2 6-6 2zM250 190l8 1-3 7-7-2zM224 206l4 2-3 4-4-2z"
      />
      <path
        className="paper"
        d="M50 70v46c0 10 5 15 9 17l-3 118c0 9 14 9 14 0l-3-118c4-2 9-7 9-17V70"
      />
      <path d="M59 70v40M67 70v40" />
      <path className="paper" d="M372 70c20 22 22 66 14 96l-2 85c0 9-14 9-14 0z" />
    </g>
  );
}
