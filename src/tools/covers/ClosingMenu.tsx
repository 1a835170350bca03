/** A corrected menu: one dish struck out, one price changed, and a pencil on top. */
export function ClosingMenu() {
  return (
    <>
      <path className="board" d="m292 40 34 220h-34z" />
      <path className="paper" d="M40 32h252v234H40z" />
      <path className="bold" d="M122 60q5-16 10 0t10 0t10 0t10 0M182 60q5-16 10 0t10 0t10 0" />
      <path d="M60 80h212M60 85h212" />
      <path d="M62 118q3-10 7 0t7 0t7 0t7 0t7 0t7 0t7 0" />
      <path className="soft dotted" d="M122 120h46" />
      <path className="soft" d="M62 134h84" />
      <path d="M62 166q3-10 7 0t7 0t7 0M98 166q3-10 7 0t7 0t7 0t7 0" />
      <path className="soft dotted" d="M142 168h26" />
      <path className="soft" d="M62 182h60" />
      <path d="M62 214q3-10 7 0t7 0t7 0t7 0t7 0" />
      <path className="soft" d="M62 230h72" />
      <g className="upright">
        <path d="M176 120v-14h5q5 0 5 5v4M180 111v9h5q5 0 5-5v-9M203 106h-6v6q8-2 8 4t-8 4M210 109q1-4 5-3t2 6l-7 8h9" />
      </g>
      <g className="upright">
        <path d="M176 168v-14h5q5 0 5 5v4M180 159v9h5q5 0 5-5v-9M196 154h8l-6 14M217 168v-14l-9 10h12" />
      </g>
      <path className="red" d="m56 164 84-5M172 120l40-13" />
      <g className="upright">
        <path
          className="red"
          d="M230 122v-20h6q7 0 7 7v6M236 109v13h6q7 0 7-7v-13M264 102h-9l-1 8q11-3 11 5t-12 6M277 102a5 4.5 0 1 0 .1 0M277 111a6 5.5 0 1 0 .1 0"
        />
      </g>
      <g transform="translate(128 250) rotate(-24)">
        <path className="paper" d="m0 0 22-9v18z" />
        <path className="ink" d="m0 0 8-3v6z" />
        <path className="butter" d="M22-9h104V9H22zM22-3h104M22 3h104" />
        <path className="kraft" d="M126-9h10V9h-10z" />
        <path className="tomato" d="M136-9h10q8 9 0 18h-10z" />
      </g>
    </>
  );
}
