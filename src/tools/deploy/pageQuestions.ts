import { createHash } from 'node:crypto';
import { type CheerioAPI, load } from 'cheerio';
import type { Deployment } from './deployment';
import { headerProblems, isRevalidated, wrongHeader } from './headerProblems';
import { policyProblems } from './policyProblems';

const compressed = { 'accept-encoding': 'gzip, br' };

/** One page: its status, language, headers, compression, and what it says when it has not changed. */
export async function pageProblems(site: Deployment, path: string): Promise<readonly string[]> {
  const { ask, origin, language, isSecure } = site;
  const reply = await ask(origin + path, compressed);
  if (reply.status !== 200) return [`answers with status ${reply.status}: expected 200`];
  const $ = load(reply.body.toString());
  const etag = reply.header('etag');
  return [
    ...($('html').attr('lang') === language
      ? []
      : [`is in ${$('html').attr('lang')}: expected ${language} under this host`]),
    ...wrongHeader(reply, 'Content-Type', 'text/html; charset=utf-8', isHtml),
    ...wrongHeader(reply, 'Content-Encoding', 'br', (found) => found === 'br'),
    ...wrongHeader(reply, 'Vary', 'Accept-Encoding', (found) => /accept-encoding/i.test(found)),
    ...wrongHeader(reply, 'Cache-Control', 'no-cache', isRevalidated),
    ...wrongHeader(
      reply,
      'Cross-Origin-Resource-Policy',
      'same-origin',
      (found) => found === 'same-origin',
    ),
    ...headerProblems(reply, isSecure),
    ...policyProblems(reply.header('content-security-policy'), $, isSecure),
    ...(etag === ''
      ? ['has no ETag: expected one, so that an unchanged page need not be sent again']
      : await unchangedProblems(site, path, etag, reply.header('content-security-policy'))),
    ...(await gzipProblems(site, path, reply.body)),
  ];
}

async function unchangedProblems(
  { ask, origin }: Deployment,
  path: string,
  etag: string,
  policy: string,
): Promise<readonly string[]> {
  const reply = await ask(origin + path, { ...compressed, 'if-none-match': etag });
  if (reply.status !== 304) {
    return [`answers a browser that has this very page with ${reply.status}: expected 304`];
  }
  // What it names replaces what the browser has kept. Source: RFC 9111, section 3.2.
  return wrongHeader(
    reply,
    'Content-Security-Policy',
    'none with 304, or that of the page',
    (found) => found === '' || found === policy,
  );
}

async function gzipProblems(
  { ask, origin }: Deployment,
  path: string,
  content: Buffer,
): Promise<readonly string[]> {
  const reply = await ask(origin + path, { 'accept-encoding': 'gzip' });
  const plain = await ask(origin + path, { 'accept-encoding': 'identity' });
  return [
    ...wrongHeader(
      reply,
      'Content-Encoding',
      'gzip where a browser knows no br',
      (found) => found === 'gzip',
    ),
    ...(reply.body.equals(content) && plain.body.equals(content)
      ? []
      : ['is another page compressed than plain']),
  ];
}

/** Addresses that nothing has: the not-found page, in the host's language, never kept. */
export async function missingProblems(
  { ask, origin, language, isSecure }: Deployment,
  path: string,
): Promise<readonly string[]> {
  const reply = await ask(origin + path, compressed);
  if (reply.status !== 404) return [`answers with status ${reply.status}: expected 404`];
  const $ = load(reply.body.toString());
  const said = $('meta[http-equiv=Content-Security-Policy]').attr('content') ?? '';
  const policy = reply.header('content-security-policy') || `${said}; ${unsayable}`;
  const isOurs = $('script[data-page="/404"]').length === 1 && $('html').attr('lang') === language;
  return [
    ...(isOurs ? [] : [`is not the site’s own not-found page in ${language}`]),
    ...wrongHeader(reply, 'Content-Type', 'text/html; charset=utf-8', isHtml),
    ...wrongHeader(
      reply,
      'Cache-Control',
      'nothing that keeps it',
      (found) => !/immutable|max-age=[1-9]/.test(found),
    ),
    ...headerProblems(reply, isSecure),
    ...policyProblems(policy, $, isSecure),
  ];
}

/** What the not-found page cannot say of itself where its host sends no policy; `X-Frame-Options` does. */
const unsayable = "frame-ancestors 'none'; upgrade-insecure-requests";

function isHtml(type: string): boolean {
  return /^text\/html; *charset=utf-8$/i.test(type);
}

/** The files that the home page names: kept for a year, of the right type, and what the page says they are. */
export async function fileProblems({ ask, origin }: Deployment): Promise<readonly string[]> {
  const { body } = await ask(`${origin}/`, compressed);
  const $ = load(body.toString());
  const boot = $('script[src]').attr('src') ?? '';
  const fonts = addresses($, 'link[rel=preload][as=font]');
  if (boot === '' || fonts.length === 0) return ['the home page names no script or no fonts'];
  const script = await ask(origin + boot, compressed);
  const hash = `sha256-${createHash('sha256').update(script.body).digest('base64')}`;
  const problems = [boot, ...fonts].map(async (address) => {
    const reply = await ask(origin + address, compressed);
    if (reply.status !== 200) return [`${address}: answers with status ${reply.status}`];
    const type = address.endsWith('.js') ? /^(text|application)\/javascript\b/ : /^font\/woff2$/;
    return [
      ...wrongHeader(reply, 'Content-Type', `${type}`, (found) => type.test(found)),
      ...wrongHeader(
        reply,
        'Cache-Control',
        'public, max-age=31536000, immutable',
        (found) => /immutable/.test(found) && /max-age=31536000/.test(found),
      ),
      ...wrongHeader(reply, 'X-Content-Type-Options', 'nosniff', (found) => found === 'nosniff'),
    ].map((line) => `${address}: ${line}`);
  });
  return [
    ...(await Promise.all(problems)).flat(),
    ...wrongHeader(script, 'Content-Encoding', 'br', (found) => found === 'br').map(
      (line) => `${boot}: ${line}`,
    ),
    ...($('script[src]').attr('integrity') === hash
      ? []
      : [`${boot}: is not the script that the page has the hash of`]),
  ];
}

function addresses($: CheerioAPI, selector: string): string[] {
  return $(selector)
    .toArray()
    .map((element) => $(element).attr('href') ?? '');
}
