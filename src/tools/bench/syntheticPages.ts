import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { en } from '../../../locales/en';
import { he } from '../../../locales/he';
import { defaultParams } from '../../app/defaultParams';
import { pages } from '../../content/navigation';
import { createMessageStore } from '../../i18n/messageStore';
import { readSettings } from '../../settings/readSettings';
import { siteConfig } from '../../site.config';
import { qrCodesOf } from '../export/qrCodes';

/*
 * A process of its own: exports so many pages, which are the site's under other addresses, and compresses them.
 * Words: how many, and the folder.
 */

process.env.NODE_ENV = 'production';
const [count = '0', folder = ''] = process.argv.slice(2);
const { renderPage } = await import('../../server');
const { compressTexts } = await import('../export/compress');
const { noAssets } = await import('../export/exportSite');
const { settings } = readSettings(siteConfig, {});
const year = new Date().getFullYear();
const words = createMessageStore(() => Promise.reject(), defaultParams(settings, year), { en, he });
const qr = qrCodesOf(settings);

await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });
const started = performance.now();
for (let page = 0; page < Number(count); page += 1) {
  const language = page % 2 === 0 ? 'en' : 'he';
  const like = pages[page % pages.length] ?? '/';
  const { html } = await renderPage({
    path: like,
    language,
    settings,
    words,
    year,
    qr,
    assets: noAssets,
  });
  // No two pages are the same to the byte: each is compressed for itself.
  await writeFile(path.join(folder, `page-${page}.html`), `${html}<!-- ${page} -->\n`);
}
const rendered = performance.now();
await compressTexts(folder);
const compressed = performance.now();
console.log(
  JSON.stringify({
    rendering: rendered - started,
    compressing: compressed - rendered,
    peak: process.resourceUsage().maxRSS * 1024,
  }),
);
