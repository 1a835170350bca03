import { Features, transform } from 'lightningcss';

/** Browser version `major.minor.patch` for lightningcss: one byte each. */
const version = (major: number) => major << 16;

/** Supported browsers. Source: `engines` in `tools/export/bundle.ts`. */
const browsers = {
  chrome: version(109),
  edge: version(109),
  safari: version(16),
  ios_saf: version(16),
  firefox: version(115),
};

/**
 * Minifies a page's styles, with vendor prefixes only for supported browsers.
 * @throws lightningcss's errors for invalid styles.
 */
export function minifyStyles(css: string): string {
  const { code } = transform({
    filename: 'page.css',
    code: Buffer.from(css),
    minify: true,
    targets: browsers,
    // No style uses `light-dark()`; its fallback would add custom properties to every `color-scheme`.
    exclude: Features.LightDark,
  });
  return code.toString();
}
