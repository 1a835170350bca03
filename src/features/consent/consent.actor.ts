import { useSelector } from '@xstate/react';
import { consentMachine } from '../../../machines/consent.machine';
import { isAnalyticsAllowed } from '../../../machines/consentRules';
import { hasGlobalPrivacyControl } from '../../platform/visit';
import { useHydrated, useSite, useSiteActor } from '../../site/SiteContext';
import { siteActor } from '../../site/siteActor';
import { language as languageActor } from '../language/language.actor';
import { countVisit } from './analytics';
import { followAnswer, storeConsent, storedConsent } from './consentMemory';
import { followReading } from './followReading';

/** Consent to analytics. Counts pages and languages from hydration on, as `src/features/consent/counting.early.ts` does before. */
export const consent = siteActor({
  id: 'consent',
  machine: () => consentMachine,
  input: ({ settings: { analyticsId, analyticsConsent } }) => ({
    // No consent prompt without analytics.
    mode: analyticsId === '' ? 'none' : analyticsConsent,
    globalPrivacyControl: hasGlobalPrivacyControl(),
    remembered: storedConsent(),
  }),
  connect(consent, { settings, actors, titleIn, onPageShown }) {
    if (settings.analyticsId === '') return;
    const language = actors.of(languageActor);
    let path = location.pathname;
    const count = (isRestored = false) => {
      const { value } = consent.getSnapshot();
      const { language: shown, wanted } = language.getSnapshot().context;
      // While the language is loading, the page has been seen in neither.
      if (isAnalyticsAllowed(value) && shown === wanted)
        countVisit(settings, { path, title: titleIn(shown) }, shown, isRestored);
    };
    const enter = followReading(() => consent.send({ type: 'page.read' }));
    enter(path);
    onPageShown((shown) => {
      path = shown;
      count();
      consent.send({ type: 'page.entered' });
      enter(path);
    });
    language.subscribe(() => count());
    consent.subscribe(() => count());
    consent.on('consent.changed', ({ allowed }) =>
      storeConsent(settings.analyticsId, allowed ? 'granted' : 'refused'),
    );
    followAnswer(
      (type) => consent.send({ type }),
      () => count(true),
    );
  },
});

/** Consent to analytics, if this site asks for it. */
export function useConsent() {
  const { analyticsId, analyticsConsent } = useSite().settings;
  const isHydrated = useHydrated();
  const actor = useSiteActor(consent);
  const answer = useSelector(actor, ({ value }) => {
    return value === 'granted' || value === 'refused' || value === 'forbidden' ? value : 'asking';
  });
  return {
    isNeeded: analyticsId !== '' && analyticsConsent === 'ask',
    isAsked: useSelector(actor, (snapshot) => snapshot.matches({ asking: 'now' })),
    /** `unknown`: before hydration; the document's `data-consent` may be more specific. `forbidden`: Global Privacy Control. */
    answer: isHydrated ? answer : 'unknown',
    grant: () => actor.send({ type: 'consent.granted' }),
    refuse: () => actor.send({ type: 'consent.refused' }),
    withdraw: () => actor.send({ type: 'consent.withdrawn' }),
  };
}
