/**
 * Analytics before hydration; afterwards `consent.actor.ts` takes over. With a measurement ID the boot script imports this
 * when the page has loaded and the browser is idle, so it does not delay the first paint. Source: docs/specification.md,
 * section 7.
 */

import { fallbackLanguage, languageOf } from '../../../locales/languages';
import {
  type ConsentEvent,
  type ConsentState,
  consentAfter,
  initialConsent,
  isAnalyticsAllowed,
} from '../../../machines/consentRules';
import { hasGlobalPrivacyControl } from '../../platform/visit';
import { bootScript, type Counting } from '../../start/pageContract';
import { startState } from '../../start/startState';
import { countVisit } from './analytics';
import { followAnswer, markConsent, storeConsent, storedConsent } from './consentMemory';

const script = document.querySelector<HTMLScriptElement>(bootScript);
const settings: Counting = JSON.parse(script?.dataset.counting ?? '{}');

let consent: ConsentState = initialConsent({
  mode: settings.analyticsConsent,
  globalPrivacyControl: hasGlobalPrivacyControl(),
  remembered: storedConsent(),
});

const isLive = () => startState() === 'live';

followAnswer(change, () => count(true));
markConsent(consent);
count();

function count(isRestored = false): void {
  const language = languageOf(document.documentElement.lang) ?? fallbackLanguage;
  if (isAnalyticsAllowed(consent) && !isLive())
    countVisit(settings, { path: location.pathname, title: document.title }, language, isRestored);
}

function change(event: ConsentEvent['type']): void {
  const next = consentAfter(consent, event);
  if (next === consent || isLive()) return;
  consent = next;
  const answer = consent === 'granted' ? 'granted' : 'refused';
  storeConsent(settings.analyticsId, answer);
  count();
}
