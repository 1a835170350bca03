import type { ReactNode } from 'react';
import type { Drawing } from '../../src/content/covers';

/** Content of each drawing. */
export const drawingContent: Readonly<Record<Drawing, ReactNode>> = {
  /** A table tent to print, write by hand and fold: its upper half stands on its head. */
  tent: (
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
  bell: (
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
  /** An empty plate for an empty list. Fork left and knife right in every language. */
  plate: (
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
  pencil: (
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
