import { encodeMenu } from '../../../machines/menuCode';
import { emptyMenu } from '../../../machines/menuValues';
import { expect, test } from '../../browser/support/test';

test('[S2] shows a written menu whose address a program has changed', async ({
  page,
  english,
  expectConsole,
}) => {
  // Hosts have no page for an encoded `#`.
  expectConsole(/404/);
  const name = 'Pizza on the corner';
  const fragment =
    encodeMenu({ ...emptyMenu, name, dish1: 'Roasted aubergine', price1: '58' }) ?? '';
  // A code of the earlier layout without its last character, `_`.
  const cut = 'D2IBSa21wPbKBYCkX7ZQLAUi_egbCAPAaO';
  for (const [address, heading] of [
    [`/menu#${cut}`, 'Cafe Noa'],
    [`/menu%23${cut}_`, 'Cafe Noa'],
    [`/%23menu=${cut}_`, 'Cafe Noa'],
    [`/menu%2523${fragment.slice(1)}`, name],
    [`/menu?fbclid=IwAR0${fragment}`, name],
    [`/menu?fbclid=IwAR0%23${fragment.slice(1)}`, name],
    [`/menu${fragment}&fbclid=IwAR0_x-y`, name],
    [`/menu${fragment.slice(0, 20)}%0D%0A${fragment.slice(20)}).`, name],
  ] as const) {
    await page.goto(english + address);
    await expect(page.getByRole('heading')).toHaveText(heading);
    // The address is whole again, for passing it on.
    await expect(page).toHaveURL(/\/menu(\?fbclid=IwAR0)?#[\w-]+$/);
  }
});
