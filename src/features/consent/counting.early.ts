/**
 * Analytics before hydration; afterwards `src/features/consent/consent.actor.ts` takes over. With a measurement ID the boot script
 * imports this when the page has loaded and the browser is idle, so it does not delay the first paint. It also handles
 * the exported consent prompt until React does. Source: docs/specification.md, section 7; docs/decisions.md,
 * "Calendar, chat and analytics".
 */

import { fallbackLanguage, languageOf } from '../../../locales/languages';
import {
  type ConsentState,
  initialConsent,
  isAnalyticsAllowed,
} from '../../../machines/consentRules';
import { hasGlobalPrivacyControl } from '../../platform/visit';
import type { Counting } from '../../start/pageContract';
import { focusMain } from '../../ui/focusMain';
import { countVisit } from './analytics';
import { markConsent, storeConsent, storedConsent } from './consentMemory';
import { consentPromptId } from './consentPrompt';

const script = document.querySelector<HTMLScriptElement>('script[data-counting]');
const settings: Counting = JSON.parse(script?.dataset.counting ?? '{}');
/** The exported prompt: after hydration React removes `hidden` and handles its buttons. */
const exportedAnswers = `#${consentPromptId}[hidden] button`;

let consent: ConsentState = initialConsent({
  mode: settings.analyticsConsent,
  globalPrivacyControl: hasGlobalPrivacyControl(),
  remembered: storedConsent(),
});

addEventListener('click', takeAnswer, true);
markConsent(consent);
count();

function count(): void {
  const language = languageOf(document.documentElement.lang) ?? fallbackLanguage;
  if (isAnalyticsAllowed(consent)) countVisit(settings, location.pathname, language);
}

function takeAnswer(event: MouseEvent): void {
  const button =
    event.target instanceof Element && event.target.closest<HTMLButtonElement>(exportedAnswers);
  if (!button) return;
  // The page may be hydrating, and React must not handle the click again.
  event.stopImmediatePropagation();
  if (consent !== 'asking') return;
  consent = button.value === 'granted' ? 'granted' : 'refused';
  storeConsent(settings.analyticsId, consent);
  count();
  // For a site that has read the stored answer already.
  document.dispatchEvent(new Event(`consent.${consent}`));
  // The clicked button disappears, so the focus moves to the page.
  focusMain();
}
