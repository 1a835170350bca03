import type { ReactNode } from 'react';
import type { Cover } from '../../src/content/covers';
import type { QrCode } from '../../src/illustrations/qrCode';

/** Objects on the counter of each cover. */
export const coverContent: Readonly<Record<Cover, (qr: QrCode) => ReactNode>> = {
  /** A bowl of hummus, pitas, and a table tent. */
  hummus: (qr) => (
    <>
      <ellipse className="shadow" cx="78" cy="173" rx="50" ry="4" />
      <path className="board" d="m98 82 22 86H98z" />
      <path className="tomato" d="M26 82h72v86H26z" />
      <path className="label" d="M33 90h58v58H33z" />
      <g className="upright">
        <path className="label flat" d="M34 91h56v56H34z" />
        <path className="code" transform={`translate(34 91) scale(${56 / qr.size})`} d={qr.path} />
      </g>
      <path className="light" d="M50 158h24" />
      <ellipse className="shadow" cx="200" cy="173" rx="62" ry="4" />
      <path className="tomato" d="M132 116h132c0 30-22 50-44 52h-44c-22-2-44-22-44-52z" />
      <path className="light" d="M140 130h116M148 141h100" />
      <ellipse className="butter" cx="198" cy="116" rx="68" ry="17" />
      <path d="M152 118c3-11 78-13 86-2 5 9-56 13-61 4-3-6 33-8 36-4" />
      <path
        className="kraft"
        d="M188 117a5 5 0 1 0 10 0a5 5 0 1 0-10 0M202 113a5 5 0 1 0 10 0a5 5 0 1 0-10 0M200 121a5 5 0 1 0 10 0a5 5 0 1 0-10 0"
      />
      <path
        className="green"
        d="M220 108c2-8 9-10 15-8-1 7-7 11-15 8zM158 114c-4-6 0-12 6-14 3 6 1 12-6 14z"
      />
      <ellipse className="shadow" cx="284" cy="173" rx="30" ry="3" />
      <path className="kraft" d="M255 160c0-6 12-9 29-9s29 3 29 9-12 8-29 8-29-2-29-8z" />
      <path className="kraft" d="M257 147c0-7 12-10 28-10s28 3 28 10-12 8-28 8-28-1-28-8z" />
      <path d="M267 145c3-2 7-3 11-3M293 143c4 0 7 1 9 2M279 147h6" />
    </>
  ),
  /** A bucket of tulips, and an order docket on a spike. */
  flowers: () => (
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
  ),
  /** An appointment book, comb and scissors in a glass, and a barber's pole. */
  barber: () => (
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
  ),
  /** A receipt with a list of orders, and a braided challah on a board. */
  bakery: () => (
    <>
      <ellipse className="shadow" cx="68" cy="173" rx="48" ry="4" />
      <path className="paper" d="M34 150V70l6-5 6 5 6-5 6 5 6-5 6 5 6-5 6 5 6-5 6 5 6-5 0 85z" />
      <path d="M46 84h42M46 96h22M78 96h10" />
      <path
        className="upright"
        d="M48 112v18M55 112v18M62 112v18M69 112v18M44 127l30-12M84 112v18M91 112v18"
      />
      <path className="board" d="M24 142h88v18a8 8 0 0 1-8 8H32a8 8 0 0 1-8-8z" />
      <path className="tomato" d="M90 151h12v8H90z" />
      <ellipse className="shadow" cx="222" cy="173" rx="88" ry="4" />
      <path className="butter" d="M144 150c-14-2-18-14-10-22 12-10 34-4 38 10 2 8-12 14-28 12z" />
      <path className="butter" d="M300 150c14-2 18-14 10-22-12-10-34-4-38 10-2 8 12 14 28 12z" />
      <path className="butter" d="M150 152c-16-10-14-36 4-42 22-6 44 10 44 30 0 12-32 20-48 12z" />
      <path className="butter" d="M294 152c16-10 14-36-4-42-22-6-44 10-44 30 0 12 32 20 48 12z" />
      <path className="butter" d="M182 154c-16-14-10-46 12-52 24-6 46 14 44 36-2 18-42 28-56 16z" />
      <path className="butter" d="M262 154c16-14 12-44-8-51-20-6-40 8-46 26-6 20 36 37 54 25z" />
      <path d="M160 122c8 0 16 4 20 10M196 116c10 1 18 6 22 14M240 118c10 2 16 8 18 16M284 124c-6 0-12 3-15 8M146 134c4 0 8 2 10 4" />
      <path className="board" d="M130 154h184v14H130z" />
    </>
  ),
  /** A room key, a breakfast card, and a sticker. */
  guesthouse: () => (
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
  ),
  shelf: () => null,
};
