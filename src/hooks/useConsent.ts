import { useSelector } from '@xstate/react';
import { useSite, useSiteActor } from './SiteContext';
import { useHydrated } from './useHydrated';

export interface Consent {
  /** True if this site asks for consent. */
  readonly isNeeded: boolean;
  /**
   * `unknown`: before hydration; the document's `data-consent` may tell more. `forbidden`: Global Privacy Control.
   */
  readonly answer: 'unknown' | 'asking' | 'granted' | 'refused' | 'forbidden';
  grant(): void;
  refuse(): void;
  withdraw(): void;
}

/** True if the visit may be counted. */
export function useConsent(): Consent {
  const { analyticsId, analyticsConsent } = useSite().settings;
  const isHydrated = useHydrated();
  const actor = useSiteActor('consent');
  const answer = useSelector(actor, ({ value }) => {
    return value === 'granted' || value === 'refused' || value === 'forbidden' ? value : 'asking';
  });
  return {
    isNeeded: analyticsId !== '' && analyticsConsent === 'ask',
    answer: isHydrated ? answer : 'unknown',
    grant: () => actor.send({ type: 'consent.granted' }),
    refuse: () => actor.send({ type: 'consent.refused' }),
    withdraw: () => actor.send({ type: 'consent.withdrawn' }),
  };
}
