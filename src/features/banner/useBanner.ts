import { useSelector } from '@xstate/react';
import { useSiteActor } from '../../site/SiteContext';
import { banner } from './banner.actor';

/** The dismissible banner above the header. */
export function useBanner() {
  const actor = useSiteActor(banner);
  return {
    isVisible: useSelector(actor, (snapshot) => snapshot.matches('visible')),
    close: () => actor.send({ type: 'banner.closed' }),
  };
}
