import type { Page } from '@playwright/test';

/** Metadata of the page as a search engine reads it. */
export function headOf(page: Page) {
  return page.evaluate(() => {
    const all = (selector: string) => [...document.head.querySelectorAll(selector)];
    const metas = all('meta[name], meta[property]').map((meta) => [
      meta.getAttribute('name') ?? meta.getAttribute('property') ?? '',
      meta.getAttribute('content') ?? '',
    ]);
    const links = all('link[rel="canonical"], link[rel="alternate"]').map((link) => [
      link.getAttribute('hreflang') ?? 'canonical',
      link.getAttribute('href') ?? '',
    ]);
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

/** The exported head of an address. */
export async function exportedHead(page: Page, address: string) {
  const other = await page.context().newPage();
  await other.goto(address);
  const head = await headOf(other);
  await other.close();
  return head;
}
