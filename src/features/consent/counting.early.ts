/**
 * Analytics before hydration; afterwards `consent.actor.ts` takes over. With a measurement ID the boot script imports this
 * when the page has loaded and the browser is idle, so it does not delay the first paint. It also handles the exported
 * consent prompt until React does. Source: docs/specification.md, section 7.
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
import {
  type AnswerDetail,
  answerEvent,
  bootScript,
  type Counting,
  consentPromptId,
} from '../../start/pageContract';
import { startState } from '../../start/startState';
import { focusMain } from '../../ui/focusMain';
import { countVisit } from './analytics';
import { followAnswer, markConsent, storeConsent, storedConsent } from './consentMemory';

const script = document.querySelector<HTMLScriptElement>(bootScript);
const settings: Counting = JSON.parse(script?.dataset.counting ?? '{}');
/** The exported prompt: after hydration React removes `hidden` and handles its buttons. */
const exportedAnswers = `#${consentPromptId}[hidden] button`;

let consent: ConsentState = initialConsent({
  mode: settings.analyticsConsent,
  globalPrivacyControl: hasGlobalPrivacyControl(),
  remembered: storedConsent(),
});

const isLive = () => startState() === 'live';

addEventListener('click', takeAnswer, true);
followAnswer(change, () => count(true));
markConsent(consent);
count();

function count(isRestored = false): void {
  const language = languageOf(document.documentElement.lang) ?? fallbackLanguage;
  if (isAnalyticsAllowed(consent) && !isLive())
    countVisit(settings, { path: location.pathname, title: document.title }, language, isRestored);
}

/** @returns true if the event was an answer. */
function change(event: ConsentEvent['type']): boolean {
  const next = consentAfter(consent, event);
  if (next === consent || isLive()) return false;
  consent = next;
  const answer = consent === 'granted' ? 'granted' : 'refused';
  storeConsent(settings.analyticsId, answer);
  count();
  return true;
}

function takeAnswer(event: MouseEvent): void {
  const button =
    event.target instanceof Element && event.target.closest<HTMLButtonElement>(exportedAnswers);
  if (!button) return;
  // The page may be hydrating, and React must not handle the click again.
  event.stopImmediatePropagation();
  const detail: AnswerDetail = button.value === 'granted' ? 'granted' : 'refused';
  if (consent !== 'asking' || !change(`consent.${detail}`)) return;
  // For a site that has read the stored answer already.
  document.dispatchEvent(new CustomEvent(answerEvent, { detail }));
  // The clicked button disappears, so the focus moves to the page.
  focusMain();
}
