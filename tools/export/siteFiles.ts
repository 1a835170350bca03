import { type Language, languages } from '../../locales/languages';
import { siteLanguages } from '../../locales/languagesOfSite';
import type { Translate } from '../../src/i18n/translator';
import { escapeHtml } from '../../src/seo/headTags';
import { addressOf } from '../../src/seo/pageHead';
import { manifestIcons } from '../../src/seo/siteIcons';
import type { Settings } from '../../src/settings/settingsSchema';
import { indexedPagesOf } from '../../src/site/navigation';
import { light } from '../../src/tokens/roles';

/** Sitemap of a root, each page with its alternates in all languages. Source: sitemaps.org protocol 0.9. */
export function sitemap(settings: Settings, language: Language): string {
  const isInSeveral = siteLanguages(settings).length > 1;
  const entries = indexedPagesOf(settings).map((page) => {
    const alternates = (isInSeveral ? siteLanguages(settings) : []).map(
      (code) =>
        `<xhtml:link rel="alternate" hreflang="${code}" href="${escapeHtml(addressOf(settings, code, page))}"/>`,
    );
    const address = escapeHtml(addressOf(settings, language, page));
    return `<url><loc>${address}</loc>${alternates.join('')}</url>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join('\n')}
</urlset>
`;
}

export function robots(settings: Settings, language: Language): string {
  return `User-agent: *\nAllow: /\nSitemap: ${settings.origin[language]}/sitemap.xml\n`;
}

/** Name and colors of the installed app. Source: W3C Web Application Manifest. */
export function webManifest(settings: Settings, language: Language, t: Translate): string {
  return `${JSON.stringify(
    {
      name: settings.studioName[language],
      short_name: settings.studioName[language],
      description: t('home.meta.description'),
      lang: language,
      dir: languages[language].direction,
      start_url: '/',
      display: 'browser',
      background_color: light.paper,
      theme_color: light.paper,
      icons: manifestIcons(),
    },
    null,
    2,
  )}\n`;
}

export const securityPath = '.well-known/security.txt';

/** Security contact of the site. Source: RFC 9116. */
export function securityFile(settings: Settings, language: Language): string {
  const { contact, expires } = settings.security;
  const to = contact || settings.email;
  const origin = settings.origin[language];
  const fields = [
    `Contact: ${to.startsWith('https:') ? to : `mailto:${to}`}`,
    `Expires: ${expires}T00:00:00Z`,
    `Preferred-Languages: ${siteLanguages(settings).join(', ')}`,
    // The standard allows no other scheme.
    ...(origin.startsWith('https:') ? [`Canonical: ${origin}/${securityPath}`] : []),
  ];
  return `${fields.join('\n')}\n`;
}
