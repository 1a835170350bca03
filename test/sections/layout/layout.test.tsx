import { screen, within } from '@testing-library/react';
import { contactFaq } from '../../../src/content/faq';
import { FloatingHelpers } from '../../../src/sections/layout/FloatingHelpers';
import { Footer } from '../../../src/sections/layout/Footer';
import { Header } from '../../../src/sections/layout/Header';
import { Wordmark } from '../../../src/sections/layout/Wordmark';
import { FaqList } from '../../../src/sections/pricing/FaqList';
import { readSettings } from '../../../src/settings/readSettings';
import { exampleSettings } from '../../support/exampleSettings';
import { ownEnvironment } from '../../support/ownEnvironment';
import { renderWithSite, switchLanguage } from '../../support/renderWithSite';

describe('[S2] The header', () => {
  test('highlights the current page', async () => {
    const { user } = await renderWithSite(<Header />, { path: '/services' });
    const navigation = screen.getByRole('navigation', { name: 'Main navigation' });
    const current = () =>
      within(navigation)
        .getAllByRole('link')
        .filter((link) => link.getAttribute('aria-current') === 'page')
        .map(({ textContent }) => textContent);
    expect(current()).toEqual(['Services']);
    await user.click(within(navigation).getByRole('link', { name: 'Pricing' }));
    expect(current()).toEqual(['Pricing']);
  });

  test('links get started to /contact', async () => {
    const { user, address } = await renderWithSite(<Header />);
    await user.click(screen.getByRole('link', { name: 'Get Started' }));
    expect(address()).toBe('/contact');
  });

  test('links the wordmark, named by the studio, to home', async () => {
    const { site } = await renderWithSite(<Wordmark />, { path: '/terms' });
    const link = screen.getByRole('link', { name: 'Tafrit Studio, home page' });
    expect(link).toHaveAttribute('href', '/');
    await switchLanguage(site, 'he');
    expect(link).toHaveAccessibleName('סטודיו תפריט, לדף הבית');
    expect(link).toHaveTextContent('סטודיו תפריט');
  });
});

describe('[S2] The footer', () => {
  beforeEach(() => jest.useFakeTimers({ now: new Date('2044-07-01T00:00:00') }));
  afterEach(() => jest.useRealTimers());

  test('shows the current year, whenever it was exported', async () => {
    await renderWithSite(<Footer />);
    expect(screen.getByText('© 2044 Tafrit Studio')).toBeVisible();
  });

  test('shows only social accounts with an address, and no empty list', async () => {
    const social = { facebook: '', linkedin: 'https://linkedin.com/company/a', instagram: '' };
    const { unmount } = await renderWithSite(<Footer />, { settings: { social } });
    const block = () => screen.queryByLabelText('Find us elsewhere');
    expect(block()?.children).toHaveLength(1);
    const link = screen.getByRole('link', { name: 'LinkedIn' });
    expect(link).toBeVisible();
    expect(link).toHaveAttribute('href', social.linkedin);
    unmount();
    await renderWithSite(<Footer />, { settings: { social: { ...social, linkedin: '' } } });
    expect(block()).toBeNull();
  });

  test('[Settings] shows the registered name and number', async () => {
    const { site } = await renderWithSite(<Footer />, {
      settings: {
        studioLegalName: { en: 'Levi Software Ltd', he: 'לוי תוכנה בע״מ' },
        studioCompanyNumber: '515234567',
      },
    });
    expect(screen.getByText('Levi Software Ltd, company no. 515234567')).toBeVisible();
    await switchLanguage(site, 'he');
    expect(screen.getByText(/ח״פ 515234567$/)).toHaveTextContent('לוי תוכנה בע״מ');
  });
});

describe('[S1] Floating helpers', () => {
  test('include a chat link in the page’s language', async () => {
    const { site } = await renderWithSite(<FloatingHelpers />);
    const greeting = (name: RegExp) =>
      new URL(screen.getByRole<HTMLAnchorElement>('link', { name }).href).searchParams.get('text');
    expect(greeting(/^Chat with us on WhatsApp/)).toBe(
      'Hi! I’m interested in your software solutions and would like to discuss my project.',
    );
    await switchLanguage(site, 'he');
    expect(greeting(/^כתבו לנו בוואטסאפ/)).toBe(
      'היי! אשמח לשמוע על פתרונות התוכנה שלכם ולדבר על הפרויקט שלי.',
    );
  });

  test('[Settings] mark placeholder links visually and by description', async () => {
    const helpers = (
      <>
        <Footer />
        <FloatingHelpers />
      </>
    );
    const { unmount, site } = await renderWithSite(helpers);
    const links = () =>
      screen
        .getAllByRole<HTMLAnchorElement>('link')
        .filter(({ href }) => /^(tel:|https:\/\/(wa\.me|calendly\.com))/.test(href));
    expect(links()).toHaveLength(3);
    for (const link of links()) {
      expect(link).toHaveTextContent('Placeholder');
      expect(link).toHaveAccessibleDescription('Placeholder');
    }
    await switchLanguage(site, 'he');
    for (const link of links()) expect(link).toHaveTextContent('לדוגמה בלבד');
    unmount();
    const { settings } = readSettings(exampleSettings, ownEnvironment);
    await renderWithSite(helpers, { settings });
    expect(links()).toHaveLength(3);
    for (const link of links()) {
      expect(link).not.toHaveTextContent('Placeholder');
      expect(link).not.toHaveAttribute('title');
    }
  });
});

test('[S2] keeps questions open when the language changes', async () => {
  const { user, site } = await renderWithSite(
    <FaqList heading="Asked before" lead="Four answers." items={contactFaq} />,
  );
  expect(screen.getAllByRole('group')).toHaveLength(4);
  await user.click(screen.getByText('How soon can you start?'));
  await switchLanguage(site, 'he');
  const [first, ...others] = screen.getAllByRole('group');
  expect(first).toHaveAttribute('open');
  expect(first).toHaveTextContent('בתוך כמה זמן אפשר להתחיל?');
  for (const other of others) expect(other).not.toHaveAttribute('open');
});
