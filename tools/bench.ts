import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { launch } from 'chrome-launcher';
import { chromiumArgs, findBrowserOrExit } from './browser';
import { compressTexts } from './export/compress';
import { localAddresses } from './local/addresses';
import { serveVariants } from './local/serveVariants';

/*
 * `npm run bench`: Lighthouse on a phone, for the main pages and for the same pages without scripts. Prints the median of
 * three runs. Only the ratios hold on any machine.
 */

const paths = ['/', '/services', '/pricing', '/contact', '/reviews'] as const;
const runs = 3;

process.env.NODE_ENV = 'production';
const chromePath = findBrowserOrExit();
const folder = path.resolve('.cache/bench');
const counted = { environment: { ANALYTICS_ID: 'G-TEST123456', ANALYTICS_CONSENT: 'ask' } };
const variants = await serveVariants({ ours: counted, plain: counted }, folder);
await removeScripts(path.join(folder, 'plain'));
for (const name of Object.keys(variants)) await compressTexts(path.join(folder, name));

// Reads files beside its own module, and takes a second to load.
const { default: lighthouse } = await import('lighthouse');
const chrome = await launch({
  chromePath,
  chromeFlags: [...chromiumArgs, '--headless', '--host-resolver-rules=MAP * 127.0.0.1'],
});
const rows: string[][] = [['page', 'score', 'plain', 'LCP', 'plain', 'ratio']];
for (const page of paths) {
  const ours: Result[] = [];
  const plain: Result[] = [];
  // Alternately, so that other load of the machine affects both.
  for (let run = 0; run < runs; run += 1) {
    ours.push(await measure(variants.ours.port, page));
    plain.push(await measure(variants.plain.port, page));
  }
  const [score, plainScore] = [ours, plain].map((all) => median(all, 'score'));
  const [lcp = 0, plainLcp = 0] = [ours, plain].map((all) => median(all, 'lcp'));
  const ratio = (lcp / plainLcp).toFixed(2);
  rows.push([page, `${score}`, `${plainScore}`, `${lcp} ms`, `${plainLcp} ms`, ratio]);
}
for (const row of rows) console.log(row.map((cell) => cell.padEnd(10)).join(' '));
chrome.kill();
// Parcel's workers keep the process alive.
process.exit();

interface Result {
  /** Of performance, from 0 to 100. */
  readonly score: number;
  /** Largest contentful paint, in ms. */
  readonly lcp: number;
}

/** One run of Lighthouse, with its defaults for a phone: slow 4G and a quarter of the CPU. */
async function measure(port: number, page: string): Promise<Result> {
  const address = localAddresses(port).main + page;
  const options = { port: chrome.port, onlyCategories: ['performance'] };
  // Lighthouse asks for another run if Chromium's trace is incomplete.
  for (let attempt = 0; attempt < 3; attempt += 1) {
    const { lhr } = (await lighthouse(address, options)) ?? {};
    const score = lhr?.categories.performance?.score;
    const lcp = lhr?.audits['largest-contentful-paint']?.numericValue;
    if (score && lcp) return { score: Math.round(score * 100), lcp: Math.round(lcp) };
  }
  throw new Error(`${address}: no result`);
}

function median(results: readonly Result[], key: keyof Result): number {
  const values = results.map((result) => result[key]).sort((one, other) => one - other);
  return values[Math.floor(values.length / 2)] ?? Number.NaN;
}

/** Removes scripts, and links that load them, from every exported page. Structured data is not a script. */
async function removeScripts(root: string): Promise<void> {
  for (const name of await readdir(root, { recursive: true })) {
    if (!name.endsWith('.html')) continue;
    const file = path.join(root, name);
    const html = await readFile(file, 'utf8');
    const scripts =
      /<script\b(?![^>]*ld\+json)[^>]*>[\s\S]*?<\/script>|<link\b[^>]*modulepreload[^>]*>/g;
    await writeFile(file, html.replace(scripts, ''));
  }
}
