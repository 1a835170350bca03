import type { ReactNode } from 'react';
import type { Drawing } from '../../src/content/covers';
import type { QrCode } from '../../src/illustrations/qrCode';

/** Content of each drawing. */
export const drawingContent: Readonly<Record<Drawing, (qr: QrCode) => ReactNode>> = {
  /** A crate with one of each illustration: tent, ledger, receipt, docket, sticker, tag. */
  crate: (qr) => (
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
  ),
  /** A paper shop with a sticker on its door. */
  shop: () => (
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
  ),
  /** A price list on an easel. */
  easel: () => (
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
  ),
  /** A table tent to print, write by hand and fold: its upper half stands on its head. */
  tent: () => (
    <>
      <path className="label flat" d="M0 0h420v595H0z" />
      <path className="seam" d="M0 297.5h420" />
      {['', 'rotate(180 210 297.5)'].map((transform) => (
        <g key={transform} transform={transform}>
          <path d="M24 322h372v249H24zM48 382h324M48 386h324" />
          <path className="dotted" d="M48 436h150M48 486h150M48 536h150" />
          <path d="M206 436h34M206 486h34M206 536h34M268 416h104v122H268z" />
        </g>
      ))}
    </>
  ),
  /** A counter bell. */
  bell: () => (
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
  ),
  /** An open guest book with empty lines and a pen. */
  guestBook: () => (
    <>
      <path className="green" d="M16 200 42 32h256l26 168z" />
      <path className="board" d="M26 194 50 28h240l24 166c-60-12-124-12-144 2-20-14-84-14-144-2z" />
      <path className="paper" d="M170 188c-20-14-84-14-142-2L52 26c40-12 98-10 118 4z" />
      <path className="paper" d="M170 188c20-14 84-14 142-2L288 26c-40-12-98-10-118 4z" />
      <path
        className="soft"
        d="M57 66c32-7 73-7 101 0M182 66c28-7 69-7 101 0M54 94c32-7 76-7 104 0M182 94c28-7 72-7 104 0M50 122c32-7 80-7 108 0M182 122c28-7 76-7 108 0M46 150c32-7 84-7 112 0M182 150c28-7 80-7 112 0"
      />
      <path className="kraft" d="M6 198h328v22H6z" />
      <path className="tomato" d="M163 186v28l7-7 7 7v-28c-3 0-5 1-7 2-2-1-4-2-7-2z" />
      <path className="shadow" d="m228 92 16-3 78-52-4-8-78 52z" />
      <g transform="translate(224 88) rotate(-34)">
        <path className="paper" d="m0 0 17-6v12z" />
        <path className="green" d="M17-6h70V6H17z" />
        <path className="butter" d="M87-6h24c8 0 8 12 0 12H87z" />
      </g>
    </>
  ),
  /** An empty plate for an empty list. Fork left and knife right in every language. */
  plate: () => (
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
  ),
  /** A broken waiter's pencil. */
  pencil: () => (
    <>
      <path className="kraft" d="M2 52 26 40v22z" />
      <path d="m2 52 9-4v8z" className="board" />
      <path className="butter" d="M26 40h66l7 6-9 5 8 6-5 5H26z" />
      <path className="butter" d="m128 38 58-26 9 20-58 26-1-7-7-1 3-6z" />
      <path className="board" d="m186 12 11-5 9 20-11 5z" />
      <path className="tomato" d="m197 7 8-3c6-2 15 17 9 20l-8 3z" />
      <path className="edge" d="m108 36-3-12M118 34l4-12M99 32 88 24" />
    </>
  ),
};
