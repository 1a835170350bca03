import { useSelector } from '@xstate/react';
import { useSite, useSiteActor } from './SiteContext';
import { useHydrated } from './useHydrated';

export interface Consent {
  /** Whether this site asks before it counts a visit. */
  readonly isNeeded: boolean;
  /** Before the page is brought to life nobody has answered. `forbidden`: the browser answers no by itself. */
  readonly answer: 'asking' | 'granted' | 'refused' | 'forbidden';
  /** Whether the question is to be put now. */
  readonly isAsked: boolean;
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
  const isNeeded = analyticsId !== '' && analyticsConsent === 'ask';
  return {
    isNeeded,
    answer: isHydrated ? answer : 'asking',
    isAsked: isNeeded && isHydrated && answer === 'asking',
    grant: () => actor.send({ type: 'consent.granted' }),
    refuse: () => actor.send({ type: 'consent.refused' }),
    withdraw: () => actor.send({ type: 'consent.withdrawn' }),
  };
}
