import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { type LanguageFacts, languages } from '../../../locales/languages';
import { type Cover, coverAddress, coverSize, covers } from '../../content/covers';
import type { QrCode } from '../../content/qrCode';
import { BakeryCover } from './BakeryCover';
import { BarberCover } from './BarberCover';
import { coverStyle } from './coverStyle';
import { FlowersCover } from './FlowersCover';
import { GuesthouseCover } from './GuesthouseCover';
import { HummusCover } from './HummusCover';

type Direction = LanguageFacts['direction'];

/** Writes the covers of all projects into one root, each for both directions. */
export async function writeCovers(root: string, qr: QrCode): Promise<void> {
  await mkdir(path.join(root, 'covers'), { recursive: true });
  const directions = Object.values(languages).map(({ direction }) => direction);
  const files = covers.flatMap((image) =>
    directions.map((direction) => ({
      file: path.join(root, coverAddress(image, direction)),
      text: coverDrawing(image, direction, qr),
    })),
  );
  await Promise.all(files.map(({ file, text }) => writeFile(file, text)));
}

/** One cover as an SVG file: the counter from 168 down, and what stands on it. */
function coverDrawing(image: Cover, direction: Direction, qr: QrCode): string {
  const { width, height } = coverSize;
  return renderToStaticMarkup(
    <svg xmlns="http://www.w3.org/2000/svg" viewBox={`0 0 ${width} ${height}`}>
      <style>{coverStyle}</style>
      <g
        className={direction}
        {...(direction === 'rtl' && { transform: `matrix(-1 0 0 1 ${width} 0)` })}
      >
        <path className="board" d="M-4 168h328v40H-4z" />
        {thingsOf(image, qr)}
      </g>
    </svg>,
  );
}

function thingsOf(image: Cover, qr: QrCode): ReactNode {
  const things: Readonly<Record<Cover, ReactNode>> = {
    hummus: <HummusCover qr={qr} />,
    flowers: <FlowersCover />,
    barber: <BarberCover />,
    bakery: <BakeryCover />,
    guesthouse: <GuesthouseCover />,
    shelf: null,
  };
  return things[image];
}
