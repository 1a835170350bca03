/** A bucket of tulips, and an order docket on a spike. */
export function FlowersCover() {
  return (
    <>
      <ellipse className="shadow" cx="212" cy="173" rx="54" ry="4" />
      <path
        className="edge"
        d="M198 118c-6-30-16-44-34-56M206 118c0-34 0-50 0-68M214 118c6-30 16-40 36-52M202 118c-12-22-28-30-48-34M214 118c10-18 30-22 52-24"
      />
      <path
        className="green"
        d="M200 112c-16-4-26-18-26-34 16 4 26 18 26 34zM214 112c16-4 26-18 28-32-16 2-28 16-28 32z"
      />
      <path className="tomato" d="M192 54V30l8 8 6-10 6 10 8-8v24c-8 10-20 10-28 0z" />
      <path
        className="paper"
        d="M148 68V46l8 7 6-9 6 9 8-7v22c-8 9-20 9-28 0zM236 72V50l8 7 6-9 6 9 8-7v22c-8 9-20 9-28 0z"
      />
      <path
        className="tomato"
        d="M134 94V76l7 6 5-7 5 7 7-6v18c-7 7-17 7-24 0zM258 102V84l7 6 5-7 5 7 7-6v18c-7 7-17 7-24 0z"
      />
      <path className="kraft" d="M160 112h96l-12 56h-72z" />
      <path className="kraft" d="M156 108h104v12H156z" />
      <path className="paper" d="M184 130h48v26h-48z" />
      <path className="soft" d="M191 139h34M191 147h20" />
      <ellipse className="shadow" cx="74" cy="173" rx="40" ry="4" />
      <path className="board" d="M48 160h52v8H48z" />
      <path className="edge" d="M74 160V60" />
      <path className="paper" d="m38 74 70-6 6 76-7 6-7-5-7 6-7-5-7 6-7-5-7 6-7-5-7 6-6-5z" />
      <path className="edge" d="M74 74V58" />
      <path d="m50 86 34-3M51 98l48-4M52 109l36-3" />
      <path className="upright red bold" d="m60 128 7 8 16-18" />
    </>
  );
}
