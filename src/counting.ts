/**
 * Counts the visit, and takes the answer of the exported consent prompt, until the site starts: by the rules
 * of its machines, which then take both over. Where there is a measurement id, boot fetches this once the
 * page has loaded and the browser is idle; so the first paint waits for none of it.
 */

import { callsFor } from '../machines/analyticsRules';
import {
  type ConsentAnswer,
  type ConsentState,
  firstConsent,
  isCountingAllowed,
} from '../machines/consentRules';
import { readStartData } from './app/pageData';
import { consentPromptId } from './content/consentPrompt';
import { sendCall, startCounting } from './services/analytics';
import { keepConsent, markConsent, rememberedConsent } from './services/consentMemory';
import { type EarlyVisit, leaveEarlyVisit } from './services/earlyVisit';
import { marketOfHost } from './services/hostLanguage';
import { asksForPrivacy } from './services/visit';

const { analyticsId, analyticsHost, analyticsConsent } = readStartData().settings;
/** As it was exported: `hidden` goes when the site brings the prompt to life, and answers itself. */
const exportedAnswers = `#${consentPromptId}[hidden] button`;

let consent: ConsentState = firstConsent({
  mode: analyticsConsent,
  globalPrivacyControl: asksForPrivacy(),
  remembered: rememberedConsent(),
});
let receive = keepAndCount;
const visit: { -readonly [Key in keyof EarlyVisit]: EarlyVisit[Key] } = {
  forward(receiver) {
    receive = receiver;
  },
  end: () => removeEventListener('click', takeAnswer, true),
};

if (leaveEarlyVisit(visit)) {
  addEventListener('click', takeAnswer, true);
  markConsent(consent);
  if (isCountingAllowed(consent)) count();
}

function count(): void {
  visit.sent = {
    path: location.pathname,
    language: document.documentElement.lang,
    domain: marketOfHost(location.hostname),
  };
  startCounting(analyticsHost, analyticsId);
  for (const call of callsFor(visit.sent, {})) sendCall(analyticsId, call);
}

function takeAnswer(event: MouseEvent): void {
  const button =
    event.target instanceof Element && event.target.closest<HTMLButtonElement>(exportedAnswers);
  if (!button) return;
  // A site that is just being brought to life must not hear it a second time.
  event.stopImmediatePropagation();
  if (consent !== 'asking') return;
  consent = button.value === 'granted' ? 'granted' : 'refused';
  markConsent(consent);
  receive(consent);
  // The pressed button goes away; reading goes on with the page.
  document.getElementById('main')?.focus({ preventScroll: true });
}

function keepAndCount(answer: ConsentAnswer): void {
  visit.answer = answer;
  keepConsent(analyticsId, answer);
  if (isCountingAllowed(answer)) count();
}
