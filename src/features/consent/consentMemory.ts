import type { ConsentAnswer, ConsentState } from '../../../machines/consentRules';
import { readStorage, writeStorage } from '../../platform/visit';
import { setAnalyticsEnabled } from './analytics';

const key = 'analytics-consent';

/** Answer on this page, or the stored answer of an earlier visit. */
export function storedConsent(): ConsentAnswer | undefined {
  if (typeof window === 'undefined') return undefined;
  const { consent } = document.documentElement.dataset;
  const answer =
    consent === 'granted' || consent === 'refused' ? consent : readStorage('localStorage', key);
  return answer === 'granted' || answer === 'refused' ? answer : undefined;
}

/** Stores an answer, and applies it to a loaded analytics script and to the styles. */
export function storeConsent(analyticsId: string, answer: ConsentAnswer): void {
  writeStorage('localStorage', key, answer);
  setAnalyticsEnabled(analyticsId, answer === 'granted');
  markConsent(answer);
}

/** Sets the attribute that styles use to show the consent settings before hydration. */
export function markConsent(consent: ConsentState): void {
  document.documentElement.dataset.consent = consent;
}
