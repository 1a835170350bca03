import { type SnapshotFrom, waitFor } from 'xstate';
import type { languageMachine } from '../../machines/language.machine';
import { storeConsent } from '../adapters/consentMemory';
import { answerToPrompt, type VisitUpdate, visitUpdates } from '../adapters/visitEvents';
import type { Site } from '../hooks/SiteContext';

/**
 * Reports pages, languages and consent to `src/entry/counting.ts`, which counts the visit.
 * @param counting address of that script; absent if visits are not counted.
 */
export function connectAnalytics({ actor, settings }: Site, counting: string | undefined): void {
  if (!counting) return;
  const { consent, language } = actor.getSnapshot().context;
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

  actor.on('page.shown', ({ path }) => report({ path }));
  language.subscribe(() => void script.then(reportLanguage));
  consent.on('consent.changed', ({ allowed }) => {
    const answer = allowed ? 'granted' : 'refused';
    storeConsent(settings.analyticsId, answer);
    report({ consent: answer });
  });
  answerToPrompt.listen((answer) => consent.send({ type: `consent.${answer}` }));
}

/** While the language is loading, the page has been seen in neither. */
function isShown({ context }: SnapshotFrom<typeof languageMachine>): boolean {
  return context.language === context.wanted;
}
