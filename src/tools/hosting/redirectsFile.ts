/**
 * The `_redirects` file of a root, which Netlify and Cloudflare Pages read: other spellings of each page.
 * Both take a closing slash off by themselves, and would redirect in a circle if they were told to.
 * Not forced with `!`, which Cloudflare refuses; where the file itself is found, Netlify sends that instead.
 */
export function redirectsFile(pages: readonly string[]): string {
  const lines = pages.flatMap((page) =>
    otherSpellings(page).map((spelling) => `${spelling} ${page} 301\n`),
  );
  return lines.join('');
}

/** Those of any case cannot be said there: these are the two that people write. */
function otherSpellings(page: string): readonly string[] {
  if (page === '/') return ['/index.html', '/index'];
  const [first = '', ...rest] = page.slice(1);
  const capitalized = `/${first.toUpperCase()}${rest.join('')}`;
  return [`${page}.html`, capitalized, page.toUpperCase()];
}
