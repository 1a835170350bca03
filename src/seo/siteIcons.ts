/** The site's logo as square pictures, rendered from `components/Logo.tsx` at build time. */
export interface SiteIcon {
  /** File, relative to the root. */
  readonly href: string;
  /** Side of the square, in px. */
  readonly side: number;
  /** Fraction of the side that the logo takes. */
  readonly mark: number;
  /** True if the paper fills the square; otherwise the background is transparent. */
  readonly hasGround: boolean;
  readonly use: 'tab' | 'touch' | 'app' | 'maskedApp';
}

/** The SVG, for browsers that support it. */
export const vectorIcon = '/favicon.svg';

/** Logo for search engines: square, 512 px. */
export const logo = '/icon-512.png';

/**
 * Raster icons. Phones mask the maskable one to their own shape, and keep a circle of four fifths of the side.
 * Source: W3C Web Application Manifest, icon masks and safe zone.
 */
export const siteIcons: readonly SiteIcon[] = [
  { href: '/icon-32.png', side: 32, mark: 1, hasGround: false, use: 'tab' },
  { href: '/apple-touch-icon.png', side: 180, mark: 0.72, hasGround: true, use: 'touch' },
  { href: '/icon-192.png', side: 192, mark: 1, hasGround: false, use: 'app' },
  { href: logo, side: 512, mark: 1, hasGround: false, use: 'app' },
  { href: '/icon-maskable-512.png', side: 512, mark: 0.6, hasGround: true, use: 'maskedApp' },
];

/** Icon links of a page's head as HTML; browsers use the last one that matches. */
export function iconLinks(): string {
  const tab = siteIcons
    .filter(({ use }) => use === 'tab')
    .map(
      ({ href, side }) =>
        `<link rel="icon" href="${href}" sizes="${side}x${side}" type="image/png">`,
    );
  const touch = siteIcons
    .filter(({ use }) => use === 'touch')
    .map(({ href }) => `<link rel="apple-touch-icon" href="${href}">`);
  return [...tab, `<link rel="icon" href="${vectorIcon}" type="image/svg+xml">`, ...touch].join(
    '\n',
  );
}

/** The icons of the web manifest. */
export function manifestIcons(): readonly Readonly<Record<string, string>>[] {
  const apps = siteIcons.flatMap(({ href: src, side, use }) => {
    const icon = { src, sizes: `${side}x${side}`, type: 'image/png' };
    if (use === 'app') return [icon];
    return use === 'maskedApp' ? [{ ...icon, purpose: 'maskable' }] : [];
  });
  return [{ src: vectorIcon, sizes: 'any', type: 'image/svg+xml' }, ...apps];
}
