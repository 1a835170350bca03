import { useSelector } from '@xstate/react';
import { useSite, useSiteActor } from '../../site/SiteContext';
import { useHydrated } from '../../site/useHydrated';
import { consent } from './consent.actor';

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
