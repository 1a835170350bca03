import { Features, transform } from 'lightningcss';
import { emotionKey } from './app/emotionCache';
import { namesOf, type StyleNames } from './app/styleNames';

/** A rendered page's markup, and the styles that Emotion collected for it. */
export interface StyledMarkup {
  readonly markup: string;
  readonly css: string;
}

/**
 * A page's markup and styles as they are written: with short class names, as short as the styles can be
 * said, and with a vendor's prefix only where a browser of ours knows no other name.
 * @param styleNames styles that are not among them keep their hash for a name.
 * @throws what lightningcss says of styles that it cannot read.
 */
export function exportedStyles(
  { markup, css }: StyledMarkup,
  styleNames: StyleNames,
): StyledMarkup {
  const names = namesOf(styleNames);
  const rename = (text: string) =>
    text.replace(className, (_, start, hash) => `${start}${names.get(hash) ?? hash}`);
  return {
    markup: markup.replace(/ class="[^"]*"/g, rename),
    css: minified(rename(css)),
  };
}

const className = new RegExp(`([ ."]${emotionKey}-)(\\w+)`, 'g');

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

function minified(css: string): string {
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
