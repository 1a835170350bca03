import { menuEditor as en } from '../../../locales/en/menuEditor';
import { expect, openHydrated, test } from '../../browser/support/test';
import { locales } from '../../browser/support/words';

test('[S2] stays calm while the browser is busy, silent or refuses', async ({ page, english }) => {
  await page.addInitScript(() => {
    let open: (() => void) | undefined;
    const refusal = (name: string) => Promise.reject(new DOMException('', name));
    const share = ({ files }: ShareData) => {
      if (files) return refusal('NotAllowedError');
      if (open) return refusal('InvalidStateError');
      return new Promise<void>((resolve) => {
        open = resolve;
      });
    };
    Object.defineProperty(navigator, 'share', { value: share });
    Object.defineProperty(navigator, 'canShare', { value: () => true });
    addEventListener('dblclick', () => open?.());
    // Silent from the second picture on.
    const { toBlob } = HTMLCanvasElement.prototype;
    HTMLCanvasElement.prototype.toBlob = function (...given) {
      HTMLCanvasElement.prototype.toBlob = () => {};
      toBlob.apply(this, given);
    };
    navigator.clipboard.writeText = () => refusal('NotAllowedError');
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

  // A browser that forgot the press while it encoded the picture.
  const saved = page.waitForEvent('download');
  await press(en.share.picture);
  await saved;
  await press(en.share.picture);
  await expect(dialog.getByText(en.shareFailed)).toBeVisible();
  await dialog.getByRole('textbox', { name: en.name }).fill('Falafel');
  await expect(status).toHaveText(en.ready);
  await press(en.share.clipboard);
  await expect(dialog.getByText(en.shareFailed)).toBeVisible();
  await expect(dialog.getByText('/menu#G')).toBeVisible();
});
