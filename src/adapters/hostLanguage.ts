import type { Language } from '../../locales/languages';
import { hebrewHost } from './hebrewHost';

/** Language of a host name: Hebrew if it contains `.co.il`. Source: docs/specification.md, section 4. */
export function languageOfHost(hostname: string): Language {
  return hostname.toLowerCase().includes(hebrewHost) ? 'he' : 'en';
}
