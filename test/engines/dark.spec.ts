import { expect } from '@playwright/test';
import { pages } from '../../src/content/navigation';
import { phone, sites, test } from './test';

test.use({ isDark: true, size: phone });

test('[S1] is dark on every page when the system is', async ({ visit }) => {
  for (const path of pages) {
    await visit.open(sites.he + path);
    const light = await visit.select('body').read(([body = document.body]) => {
      const { backgroundColor, color } = getComputedStyle(body);
      return [backgroundColor, color].map((text) => {
        const [red = 0, green = 0, blue = 0] = (text.match(/[\d.]+/g) ?? []).map(Number);
        return (red + green + blue) / 3;
      });
    });
    expect(light[0], path).toBeLessThan(80);
    expect(light[1], path).toBeGreaterThan(160);
  }
});
