import { screen, waitFor, within } from '@testing-library/react';
import { he } from '../../locales/he';
import { LanguageSelector } from '../../src/sections/LanguageSelector';
import { renderWithSite, type SiteOptions } from '../support/renderWithSite';
import { wordsIn } from '../support/siteWords';

async function open(options?: SiteOptions) {
  const rendered = await renderWithSite(<LanguageSelector />, options);
  const button = screen.getByRole('button');
  await rendered.user.click(button);
  const menu = await screen.findByRole('menu');
  await waitFor(() => expect(menu).toContainElement(focused()));
  return { ...rendered, button, menu, items: within(menu).getAllByRole('menuitemradio') };
}

const focused = () =>
  document.activeElement instanceof HTMLElement ? document.activeElement : null;

describe('[S4] The language selector', () => {
  test.each([
    ['en', 'Language: English'],
    ['he', 'שפה: עברית'],
  ] as const)('shows the name of the language, %s', async (language, name) => {
    await renderWithSite(<LanguageSelector />, { language });
    const button = screen.getByRole('button', { name });
    expect(button).toHaveAttribute('aria-haspopup', 'menu');
    expect(button).toHaveAttribute('aria-expanded', 'false');
    expect(within(button).queryByRole('img')).toBeNull();
  });

  test('opens a menu with both names, each in its own language, the current one marked', async () => {
    const { button, menu, items } = await open();
    expect(menu).toHaveAccessibleName('Language');
    expect(button).toHaveAttribute('aria-expanded', 'true');
    expect(items.map((item) => [item.textContent, item.lang])).toEqual([
      ['English', 'en'],
      ['עברית', 'he'],
    ]);
    expect(items.map((item) => item.getAttribute('aria-checked'))).toEqual(['true', 'false']);
    expect(within(menu).queryByRole('img')).toBeNull();
  });

  test('switches in place and closes', async () => {
    const { user, button } = await open();
    await user.click(screen.getByRole('menuitemradio', { name: 'עברית' }));
    await screen.findByRole('button', { name: 'שפה: עברית' });
    await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'false'));
    await user.click(screen.getByRole('button', { name: 'שפה: עברית' }));
    await user.click(await screen.findByRole('menuitemradio', { name: 'English' }));
    await screen.findByRole('button', { name: 'Language: English' });
  });

  test('Escape closes it and gives the focus back', async () => {
    const { user, button } = await open();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'false'));
    expect(button).toHaveFocus();
    expect(button).toHaveAttribute('aria-expanded', 'false');
  });

  test('a press on the button closes it again', async () => {
    const { user, button } = await open();
    await user.click(button);
    await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'false'));
    expect(button).toHaveAttribute('aria-expanded', 'false');
  });

  test('is busy while the words are on their way', async () => {
    let arrive = () => {};
    const words = wordsIn('en', () => new Promise((resolve) => (arrive = () => resolve(he))));
    const { user, button } = await open({ words });
    await user.click(screen.getByRole('menuitemradio', { name: 'עברית' }));
    expect(button).toHaveAttribute('aria-busy', 'true');
    expect(button).toHaveAccessibleName('Language: English');
    arrive();
    await screen.findByRole('button', { name: 'שפה: עברית' });
    expect(button).toHaveAttribute('aria-busy', 'false');
  });

  test('words that cannot be fetched leave the page as it is, and can be asked for again', async () => {
    const load = jest.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValue(he);
    const { user, button } = await open({ words: wordsIn('en', load) });
    await user.click(screen.getByRole('menuitemradio', { name: 'עברית' }));
    await waitFor(() => expect(load).toHaveBeenCalledTimes(1));
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'false'));
    expect(button).toHaveAccessibleName('Language: English');
    await user.click(button);
    await user.click(await screen.findByRole('menuitemradio', { name: 'עברית' }));
    await screen.findByRole('button', { name: 'שפה: עברית' });
  });
});
