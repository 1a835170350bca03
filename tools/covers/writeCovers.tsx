import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import {
  type Language,
  type LanguageFacts,
  languageCodes,
  languages,
} from '../../locales/languages';
import {
  coverSize,
  covers,
  type Drawing,
  drawingAddress,
  drawings,
} from '../../src/content/covers';
import { portfolio } from '../../src/content/portfolio';
import { menuCodeAddress } from '../../src/illustrations/qrCode';
import { drawQrCode } from '../../src/ui/drawQrCode';
import { codeFile, type Origins, sampleMenuAddress } from '../export/menuCodes';
import { coverContent } from './coverContent';
import { coverStyle } from './coverStyle';
import { drawingContent } from './drawingContent';

/** Writes all drawings that are files into one root: for both directions, and the codes of samples. */
export async function writeCovers(
  root: string,
  settings: Origins,
  language: Language,
): Promise<void> {
  const qr = drawQrCode(sampleMenuAddress(settings, language));
  const hummus = portfolio.find(({ image, sample }) => sample && image === 'hummus');
  const hummusCode = drawQrCode(sampleMenuAddress(settings, language, hummus?.id));
  const frame = { x: 0, y: 0, ...coverSize };
  const all = [
    ...covers.map((name) => ({ name, frame, content: onCounter(coverContent[name](hummusCode)) })),
    ...(Object.keys(drawings) as Drawing[]).map((name) => ({
      name,
      frame: drawings[name],
      content: drawingContent[name](qr),
    })),
  ];
  const files = new Map<string, string>();
  for (const { name, frame, content } of all) {
    for (const { direction } of Object.values(languages)) {
      const markup = renderToStaticMarkup(drawing(content, direction, frame));
      files.set(drawingAddress(name, direction), markup);
    }
  }
  for (const one of languageCodes) {
    files.set(menuCodeAddress(one), codeFile(sampleMenuAddress(settings, one)));
  }
  await mkdir(path.join(root, 'covers'), { recursive: true });
  for (const [file, text] of files) await writeFile(path.join(root, file), text);
}

/** The counter from 168 down, with its objects. */
function onCounter(content: ReactNode) {
  return (
    <>
      <path className="board" d="M-4 168h328v40H-4z" />
      {content}
    </>
  );
}

interface Frame {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Mirrors a drawing for right-to-left text. */
function drawing(
  content: ReactNode,
  direction: LanguageFacts['direction'],
  { x, y, width, height }: Frame,
) {
  const turned = direction === 'rtl' && { transform: `matrix(-1 0 0 1 ${2 * x + width} 0)` };
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      width={width}
      height={height}
      viewBox={`${x} ${y} ${width} ${height}`}
    >
      <style>{coverStyle}</style>
      <g className={direction} {...turned}>
        {content}
      </g>
    </svg>
  );
}
