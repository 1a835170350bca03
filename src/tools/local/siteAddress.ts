/** Answer of a site root for a path. */
export type SiteAddress =
  /** Not valid percent-encoding. */
  | { readonly kind: 'malformed' }
  /** Cannot be a file of the site: path traversal, an encoded separator, or a hosting file. */
  | { readonly kind: 'refused' }
  | {
      readonly kind: 'valid';
      /** Canonical path, which answers 200. Encoded, with exactly one leading slash. */
      readonly canonical: string;
      readonly isCanonical: boolean;
      /** Candidate files in the root, in order of preference. Relative, with slashes. */
      readonly files: readonly string[];
    };

/** Parses the path of a URL (encoded, without query). Never throws. */
export function readSiteAddress(pathname: string): SiteAddress {
  const spelled = decodeSegments(pathname);
  if (!spelled) return { kind: 'malformed' };
  if (spelled.some(isHostile)) return { kind: 'refused' };

  const segments = canonicalSegments(spelled);
  if (segments.length === 1 && hostSettings.has(segments[0] ?? '')) return { kind: 'refused' };
  // No file: `/index/index` would redirect twice, and `/a.html.html` to an unknown page.
  const isSettled = canonicalSegments(segments).join('/') === segments.join('/');
  return {
    kind: 'valid',
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
  // `index` is the page of its folder.
  const folder = segments.pop();
  return folder === undefined ? [] : [...segments, inSmallLetters(folder)];
}

/** Canonical page names are lowercase, without `.html`. */
function pageName(segment: string): string {
  return inSmallLetters(segment.replace(/\.html$/i, ''));
}

/** Only pages have names without a dot. */
function inSmallLetters(segment: string): string {
  return segment.includes('.') ? segment : segment.toLowerCase();
}

function filesFor(path: string): string[] {
  return path === '' ? ['index.html'] : [path, `${path}.html`, `${path}/index.html`];
}
