import type { ConsentAnswer, ConsentState } from '../../machines/consentRules';
import { setAnalyticsEnabled } from './analytics';
import { readStorage, writeStorage } from './visit';

const key = 'analytics-consent';

/** What the visitor answered on this page, or on an earlier visit if the browser kept it. */
export function rememberedConsent(): ConsentAnswer | undefined {
  if (typeof window === 'undefined') return undefined;
  const { consent } = document.documentElement.dataset;
  const answer =
    consent === 'granted' || consent === 'refused' ? consent : readStorage('localStorage', key);
  return answer === 'granted' || answer === 'refused' ? answer : undefined;
}

/** Keeps an answer: for the next visit, for an analytics script that is already there, and for the eye. */
export function keepConsent(analyticsId: string, answer: ConsentAnswer): void {
  writeStorage('localStorage', key, answer);
  setAnalyticsEnabled(analyticsId, answer === 'granted');
  markConsent(answer);
}

/**
 * Tells the styles whether the visit may be counted: an exported page shows by it what a site that has
 * started renders anew.
 */
export function markConsent(consent: ConsentState): void {
  document.documentElement.dataset.consent = consent;
}
