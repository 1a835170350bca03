import { useSelector } from '@xstate/react';
import { useSiteActor } from './SiteContext';

export interface Banner {
  readonly isVisible: boolean;
  close(): void;
}

/** The dismissible banner above the header. */
export function useBanner(): Banner {
  const actor = useSiteActor('banner');
  return {
    isVisible: useSelector(actor, (snapshot) => snapshot.matches('visible')),
    close: () => actor.send({ type: 'banner.closed' }),
  };
}
