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
 * A page's styles as they are written into it: as short as they can be said, with a vendor's prefix only
 * where a browser of ours knows no other name.
 * @throws what lightningcss says of styles that it cannot read.
 */
export function exportedStyles(css: string): string {
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
