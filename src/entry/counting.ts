/**
 * Analytics of the whole visit, from before hydration. With a measurement ID the boot script imports this when the
 * page has loaded and the browser is idle, so it does not delay the first paint; the site imports the same module
 * when it starts. It also handles the exported consent prompt until React does. Source: docs/specification.md,
 * section 7; docs/decisions.md, "Calendar, chat and analytics".
 */

import { fallbackLanguage, languageOf } from '../../locales/languages';
import {
  type ConsentAnswer,
  type ConsentState,
  initialConsent,
  isAnalyticsAllowed,
  nextConsent,
} from '../../machines/consentRules';
import { sendViews, startAnalytics, type Views } from '../adapters/analytics';
import { markConsent, storeConsent, storedConsent } from '../adapters/consentMemory';
import { hasGlobalPrivacyControl } from '../adapters/visit';
import { answerToPrompt, visitUpdates } from '../adapters/visitEvents';
import type { Counting } from '../app/pageData';
import { focusMain } from '../components/focusMain';
import { consentPromptId } from '../content/consentPrompt';

const script = document.querySelector<HTMLScriptElement>('script[data-counting]');
const { analyticsId, analyticsHost, analyticsConsent }: Counting = JSON.parse(
  script?.dataset.counting ?? '{}',
);
/** The exported prompt: after hydration React removes `hidden` and handles its buttons. */
const exportedAnswers = `#${consentPromptId}[hidden] button`;

let consent: ConsentState = initialConsent({
  mode: analyticsConsent,
  globalPrivacyControl: hasGlobalPrivacyControl(),
  remembered: storedConsent(),
});
/** The current page and language. */
let seen: Views = {
  path: location.pathname,
  language: languageOf(document.documentElement.lang) ?? fallbackLanguage,
  hostname: location.hostname,
};
let sent: Views | undefined;

addEventListener('click', takeAnswer, true);
visitUpdates.listen(({ consent: answer, ...views }) => {
  seen = { ...seen, ...views };
  if (answer) consent = nextConsent(consent, answer);
  count();
});
markConsent(consent);
// A running site first reports its language.
setTimeout(count);

function count(): void {
  if (!isAnalyticsAllowed(consent)) return;
  if (!sent) startAnalytics(analyticsHost, analyticsId);
  sendViews(analyticsId, seen, sent ?? {});
  sent = seen;
}

function takeAnswer(event: MouseEvent): void {
  const button =
    event.target instanceof Element && event.target.closest<HTMLButtonElement>(exportedAnswers);
  if (!button) return;
  // The page may be hydrating, and React must not handle the click again.
  event.stopImmediatePropagation();
  if (consent !== 'asking') return;
  const answer: ConsentAnswer = button.value === 'granted' ? 'granted' : 'refused';
  consent = nextConsent(consent, answer);
  storeConsent(analyticsId, answer);
  count();
  answerToPrompt.send(answer);
  // The clicked button disappears, so the focus moves to the page.
  focusMain();
}
