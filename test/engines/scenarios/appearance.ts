import { pages } from '../../../src/content/navigation';
import { bothLocales } from '../../browser/support/words';
import { same } from '../support/soon';
import { phone, type Scenario } from './scenario';

/** What engines draw each in their own way. */
export const appearanceScenarios: readonly Scenario[] = [
  ...bothLocales.map(
    (locale): Scenario => ({
      name: `[S1] by night every page is dark, and nothing of it is lost (${locale.language})`,
      view: { isDark: true, size: phone },
      run: async ({ page, sites }) => {
        for (const path of pages) {
          await page.open(sites[locale.language] + path);
          const { ground, ink } = await page.read(() => {
            const lightOf = (colour: string) => {
              const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).map(Number);
              return (red + green + blue) / 3;
            };
            const { backgroundColor, color } = getComputedStyle(document.body);
            return { ground: lightOf(backgroundColor), ink: lightOf(color) };
          });
          same(
            `${path} is dark`,
            { isDark: ground < 80, isInkLight: ink > 160 },
            { isDark: true, isInkLight: true },
          );
        }
      },
    }),
  ),
  {
    name: '[S1] the round sticker is round, and a dish that is sold out is struck',
    run: async ({ page, sites }) => {
      await page.open(sites.en);
      const sides = await page.select('[data-object="sticker"]').read((disc) => {
        const face = disc.firstElementChild as HTMLElement;
        return [disc.offsetWidth, disc.offsetHeight, face.offsetWidth, face.offsetHeight];
      });
      const [width, height, faceWidth, faceHeight] = sides;
      same('sides of the sticker', { width, faceWidth }, { width: height, faceWidth: faceHeight });
      const line = await page
        .select('[data-object="smallMenu"] [data-sold-out]')
        .read((dish) => getComputedStyle(dish).textDecorationLine);
      same('line through the dish', line, 'line-through');
    },
  },
];
