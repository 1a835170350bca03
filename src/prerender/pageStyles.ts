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

/** A rule with up to two levels of rules inside. */
const wholeRule = /[^{}]+\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\}/g;

/**
 * Joins the styles of classes for compression: similar classes are neighbors, and most media queries are written once.
 * The rules of one class keep their order. The order of classes has no meaning, because the browser adds classes as
 * they are used.
 */
export function joinStyles(classes: readonly string[]): string {
  const parts: { readonly query: string; rules: string }[] = [];
  const bodyOf = (styles: string) => styles.slice(styles.indexOf('{'));
  for (const styles of classes.toSorted((a, b) => (bodyOf(a) < bodyOf(b) ? -1 : 1))) {
    let last = 0;
    for (const [rule] of styles.matchAll(wholeRule)) {
      const [, query = '', rules = rule] = /^(@media[^{]+)\{(.*)\}$/s.exec(rule) ?? [];
      const index = parts.findIndex((part, place) => place >= last && part.query === query);
      last = index < 0 ? parts.push({ query, rules: '' }) - 1 : index;
      const part = parts[last];
      if (part) part.rules += rules;
    }
  }
  return parts.map(({ query, rules }) => (query ? `${query}{${rules}}` : rules)).join('');
}
