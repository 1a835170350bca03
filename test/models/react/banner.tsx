import { screen } from '@testing-library/react';
import { Banner } from '../../../src/sections/Banner';
import type { ReactDriver } from './driver';
import { answersNothing, openPage, pass, performing } from './page';

const message = { en: 'Closed on Friday', he: 'סגור ביום שישי' };

export const bannerDriver: ReactDriver = {
  async open(scenario, inspect) {
    const settings = { ...(scenario === 'with a message' && { bannerMessage: message }) };
    const { user } = await openPage(<Banner />, { settings, inspect });
    return {
      perform: performing({
        'close it': () => user.click(screen.getByRole('button', { name: 'Close this notice' })),
      }),
      pass,
      answer: answersNothing,
      look: async () => ({
        isVisible: screen.queryByRole('complementary', { name: 'Notice' }) !== null,
      }),
    };
  },
};
