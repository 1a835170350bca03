import type { Language } from '../../locales/languages';
import type { DomainLabel } from '../../machines/analyticsRules';

/** The language that a host name asks for: `.co.il` anywhere in it is Hebrew. Source: specification, section 4. */
export function languageOfHost(hostname: string): Language {
  return hostname.toLowerCase().includes('.co.il') ? 'he' : 'en';
}

/** The market that a host name is counted for. Source: specification, section 7. */
export function marketOfHost(hostname: string): DomainLabel {
  return languageOfHost(hostname) === 'he' ? 'israel' : 'international';
}
