import type { QrCode } from '../../content/qrCode';

/** A bowl of hummus, pitas, and a table tent. */
export function HummusCover({ qr }: { readonly qr: QrCode }) {
  return (
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
  );
}
