import { screen } from '@testing-library/react';
import { byLanguage } from '../../../locales/languages';
import { Banner } from '../../../src/features/banner/Banner';
import { Footer } from '../../../src/features/chrome/Footer';
import { UnexpectedErrorPage } from '../../../src/features/errors/UnexpectedErrorPage';
import { chatLink, phoneLink } from '../../../src/features/links/ContactLink';
import { inLanguages } from '../../support/inLanguages';
import { renderWithSite, switchLanguage } from '../../support/renderWithSite';

/* Settings that no exported site of the tests has, and what only hydration adds. */

const message = inLanguages({ en: 'Closed on Friday', he: 'סגור ביום שישי' });

describe('[S1] The banner', () => {
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
    ['en', 'ltr'],
    ['he', 'rtl'],
  ] as const)(
    'marks the language of a message in one language (%s)',
    async (written, direction) => {
      const bannerMessage = byLanguage((language) =>
        language === written ? message[language] : '',
      );
      const { site } = await renderWithSite(<Banner />, { settings: { bannerMessage } });
      for (const language of ['en', 'he'] as const) {
        await switchLanguage(site, language);
        expect(screen.getByText(message[written])).toHaveAttribute('lang', written);
        expect(screen.getByText(message[written])).toHaveAttribute('dir', direction);
      }
    },
  );
});

test('[S2] shows only social accounts with an address, and no empty list', async () => {
  const social = { facebook: '', linkedin: 'https://linkedin.com/company/a', instagram: '' };
  const { unmount } = await renderWithSite(<Footer />, { settings: { social } });
  const block = () => screen.queryByLabelText('Find us elsewhere');
  expect(block()?.children).toHaveLength(1);
  const link = screen.getByRole('link', { name: 'LinkedIn' });
  expect(link).toHaveAttribute('href', social.linkedin);
  unmount();
  await renderWithSite(<Footer />, { settings: { social: { ...social, linkedin: '' } } });
  expect(block()).toBeNull();
});

test.each(['+972 54 765 4321', '+972-54-765-4321', '+972 (54) 765-4321'])(
  '[S2] calls the digits of %s, and leaves the greeting of a chat unchanged',
  (phone) => {
    expect(phoneLink(phone)).toBe('tel:+972547654321');
    const greeting = 'Hi! A & B? 100% #1 +\nהיי! אשמח לשמוע';
    const url = new URL(chatLink(phone, greeting));
    expect(url.origin + url.pathname).toBe('https://wa.me/972547654321');
    expect([...url.searchParams]).toEqual([['text', greeting]]);
  },
);

test('[S8] says Unexpected Application Error!, and leads home after a fault of the page', async () => {
  const onRetry = jest.fn();
  const { user } = await renderWithSite(
    <UnexpectedErrorPage cause="unexpected" onRetry={onRetry} />,
  );
  const title = screen.getByRole('heading', { level: 1 });
  expect(title).toHaveTextContent('Unexpected Application Error!');
  expect(screen.getByText('The fault is ours, not yours.', { exact: false })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Load the page again' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('link', { name: 'Go Home' })).toHaveAttribute('href', '/');
});
