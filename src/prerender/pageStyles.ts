import { Features, transform } from 'lightningcss';

/** `major.minor.patch` of a browser as lightningcss reads it: one byte each. */
const version = (major: number) => major << 16;

/** The browsers that the site's code is built for. Source: `engines` in `src/tools/export/bundle.ts`. */
const browsers = {
  chrome: version(109),
  edge: version(109),
  safari: version(16),
  ios_saf: version(16),
  firefox: version(115),
};

/**
 * Minifies a page's styles, with vendor prefixes only for the browsers that need them.
 * @throws what lightningcss reports about styles that it cannot read.
 */
export function minifyStyles(css: string): string {
  const { code } = transform({
    filename: 'page.css',
    code: Buffer.from(css),
    minify: true,
    targets: browsers,
    // Nothing says `light-dark()`; its stand-in would be custom properties on every `color-scheme`.
    exclude: Features.LightDark,
  });
  return code.toString();
}
