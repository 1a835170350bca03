import { menuEditor as en } from '../../../locales/en/menuEditor';
import { expect, openHydrated, test } from '../../browser/support/test';
import { locales } from '../../browser/support/words';

test('[S2] stays calm while the browser is busy, silent or refuses', async ({ page, english }) => {
  await page.addInitScript(() => {
    let open: (() => void) | undefined;
    const share = () =>
      open
        ? Promise.reject(new DOMException('', 'InvalidStateError'))
        : new Promise<void>((resolve) => {
            open = resolve;
          });
    Object.defineProperty(navigator, 'share', { value: share });
    addEventListener('dblclick', () => open?.());
    HTMLCanvasElement.prototype.toBlob = () => {};
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('', 'NotAllowedError'));
  });
  await openHydrated(page, english);
  // A font that never arrives.
  await page.evaluate(() => {
    document.fonts.load = () => new Promise(() => {});
  });
  await page.getByRole('button', { name: locales.en.t('home.hero.menu.write') }).press('Enter');
  const dialog = page.getByRole('dialog', { name: en.title });
  const status = dialog.getByRole('status').last();
  const press = (name: string) => dialog.getByRole('button', { name, exact: true }).press('Enter');
  await dialog.getByRole('textbox', { name: en.name }).fill('Falafel Levy');
  await expect(status).toHaveText(en.ready);
  const canvas = dialog.getByRole('img', { name: en.preview });
  await expect
    .poll(() => canvas.evaluate((one: HTMLCanvasElement) => one.toDataURL().length))
    .toBeGreaterThan(20_000);

  await press(en.share.sheet);
  await press(en.share.sheet);
  await expect(status).toBeEmpty();
  // The visitor shares it.
  await page.evaluate(() => dispatchEvent(new Event('dblclick')));
  await expect(status).toHaveText(en.shared);

  await press(en.share.picture);
  await expect(dialog.getByText(en.shareFailed)).toBeVisible();
  await dialog.getByRole('textbox', { name: en.name }).fill('Falafel');
  await expect(status).toHaveText(en.ready);
  await press(en.share.clipboard);
  await expect(dialog.getByText(en.shareFailed)).toBeVisible();
  await expect(dialog.getByText('/menu#G')).toBeVisible();
});
