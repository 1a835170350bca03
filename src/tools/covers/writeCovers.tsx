import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { type LanguageFacts, languages } from '../../../locales/languages';
import {
  type Cover,
  closingDrawing,
  coverSize,
  covers,
  drawingAddress,
} from '../../content/covers';
import type { QrCode } from '../../content/qrCode';
import { BakeryCover } from './BakeryCover';
import { BarberCover } from './BarberCover';
import { ClosingMenu } from './ClosingMenu';
import { coverStyle } from './coverStyle';
import { FlowersCover } from './FlowersCover';
import { GuesthouseCover } from './GuesthouseCover';
import { HummusCover } from './HummusCover';

type Direction = LanguageFacts['direction'];

/** Writes the drawings of all pages that are files into one root, each for both directions. */
export async function writeCovers(root: string, qr: QrCode): Promise<void> {
  await mkdir(path.join(root, 'covers'), { recursive: true });
  const drawings = [
    ...covers.map((name) => ({ name, ...coverSize, things: <CoverThings cover={name} qr={qr} /> })),
    { ...closingDrawing, things: <ClosingMenu /> },
  ];
  const files = drawings.flatMap(({ name, things, ...size }) =>
    Object.values(languages).map(({ direction }) => ({
      file: path.join(root, drawingAddress(name, direction)),
      text: renderToStaticMarkup(drawing(things, direction, size)),
    })),
  );
  await Promise.all(files.map(({ file, text }) => writeFile(file, text)));
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** A file's drawing, turned for the other direction as a whole. */
function drawing(things: ReactNode, direction: Direction, { width, height }: Size) {
  const turned = direction === 'rtl' && { transform: `matrix(-1 0 0 1 ${width} 0)` };
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
    >
      <style>{coverStyle}</style>
      <g className={direction} {...turned}>
        {things}
      </g>
    </svg>
  );
}

/** The counter from 168 down, and what stands on it. */
function CoverThings({ cover, qr }: { readonly cover: Cover; readonly qr: QrCode }) {
  const things: Readonly<Record<Cover, ReactNode>> = {
    hummus: <HummusCover qr={qr} />,
    flowers: <FlowersCover />,
    barber: <BarberCover />,
    bakery: <BakeryCover />,
    guesthouse: <GuesthouseCover />,
    shelf: null,
  };
  return (
    <>
      <path className="board" d="M-4 168h328v40H-4z" />
      {things[cover]}
    </>
  );
}
