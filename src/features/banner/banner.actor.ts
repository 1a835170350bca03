import { bannerMachine } from '../../../machines/banner.machine';
import { siteActor } from '../../site/siteActor';

/** The announcement above the header. */
export const banner = siteActor({
  id: 'banner',
  machine: () => bannerMachine,
  input: ({ settings: { bannerMessage } }) => ({
    hasMessage: bannerMessage.en !== '' || bannerMessage.he !== '',
  }),
});
