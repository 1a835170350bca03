import { everyPage, notFoundLine, unknownPath } from './support/addresses';
import { panel, panelButton, switchLanguage } from './support/roles';
import { act, expect, test } from './support/test';
import { violations } from './support/watch';
import { bothTongues } from './support/words';

for (const tongue of bothTongues) {
  const { language } = tongue;
  for (const { path } of everyPage) {
    test(`[S2] ${path} keeps to its strict content security policy (${language})`, async ({
      page,
      sites,
      expectConsole,
    }) => {
      if (path === unknownPath) expectConsole(notFoundLine);
      const answer = await page.goto(`${sites[language]}${path}`);
      const policy = answer?.headers()['content-security-policy'] ?? '';
      expect(policy).toContain("default-src 'self'");
      expect(policy).not.toMatch(/unsafe-(inline|eval)/);
      await act(page);
      const other = await switchLanguage(page, tongue);
      await page.setViewportSize({ width: 390, height: 844 });
      await panelButton(page, other).click();
      await expect(panel(page, other)).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(panel(page, other)).toBeHidden();
      expect(await violations(page)).toEqual([]);
    });
  }
}

test('[S2] styles of the export reach the page: the policy lets them pass', async ({
  page,
  english,
}) => {
  await page.goto(english);
  await expect(page.getByRole('banner')).toHaveCSS('position', 'sticky');
});
