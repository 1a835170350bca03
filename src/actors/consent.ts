import { type SnapshotFrom, waitFor } from 'xstate';
import { consentMachine } from '../../machines/consent.machine';
import type { languageMachine } from '../../machines/language.machine';
import { storeConsent, storedConsent } from '../adapters/consentMemory';
import { hasGlobalPrivacyControl } from '../adapters/visit';
import { answerToPrompt, type VisitUpdate, visitUpdates } from '../adapters/visitEvents';
import { siteActor } from './siteActor';

/** Consent to analytics. Reports pages, languages and consent to `src/entry/counting.ts`, which counts the visit. */
export const consent = siteActor({
  machine: () => consentMachine,
  input: ({ settings: { analyticsId, analyticsConsent } }) => ({
    // No consent prompt without analytics.
    mode: analyticsId === '' ? 'none' : analyticsConsent,
    globalPrivacyControl: hasGlobalPrivacyControl(),
    remembered: storedConsent(),
  }),
  connect(consent, { settings, language, counting, onPageShown }) {
    if (!counting) return;
    const reportLanguage = () => {
      const snapshot = language.getSnapshot();
      if (isShown(snapshot)) visitUpdates.send({ language: snapshot.context.language });
    };
    const script = waitFor(language, isShown)
      .then(() => import(`${counting}`))
      .then(reportLanguage)
      // Blocked or out of reach: analytics fails silently.
      .catch(() => {});
    const report = (news: VisitUpdate) => void script.then(() => visitUpdates.send(news));

    onPageShown((path) => report({ path }));
    language.subscribe(() => void script.then(reportLanguage));
    consent.on('consent.changed', ({ allowed }) => {
      const answer = allowed ? 'granted' : 'refused';
      storeConsent(settings.analyticsId, answer);
      report({ consent: answer });
    });
    answerToPrompt.listen((answer) => consent.send({ type: `consent.${answer}` }));
  },
});

/** While the language is loading, the page has been seen in neither. */
function isShown({ context }: SnapshotFrom<typeof languageMachine>): boolean {
  return context.language === context.wanted;
}
