import { screen } from '@testing-library/react';
import { LanguageSelector } from '../../src/sections/LanguageSelector';
import { PanelButton } from '../../src/sections/PanelButton';
import { renderWithSite } from '../support/renderWithSite';
test('probe', async () => {
  const { user } = await renderWithSite(<LanguageSelector />);
  await user.click(screen.getByRole('button', { name: 'Language: English' }));
  await screen.findByRole('menu', { name: 'Language' });
  await user.click(screen.getByRole('menuitemradio', { name: 'עברית' }));
  expect(await screen.findByRole('button', { name: 'שפה: עברית' })).toBeVisible();
});
test('probe2', async () => {
  const { user } = await renderWithSite(<PanelButton />);
  await user.click(screen.getByRole('button', { name: 'Open menu' }));
  await screen.findByRole('dialog', { name: 'Menu' });
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
});
