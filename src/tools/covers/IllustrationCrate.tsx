import type { QrCode } from '../../content/qrCode';

/** A crate with one of each illustration: tent, ledger, receipt, docket, sticker, tag. */
export function IllustrationCrate({ qr }: { readonly qr: QrCode }) {
  return (
    <>
      <path className="board" d="M20 180h290v78H20z" />
      <g>
        <path className="board" d="M104 44h86v140h-86z" />
        <path className="paper" d="M114 44h76v140h-76z" />
        <path d="M124 60h30M124 66h56M124 84h8M124 104h8M124 124h8M124 144h8" />
        <path className="butter" d="M142 78h38v12h-38zM142 118h38v12h-38z" />
        <path className="green" d="M142 98h38v12h-38z" />
      </g>
      <path className="kraft" d="m246 58 56 8-14 120h-56z" />
      <path d="m254 82 34 5M252 96l24 4M250 110l30 4" />
      <path className="green" d="m264 52 24 4-2 14-24-4z" />
      <path className="paper" d="m182 190 8-164 6-7 6 7 7-6 6 7 7-6 6 7 7-5 6 7-9 160z" />
      <path d="m200 46 30 2M200 60l20 1M231 62h3M199 74l14 1M230 76h4M198 88l22 1M229 90h4" />
      <path className="dotted" d="m196 104 40 2" />
      <path className="thick" d="m214 120 18 1" />
      <path className="board" d="m112 82 24 100h-24z" />
      <path className="green" d="M26 82h86v100H26z" />
      <g className="upright">
        <path className="flat label" d="M38 94h62v62H38z" />
        <path className="code" transform={`translate(38 94) scale(${62 / qr.size})`} d={qr.path} />
      </g>
      <path className="paper" d="M222 150a44 44 0 1 0 88 0a44 44 0 1 0-88 0" />
      <path className="tomato" d="M228 150a38 38 0 1 0 76 0a38 38 0 1 0-76 0" />
      <path
        className="light bold"
        d="M259.5 154a9.5 9.5 0 0 1 13 0M252.5 146.5a19.5 19.5 0 0 1 27 0M246 139a29.5 29.5 0 0 1 40 0"
      />
      <path className="kraft" d="M14 174h302v40H14zM14 222h302v40H14z" />
      <path className="board" d="M14 174h26v88H14zM290 174h26v88h-26z" />
      <path className="hollow" d="M138 186h54a8 8 0 0 1 0 16h-54a8 8 0 0 1 0-16z" />
      <path
        className="edge"
        d="M27 184v.1M27 204v.1M27 232v.1M27 252v.1M303 184v.1M303 204v.1M303 232v.1M303 252v.1"
      />
      <path className="butter" d="m150 224 15-13 15 13v30h-30z" />
      <path d="M165 220c-8-10-10-22 0-34" />
      <path className="tick upright" d="m158 238 5 6 10-12" />
    </>
  );
}
