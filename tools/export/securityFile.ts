import { type Language, languageCodes } from '../../locales/languages';
import type { Settings } from '../../src/settings/settingsSchema';

/** Path of the file in each root. */
export const securityPath = '.well-known/security.txt';

/** Security contact of the site. Source: RFC 9116. */
export function securityFile(settings: Settings, language: Language): string {
  const { contact, expires } = settings.security;
  const to = contact || settings.email;
  const origin = settings.origin[language];
  const fields = [
    `Contact: ${to.startsWith('https:') ? to : `mailto:${to}`}`,
    `Expires: ${expires}T00:00:00Z`,
    `Preferred-Languages: ${languageCodes.join(', ')}`,
    // The standard allows no other scheme.
    ...(origin.startsWith('https:') ? [`Canonical: ${origin}/${securityPath}`] : []),
  ];
  return `${fields.join('\n')}\n`;
}
