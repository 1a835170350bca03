import { useSelector } from '@xstate/react';
import { useSite, useSiteActor } from './SiteContext';
import { useHydrated } from './useHydrated';

export interface Consent {
  /** Whether this site asks before it counts a visit. */
  readonly isNeeded: boolean;
  /**
   * `unknown`: the page is as it was exported, or still being brought to life; its document's
   * `data-consent` may say more. `forbidden`: the browser answers no by itself.
   */
  readonly answer: 'unknown' | 'asking' | 'granted' | 'refused' | 'forbidden';
  grant(): void;
  refuse(): void;
  withdraw(): void;
}

/** Whether the visit may be counted. */
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
