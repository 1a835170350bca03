import type { Consent } from '../../hooks/useConsent';

export type ConsentAttribute = Exclude<Consent['answer'], 'unknown'>;

/** Selects the document once `src/entry/counting.ts` has marked it with what is known of the visit's consent. */
export function whereConsentIs(answer: ConsentAttribute) {
  return `html[data-consent="${answer}"]` as const;
}
