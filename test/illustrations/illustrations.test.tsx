import { fireEvent, screen } from '@testing-library/react';
import { HeroIllustration } from '../../src/features/home/HeroIllustration';
import { renderWithSite, switchLanguage } from '../support/renderWithSite';

test('[S2] turns the card to the other language and back, beside a tent and a sticker that stay', async () => {
  const { user, site } = await renderWithSite(<HeroIllustration pencil={null} />);
  const expectShown = (shown: readonly string[], hidden: readonly string[]) => {
    const turning = document.querySelector('[data-turning]');
    if (turning) fireEvent.animationEnd(turning);
    for (const word of shown) expect(screen.getByText(word)).toBeVisible();
    for (const word of hidden) expect(screen.queryByText(word)).toBeNull();
  };
  const beside = ['Scan for the menu', 'Tap here'];
  expectShown(['Shakshuka', ...beside], ['שקשוקה']);

  await user.click(screen.getByRole('button', { name: 'Turn over to Hebrew' }));
  // The side that leaves is only seen.
  expect(screen.getByText('Shakshuka').closest('[inert]')).toHaveAttribute('aria-hidden', 'true');
  expectShown(['שקשוקה', ...beside], ['Shakshuka']);
  const side = screen.getByText('שקשוקה').closest('[dir]');
  expect(side).toHaveAttribute('dir', 'rtl');
  expect(side).toHaveAttribute('lang', 'he');

  await user.click(screen.getByRole('button', { name: 'Turn back to English' }));
  expectShown(['Shakshuka', ...beside], ['שקשוקה']);
  await switchLanguage(site, 'he');
  expectShown(['שקשוקה', 'סרקו לתפריט', 'הצמידו כאן'], ['Shakshuka', ...beside]);
});
