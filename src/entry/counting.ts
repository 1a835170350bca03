/**
 * Counts the whole visit, from before the page is hydrated. Where there is a measurement ID, the boot script imports
 * this once the page has loaded and the browser is idle, so the first paint does not wait for it; the site imports
 * the same module when it starts. It also takes the answer of the exported consent prompt until React handles it.
 * Source: specification, section 7; decisions, Analytics.
 */

import { type ConsentState, firstConsent, isCountingAllowed } from '../../machines/consentRules';
import { sendViews, startCounting, type Views } from '../adapters/analytics';
import { keepConsent, markConsent, rememberedConsent } from '../adapters/consentMemory';
import { asksForPrivacy } from '../adapters/visit';
import { answerToPrompt, newsOfVisit } from '../adapters/visitEvents';
import { readStartData } from '../app/pageData';
import { consentPromptId } from '../content/consentPrompt';

const { analyticsId, analyticsHost, analyticsConsent } = readStartData().settings;
/** As it was exported: React removes `hidden` and handles its buttons itself. */
const exportedAnswers = `#${consentPromptId}[hidden] button`;

let consent: ConsentState = firstConsent({
  mode: analyticsConsent,
  globalPrivacyControl: asksForPrivacy(),
  remembered: rememberedConsent(),
});
/** What is on the screen now. */
let seen: Views = {
  path: location.pathname,
  language: document.documentElement.lang === 'he' ? 'he' : 'en',
  hostname: location.hostname,
};
let sent: Views | undefined;

addEventListener('click', takeAnswer, true);
newsOfVisit.listen(({ consent: answer, ...views }) => {
  seen = { ...seen, ...views };
  // The browser's own no outweighs every answer.
  if (answer && consent !== 'forbidden') consent = answer;
  count();
});
markConsent(consent);
// The site, if it runs already, first reports which language it shows.
setTimeout(count);

function count(): void {
  if (!isCountingAllowed(consent)) return;
  if (!sent) startCounting(analyticsHost, analyticsId);
  sendViews(analyticsId, seen, sent ?? {});
  sent = seen;
}

function takeAnswer(event: MouseEvent): void {
  const button =
    event.target instanceof Element && event.target.closest<HTMLButtonElement>(exportedAnswers);
  if (!button) return;
  // The page may be hydrating: React must not hear the click a second time.
  event.stopImmediatePropagation();
  if (consent !== 'asking') return;
  consent = button.value === 'granted' ? 'granted' : 'refused';
  keepConsent(analyticsId, consent);
  count();
  answerToPrompt.send(consent);
  // The pressed button disappears, so the focus moves to the page.
  document.getElementById('main')?.focus({ preventScroll: true });
}
