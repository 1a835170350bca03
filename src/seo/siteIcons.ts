/** The site's mark as a square picture, drawn from `components/Mark.tsx` at build time. */
export interface SiteIcon {
  /** The file, from its root. */
  readonly href: string;
  /** Of the square, in px. */
  readonly side: number;
  /** The part of the side that the mark's own square takes. */
  readonly mark: number;
  /** Whether paper fills the square to its edges; nothing lies behind the mark otherwise. */
  readonly hasGround: boolean;
  readonly use: 'tab' | 'touch' | 'app' | 'maskedApp';
}

/** Drawn as it is, for every browser that can. */
export const vectorIcon = '/favicon.svg';

/** The one that search engines are given as the studio’s logo: square, 512 px. */
export const logo = '/icon-512.png';

/**
 * The icons that are made of it. A phone cuts the masked one to a shape of its own, and keeps what lies in
 * a circle of four fifths of the side. Source: W3C Web Application Manifest, icon masks and safe zone.
 */
export const siteIcons: readonly SiteIcon[] = [
  { href: '/icon-32.png', side: 32, mark: 1, hasGround: false, use: 'tab' },
  { href: '/apple-touch-icon.png', side: 180, mark: 0.72, hasGround: true, use: 'touch' },
  { href: '/icon-192.png', side: 192, mark: 1, hasGround: false, use: 'app' },
  { href: logo, side: 512, mark: 1, hasGround: false, use: 'app' },
  { href: '/icon-maskable-512.png', side: 512, mark: 0.6, hasGround: true, use: 'maskedApp' },
];

/** The icons that a page's head names, as HTML; of two that fit, browsers take the later. */
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
