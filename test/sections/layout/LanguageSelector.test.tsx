import { screen, within } from '@testing-library/react';
import { LanguageSelector } from '../../../src/sections/layout/LanguageSelector';
import { renderWithSite } from '../../support/renderWithSite';

test('[S4] has both languages in the menu by their own names, without flags', async () => {
  const { user } = await renderWithSite(<LanguageSelector />);
  const button = screen.getByRole('button', { name: 'Language: English' });
  expect(button).toHaveAttribute('aria-haspopup', 'menu');
  expect(button).toHaveAttribute('aria-expanded', 'false');
  expect(within(button).queryByRole('img')).toBeNull();
  await user.click(button);
  const menu = await screen.findByRole('menu', { name: 'Language' });
  expect(button).toHaveAttribute('aria-expanded', 'true');
  const items = within(menu).getAllByRole('menuitemradio');
  const marks = items.map((item) => [
    item.textContent,
    item.lang,
    item.getAttribute('aria-checked'),
  ]);
  expect(marks).toEqual([
    ['English', 'en', 'true'],
    ['עברית', 'he', 'false'],
  ]);
  expect(within(menu).queryByRole('img')).toBeNull();
});
