/** How a site root answers the path of an address. */
export type SiteAddress =
  /** Not valid percent-encoding. */
  | { readonly kind: 'malformed' }
  /** Can never name a file of the site: it climbs, hides a separator or asks for host settings. */
  | { readonly kind: 'refused' }
  | {
      readonly kind: 'wanted';
      /** The one spelling that answers with 200. Encoded, begins with exactly one slash. */
      readonly canonical: string;
      readonly isCanonical: boolean;
      /** Files of the root that the address may stand for, first choice first. Relative, with slashes. */
      readonly files: readonly string[];
    };

/** Reads the path of a URL (still encoded, without query). Never throws. */
export function readSiteAddress(pathname: string): SiteAddress {
  const spelled = decodeSegments(pathname);
  if (!spelled) return { kind: 'malformed' };
  if (spelled.some(isHostile)) return { kind: 'refused' };

  const segments = canonicalSegments(spelled);
  if (segments.length === 1 && hostSettings.has(segments[0] ?? '')) return { kind: 'refused' };
  // `/index/index` would redirect twice and `/a.html.html` to what is no page: neither stands for a file.
  const isSettled = canonicalSegments(segments).join('/') === segments.join('/');
  return {
    kind: 'wanted',
    canonical: `/${segments.map(encodeURIComponent).join('/')}`,
    isCanonical: spelled.join('/') === segments.join('/'),
    files: isSettled ? filesFor(segments.join('/')) : [],
  };
}

const hostSettings = new Set(['_headers', '_redirects']);

function decodeSegments(pathname: string): string[] | undefined {
  try {
    return pathname.slice(1).split('/').map(decodeURIComponent);
  } catch {
    return undefined;
  }
}

function isHostile(segment: string): boolean {
  return segment === '.' || segment === '..' || ['/', '\\', '\0'].some((c) => segment.includes(c));
}

function canonicalSegments(spelled: readonly string[]): string[] {
  const segments = spelled.filter((segment) => segment !== '');
  const last = pageName(segments.pop() ?? '');
  if (last !== '' && last !== 'index') return [...segments, last];
  // The folder is the page.
  const folder = segments.pop();
  return folder === undefined ? [] : [...segments, inSmallLetters(folder)];
}

/** A page is written in small letters, without `.html`. */
function pageName(segment: string): string {
  return inSmallLetters(segment.replace(/\.html$/i, ''));
}

/** The names of files other than pages have a dot. */
function inSmallLetters(segment: string): string {
  return segment.includes('.') ? segment : segment.toLowerCase();
}

function filesFor(path: string): string[] {
  return path === '' ? ['index.html'] : [path, `${path}.html`, `${path}/index.html`];
}
