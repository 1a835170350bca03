import type { ConsentAnswer, ConsentEvent, ConsentState } from '../../../machines/consentRules';
import { readStorage, writeStorage } from '../../platform/visit';
import { queuedCalls, setAnalyticsEnabled } from './analytics';

const key = 'analytics-consent';

/** Answer on this page, or the stored answer of an earlier visit. */
export function storedConsent(): ConsentAnswer | undefined {
  if (typeof window === 'undefined') return undefined;
  return answerIn(document.documentElement.dataset.consent) ?? readAnswer();
}

function readAnswer(): ConsentAnswer | undefined {
  return answerIn(readStorage('localStorage', key));
}

function answerIn(text: string | undefined): ConsentAnswer | undefined {
  return text === 'granted' || text === 'refused' ? text : undefined;
}

/**
 * Calls back with events for an answer that was stored elsewhere: in another tab, or while this page was in the
 * back/forward cache.
 * @param onRestored called when the page leaves that cache, unless its events have counted the page.
 */
export function followAnswer(
  send: (type: ConsentEvent['type']) => void,
  onRestored: () => void,
): void {
  const read = () => {
    const answer = readAnswer();
    if (answer === 'granted') send('consent.granted');
    if (answer === 'refused') for (const type of refusals) send(type);
  };
  addEventListener('storage', (event) => event.key === key && read());
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    const before = queuedCalls();
    read();
    if (queuedCalls() === before) onRestored();
  });
}

/** One of them applies to each state. */
const refusals = ['consent.refused', 'consent.withdrawn'] as const;

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
