import type { useConsent } from '../../hooks/useConsent';

export type ConsentAttribute = Exclude<ReturnType<typeof useConsent>['answer'], 'unknown'>;

/** Selects the document by the attribute that `src/entry/counting.ts` sets for the visit's consent. */
export function whereConsentIs(answer: ConsentAttribute) {
  return `html[data-consent="${answer}"]` as const;
}
