import { type HeaderTable, type HeaderValues, noTransform } from './headerTable';

/** Limits of a `_headers` file on Cloudflare. Source: its documentation, "Headers". */
const mostRules = 100;
const longestLine = 2_000;

/**
 * The `_headers` file of a root for Netlify and Cloudflare. Netlify uses the last rule for a header, Cloudflare
 * joins them, so no two rules set the same header for one path. The not-found page answers under any path and has a
 * meta policy instead. Without `no-transform`, with which Cloudflare sends pages uncompressed.
 * @throws Error if a limit is exceeded.
 */
export function headersFile({ everywhere, overTls, rules }: HeaderTable): string {
  const blocks = [{ path: '/*', headers: { ...everywhere, ...overTls } }, ...rules];
  if (blocks.length > mostRules) {
    throw new Error(
      `_headers would have ${blocks.length} rules: Cloudflare reads ${mostRules}, ${blocks.length - mostRules} too many`,
    );
  }
  const text = blocks.map(({ path, headers }) => `${path}\n${lines(headers)}\n`).join('');
  const long = text.split('\n').find((line) => line.length > longestLine);
  if (long) {
    throw new Error(
      `a line of _headers would have ${long.length} characters: Cloudflare reads ${longestLine}: ${long.trim().slice(0, 60)}…`,
    );
  }
  return text;
}

function lines(headers: HeaderValues): string {
  return Object.entries(headers)
    .map(([name, value]) => `  ${name}: ${value.replace(noTransform, '')}`)
    .join('\n');
}
