import type { Language } from '../../locales/languages';

/** The language that a host name asks for: `.co.il` anywhere in it is Hebrew. Source: specification, section 4. */
export function languageOfHost(hostname: string): Language {
  return hostname.toLowerCase().includes('.co.il') ? 'he' : 'en';
}
