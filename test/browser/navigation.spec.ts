import { act, expect, test } from './support/test';
test('explore', async ({ page, english }) => {
  await page.goto(english);
  await act(page);
  await page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link', { name: 'Services' }).click();
  await expect(page).toHaveTitle(/QR menus, stores/);
  console.log(await page.evaluate(() => JSON.stringify(window.watched)));
});
