import type { HeaderTable, HeaderValues } from './headerTable';

/** What Cloudflare Pages reads of a `_headers` file. Source: its documentation, "Headers", limits. */
const mostRules = 100;
const longestLine = 2_000;

/**
 * The `_headers` file of a root, which Netlify and Cloudflare Pages read.
 * Netlify takes the last rule's value for a header, Cloudflare joins them: here no two name the same header
 * for one path. So the not-found page, which answers under any path, says its policy itself.
 * @throws Error when it is more than they read.
 */
export function headersFile({ everywhere, overTls, rules }: HeaderTable): string {
  const blocks = [{ path: '/*', headers: { ...everywhere, ...overTls } }, ...rules];
  if (blocks.length > mostRules) {
    throw new Error(
      `_headers would have ${blocks.length} rules: Cloudflare Pages reads ${mostRules}, ${blocks.length - mostRules} too many`,
    );
  }
  const text = blocks.map(({ path, headers }) => `${path}\n${lines(headers)}\n`).join('');
  const long = text.split('\n').find((line) => line.length > longestLine);
  if (long) {
    throw new Error(
      `a line of _headers would have ${long.length} characters: Cloudflare Pages reads ${longestLine}: ${long.trim().slice(0, 60)}…`,
    );
  }
  return text;
}

function lines(headers: HeaderValues): string {
  return Object.entries(headers)
    .map(([name, value]) => `  ${name}: ${value}`)
    .join('\n');
}
