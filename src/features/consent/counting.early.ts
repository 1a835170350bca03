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
import { bootScript } from '../../start/pageContract';
import { countVisit, setAnalyticsEnabled } from './analytics';
import { followAnswer, markConsent, storeConsent, storedConsent } from './consentMemory';

const script = document.querySelector<HTMLScriptElement>(bootScript);
const [, analyticsId = '', mode, analyticsHost = ''] = `${script?.dataset.counting}`.split(' ');

let consent: ConsentState = initialConsent({
  mode: mode === 'none' ? 'none' : 'ask',
  globalPrivacyControl: hasGlobalPrivacyControl(),
  remembered: storedConsent(),
});

const isLive = () => document.documentElement.dataset.start === 'live';

followAnswer(change, () => count(true));
markConsent(consent);
// Also deletes cookies that another tab has set since the refusal.
if (consent === 'refused') setAnalyticsEnabled(analyticsId, false);
count();

function count(isRestored = false): void {
  const language = languageOf(document.documentElement.lang) ?? fallbackLanguage;
  const page = { path: location.pathname, title: document.title };
  if (isAnalyticsAllowed(consent) && !isLive())
    countVisit({ analyticsId, analyticsHost }, page, language, isRestored);
}

function change(event: ConsentEvent['type']): void {
  const next = consentAfter(consent, event);
  if (next === consent || isLive()) return;
  consent = next;
  storeConsent(analyticsId, consent === 'granted' ? 'granted' : 'refused');
  count();
}
