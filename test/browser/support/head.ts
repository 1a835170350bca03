import { expect, type Page } from '@playwright/test';
import { type PagePath, pageNames } from '../../../src/content/navigation';
import { siteConfig } from '../../../src/site.config';
import type { Locale } from './words';

/** Metadata of the page as a search engine reads it. */
export function headOf(page: Page) {
  return page.evaluate(() => {
    const all = (selector: string) => [...document.head.querySelectorAll(selector)];
    const metas = all('meta[name], meta[property]').map((meta): [string, string] => [
      meta.getAttribute('name') ?? meta.getAttribute('property') ?? '',
      meta.getAttribute('content') ?? '',
    ]);
    const links = all('link[rel="canonical"], link[rel="alternate"]').map(
      (link): [string, string] => [
        link.getAttribute('hreflang') ?? 'canonical',
        link.getAttribute('href') ?? '',
      ],
    );
    return {
      lang: document.documentElement.lang,
      dir: document.documentElement.dir,
      title: document.title,
      metas: metas.filter(([name]) => name !== 'viewport' && name !== 'theme-color'),
      links,
      data: all('script[type="application/ld+json"]').map((script) => script.textContent ?? ''),
    };
  });
}

type Head = Awaited<ReturnType<typeof headOf>>;

/** The exported head of an address. */
export async function exportedHead(page: Page, address: string) {
  const other = await page.context().newPage();
  await other.goto(address);
  const head = await headOf(other);
  await other.close();
  return head;
}

/** Describes the page and its addresses. */
export function expectHead(head: Head, path: PagePath, { language, direction, t }: Locale): void {
  const { origin } = siteConfig;
  const title = t(`meta.${pageNames[path]}.title`);
  const description = t(`meta.${pageNames[path]}.description`);
  expect.soft(head).toMatchObject({ lang: language, dir: direction, title });
  expect.soft(head.links).toEqual([
    ['canonical', `${origin[language]}${path}`],
    ['en', `${origin.en}${path}`],
    ['he', `${origin.he}${path}`],
    ['x-default', `${origin.en}${path}`],
  ]);
  const metas = Object.fromEntries(head.metas);
  expect.soft(Object.keys(metas)).toHaveLength(head.metas.length);
  expect.soft(metas).toMatchObject({
    description,
    'og:title': title,
    'og:description': description,
    'og:url': `${origin[language]}${path}`,
    'og:locale': language === 'en' ? 'en_US' : 'he_IL',
  });
  expect.soft(metas).not.toHaveProperty('robots');
  expect.soft(nodesIn(head)).toContainEqual(
    expect.objectContaining({
      '@type': 'Organization',
      name: siteConfig.studioName[language],
      email: siteConfig.email,
      telephone: siteConfig.phone,
    }),
  );
}

/** Head of an unknown path: not indexed, without alternates. */
export function expectUnknownHead(head: Head, { language, direction, t }: Locale): void {
  const title = t('meta.notFound.title');
  expect.soft(head).toMatchObject({ lang: language, dir: direction, title, links: [], data: [] });
  expect.soft(head.metas).toContainEqual(['robots', 'noindex']);
}

function nodesIn({ data }: Head): readonly unknown[] {
  return data.flatMap((text) => JSON.parse(text)['@graph'] ?? []);
}
