import { screen, within } from '@testing-library/react';
import type { IllustrationName } from '../../../src/content/services';
import { ServiceIllustration } from '../../../src/sections/illustrations/ServiceIllustration';
import { MenuCard } from '../../../src/sections/menuEditor/MenuCard';
import { renderWithSite, switchLanguage } from '../../support/renderWithSite';

test.each<[object: IllustrationName, en: string, he: string]>([
  ['tableTent', 'Scan for the menu', 'סרקו לתפריט'],
  ['sticker', 'Tap here', 'הצמידו כאן'],
  ['receipt', '2 × Espresso', '2 × אספרסו'],
  ['ledger', 'Haddad, high chair', 'חדאד, כיסא תינוק'],
  ['docket', 'No onions', 'בלי בצל'],
  ['serviceTag', 'Holiday hours', 'שעות חג'],
])('[S2] hides the drawn %s and its text from assistive technology', async (object, en, he) => {
  const { site } = await renderWithSite(<ServiceIllustration object={object} />);
  expect(screen.getByText(en).closest('[aria-hidden="true"]')).toBeVisible();
  await switchLanguage(site, 'he');
  expect(screen.getByText(he)).toBeVisible();
});

test('[S2] turns the menu card to the other language and back', async () => {
  const { user } = await renderWithSite(<MenuCard />);
  const card = within(screen.getByRole('group', { name: /sample menu card/ }));
  const sideWith = (dish: string) => card.getByText(dish).closest('[lang]');
  expect(sideWith('Shakshuka')).not.toHaveAttribute('aria-hidden');
  expect(sideWith('שקשוקה')).toHaveAttribute('aria-hidden', 'true');

  await user.click(screen.getByRole('button', { name: 'Turn over to Hebrew' }));
  expect(sideWith('Shakshuka')).toHaveAttribute('aria-hidden', 'true');
  expect(sideWith('שקשוקה')).not.toHaveAttribute('aria-hidden');
  expect(sideWith('שקשוקה')).toHaveAttribute('lang', 'he');
  expect(sideWith('שקשוקה')).toHaveAttribute('dir', 'rtl');

  await user.click(screen.getByRole('button', { name: 'Turn back to English' }));
  expect(sideWith('Shakshuka')).not.toHaveAttribute('aria-hidden');
});
