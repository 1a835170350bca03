import { waitFor } from 'xstate';
import type { Site } from '../hooks/SiteContext';
import { keepConsent } from '../services/consentMemory';
import { answerToPrompt, newsOfVisit, type VisitNews } from '../services/visitEvents';

/**
 * Reports pages, languages and consent to `src/counting.ts`, which counts the visit.
 * @param counting the address of that script; absent where visits are not counted.
 */
export function connectAnalytics({ actor, settings }: Site, counting: string | undefined): void {
  if (!counting) return;
  const { consent, language } = actor.getSnapshot().context;
  // The script reads the document's language, which is not the visitor's while another one loads.
  const script = waitFor(language, (snapshot) => !snapshot.hasTag('busy'))
    .then(() => import(`${counting}`))
    // Blocked or out of reach: counting stays silent.
    .catch(() => {});
  const report = (news: VisitNews) => void script.then(() => newsOfVisit.send(news));

  actor.on('page.shown', ({ path }) => report({ path }));
  language.subscribe((snapshot) => {
    // On its way to another language the page has been seen in neither.
    if (!snapshot.hasTag('busy')) report({ language: snapshot.context.language });
  });
  consent.on('consent.changed', ({ allowed }) => {
    const answer = allowed ? 'granted' : 'refused';
    keepConsent(settings.analyticsId, answer);
    report({ consent: answer });
  });
  answerToPrompt.listen((answer) => consent.send({ type: `consent.${answer}` }));
}
