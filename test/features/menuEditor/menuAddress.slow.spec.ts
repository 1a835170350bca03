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
  for (const address of [
    `/menu%23${fragment.slice(1)}`,
    `/menu%2523${fragment.slice(1)}`,
    `/menu?fbclid=IwAR0${fragment}`,
    `/menu?fbclid=IwAR0%23${fragment.slice(1)}`,
    `/menu${fragment}&fbclid=IwAR0_x-y`,
    `/menu${fragment.slice(0, 20)}%0D%0A${fragment.slice(20)}).`,
  ]) {
    await page.goto(english + address);
    await expect(page.getByRole('heading')).toHaveText(name);
    // The address is whole again, for passing it on.
    await expect(page).toHaveURL(/\/menu(\?fbclid=IwAR0)?#[\w-]+$/);
  }
});
