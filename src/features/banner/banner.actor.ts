import { useSelector } from '@xstate/react';
import { bannerMachine } from '../../../machines/banner.machine';
import { useSiteActor } from '../../site/SiteContext';
import { siteActor } from '../../site/siteActor';

/** The announcement above the header. */
export const banner = siteActor({
  id: 'banner',
  machine: () => bannerMachine,
  input: ({ settings }) => ({ hasMessage: Object.values(settings.bannerMessage).some(Boolean) }),
});

/** The dismissible banner above the header. */
export function useBanner() {
  const actor = useSiteActor(banner);
  return {
    isVisible: useSelector(actor, (snapshot) => snapshot.matches('visible')),
    close: () => actor.send({ type: 'banner.closed' }),
  };
}
