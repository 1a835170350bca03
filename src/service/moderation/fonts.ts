import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { Hono } from 'hono';
import { families } from '../../tokens/type';
import type { ModerationEnv } from './requests';

const packages = ['frank-ruhl-libre', 'assistant'] as const;
const alphabets = {
  latin: 'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02DC,U+2000-206F,U+20AC,U+2122,U+2190-2193,U+2212',
  hebrew: 'U+0307-0308,U+0590-05FF,U+200C-2010,U+20AA,U+25CC,U+FB1D-FB4F',
} as const;

interface FontFile {
  readonly name: string;
  readonly family: string;
  readonly package: string;
  readonly range: string;
}

const files: readonly FontFile[] = packages.flatMap((name, index) =>
  Object.entries(alphabets).map(([alphabet, range]) => ({
    name: `${name}-${alphabet}-wght-normal.woff2`,
    family: families[index] ?? '',
    package: name,
    range,
  })),
);

/** The site's two faces, from the service's own origin. */
export const fontFaces: string = files
  .map(
    ({ name, family, range }) =>
      `@font-face{font-family:'${family}';font-weight:200 900;font-display:swap;src:url(/moderate/fonts/${name}) format('woff2');unicode-range:${range}}`,
  )
  .join('');

/** `GET /fonts/NAME.woff2`: files of the fontsource packages, which change with their version alone. */
export function fontRoutes(): Hono<ModerationEnv> {
  const { resolve } = createRequire(import.meta.url);
  const routes = new Hono<ModerationEnv>();
  for (const { name, package: from } of files) {
    routes.get(`/fonts/${name}`, async (c) => {
      const font = await readFile(resolve(`@fontsource-variable/${from}/files/${name}`));
      return c.body(new Uint8Array(font), 200, {
        'content-type': 'font/woff2',
        'cache-control': 'public, max-age=604800',
      });
    });
  }
  return routes;
}
