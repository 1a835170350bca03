import { screen } from '@testing-library/react';
import { HeroIllustration } from '../../src/features/home/HeroIllustration';
import { renderWithSite, switchLanguage } from '../support/renderWithSite';

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
