import { screen } from '@testing-library/react';
import { Banner } from '../../../src/sections/layout/Banner';
import { renderWithSite, switchLanguage } from '../../support/renderWithSite';

const message = { en: 'Closed on Friday', he: 'סגור ביום שישי' };

describe('[S1] The banner', () => {
  test('shows the owner’s message until it is closed', async () => {
    const { user, site } = await renderWithSite(<Banner />, {
      settings: { bannerMessage: message },
    });
    expect(screen.getByRole('complementary', { name: 'Notice' })).toHaveTextContent(
      'Closed on Friday',
    );
    await switchLanguage(site, 'he');
    expect(screen.getByRole('complementary', { name: 'הודעה' })).toHaveTextContent(
      'סגור ביום שישי',
    );
    await user.click(screen.getByRole('button', { name: 'סגירת ההודעה' }));
    await switchLanguage(site, 'en');
    expect(screen.queryByRole('complementary')).toBeNull();
  });

  test('moves the focus to the page when it is closed', async () => {
    const page = (
      <>
        <Banner />
        <main id="main" tabIndex={-1} />
      </>
    );
    const { user } = await renderWithSite(page, { settings: { bannerMessage: message } });
    await user.tab();
    await user.keyboard('{Enter}');
    expect(screen.getByRole('main')).toHaveFocus();
  });

  test.each([
    ['en', 'ltr', { ...message, he: '' }],
    ['he', 'rtl', { ...message, en: '' }],
  ] as const)(
    'marks the language of a message in one language (%s)',
    async (written, direction, bannerMessage) => {
      const { site } = await renderWithSite(<Banner />, { settings: { bannerMessage } });
      for (const language of ['en', 'he'] as const) {
        await switchLanguage(site, language);
        expect(screen.getByText(message[written])).toHaveAttribute('lang', written);
        expect(screen.getByText(message[written])).toHaveAttribute('dir', direction);
      }
    },
  );
});
