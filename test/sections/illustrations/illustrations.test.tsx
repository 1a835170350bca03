import { screen } from '@testing-library/react';
import type { IllustrationName } from '../../../src/content/services';
import { HeroIllustration } from '../../../src/sections/home/HeroIllustration';
import { ServiceIllustration } from '../../../src/sections/illustrations/ServiceIllustration';
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

test('[S2] turns all that stands on the counter to the other language and back', async () => {
  const { user, site } = await renderWithSite(<HeroIllustration pencil={null} />);
  const words = ['Shakshuka', 'Scan for the menu', 'Tap here'];
  const hebrewWords = ['שקשוקה', 'סרקו לתפריט', 'הצמידו כאן'];
  const expectShown = (shown: readonly string[], hidden: readonly string[]) => {
    for (const word of shown) expect(screen.getByText(word)).toBeVisible();
    for (const word of hidden) expect(screen.queryByText(word)).toBeNull();
  };
  expectShown(words, hebrewWords);

  await user.click(screen.getByRole('button', { name: 'Turn over to Hebrew' }));
  expectShown(hebrewWords, words);
  expect(screen.getByText('שקשוקה').closest('[dir]')).toHaveAttribute('dir', 'rtl');
  expect(screen.getByText('סרקו לתפריט').closest('[lang]')).toHaveAttribute('lang', 'he');

  await user.click(screen.getByRole('button', { name: 'Turn back to English' }));
  expectShown(words, hebrewWords);
  await switchLanguage(site, 'he');
  expectShown(hebrewWords, words);
});
