import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { type Language, type LanguageFacts, languages } from '../../../locales/languages';
import { drawQrCode } from '../../components/drawQrCode';
import {
  type Cover,
  coverSize,
  covers,
  type Drawing,
  drawingAddress,
  drawings,
} from '../../content/covers';
import { menuAddress } from '../../content/menuAddress';
import { portfolio } from '../../content/portfolio';
import type { PortfolioProject } from '../../content/portfolioProject';
import { menuCodeAddress, projectCodeAddress, type QrCode } from '../../content/qrCode';
import { codeFile, type Origins, sampleMenuAddress, sampleMenuCode } from '../export/menuCodes';
import { BakeryCover } from './BakeryCover';
import { BarberCover } from './BarberCover';
import { BrokenPencil } from './BrokenPencil';
import { ClosingMenu } from './ClosingMenu';
import { CounterBell } from './CounterBell';
import { coverStyle } from './coverStyle';
import { EmptyPlate } from './EmptyPlate';
import { FlowersCover } from './FlowersCover';
import { GuestBook } from './GuestBook';
import { GuesthouseCover } from './GuesthouseCover';
import { HummusCover } from './HummusCover';
import { IllustrationCrate } from './IllustrationCrate';
import { PaperShop } from './PaperShop';
import { PriceEasel } from './PriceEasel';

type Direction = LanguageFacts['direction'];

/** Writes all drawings that are files into one root: for both directions, and the codes of samples. */
export async function writeCovers(
  root: string,
  settings: Origins,
  language: Language,
): Promise<void> {
  const qr = sampleMenuCode(settings, language);
  const samples = portfolio.filter(({ sample }) => sample);
  const cardOf = ({ link }: PortfolioProject, one: Language) =>
    menuAddress(settings, one, link[one].slice(1));
  const hummus = samples.find(({ image }) => image === 'hummus');
  const hummusCode = hummus ? drawQrCode(cardOf(hummus, language)) : qr;
  await mkdir(path.join(root, 'covers'), { recursive: true });
  const all = [
    ...covers.map((name) => ({
      name,
      frame: { x: 0, y: 0, ...coverSize },
      content: <CoverThings cover={name} qr={hummusCode} />,
    })),
    ...names.map((name) => ({ name, frame: drawings[name], content: contentOf(name, qr) })),
  ];
  const files = all.flatMap(({ name, content, frame }) =>
    Object.values(languages).map(({ direction }) => ({
      file: path.join(root, drawingAddress(name, direction)),
      text: renderToStaticMarkup(drawing(content, direction, frame)),
    })),
  );
  const codes = (['en', 'he'] as const).flatMap((one) => [
    {
      file: path.join(root, menuCodeAddress(one)),
      text: codeFile(sampleMenuAddress(settings, one)),
    },
    ...samples.map((project) => ({
      file: path.join(root, projectCodeAddress(project.id, one)),
      text: codeFile(cardOf(project, one)),
    })),
  ]);
  await Promise.all([...files, ...codes].map(({ file, text }) => writeFile(file, text)));
}

const names = Object.keys(drawings) as Drawing[];

function contentOf(name: Drawing, qr: QrCode): ReactNode {
  const content: Readonly<Record<Drawing, ReactNode>> = {
    menu: <ClosingMenu />,
    crate: <IllustrationCrate qr={qr} />,
    shop: <PaperShop />,
    easel: <PriceEasel />,
    bell: <CounterBell />,
    guestBook: <GuestBook />,
    plate: <EmptyPlate />,
    pencil: <BrokenPencil />,
  };
  return content[name];
}

interface Frame {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Mirrors a drawing for right-to-left text. */
function drawing(content: ReactNode, direction: Direction, { x, y, width, height }: Frame) {
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

/** The counter from 168 down, with its illustrations. */
function CoverThings({ cover, qr }: { readonly cover: Cover; readonly qr: QrCode }) {
  const content: Readonly<Record<Cover, ReactNode>> = {
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
      {content[cover]}
    </>
  );
}
