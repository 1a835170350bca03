/** Response of a site root to a path. */
export interface SiteAddress {
  /** Canonical path, which answers 200. Encoded, with exactly one leading slash. */
  readonly canonical: string;
  readonly isCanonical: boolean;
  /** Candidate files in the root, in order of preference. Relative, with slashes. */
  readonly files: readonly string[];
}

/** Reads the path of a URL (encoded, without query); undefined if its percent-encoding is malformed. */
export function readSiteAddress(pathname: string): SiteAddress | undefined {
  const path = decoded(pathname);
  if (path === undefined) return undefined;
  const short = shortened(path);
  // Path traversal, an encoded separator, or a hosting file.
  const isHostile = /(^|\/)\.\.?(\/|$)|[\\\0]/.test(path) || /%2f/i.test(pathname);
  const isRefused = isHostile || /^\/_(headers|redirects)$/.test(short);
  // `/index/index` would redirect twice, and `/a.html.html` to an unknown page.
  const isSettled = shortened(short) === short;
  return {
    canonical: short.split('/').map(encodeURIComponent).join('/'),
    isCanonical: path === short,
    files: isSettled && !isRefused ? filesFor(short.slice(1)) : [],
  };
}

function decoded(pathname: string): string | undefined {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return undefined;
  }
}

/** Without `.html`, and `index` as the page of its folder. Only pages, which have no dot, are in lowercase. */
function shortened(path: string): string {
  const short = path.replace(/\/+/g, '/').replace(/(\/index(\.html)?|\/?\.html)?\/?$/i, '');
  return /\.[^/]*$/.test(short) ? short : short.toLowerCase() || '/';
}

function filesFor(path: string): string[] {
  return path === '' ? ['index.html'] : [path, `${path}.html`];
}
