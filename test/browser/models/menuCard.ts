import { heroMenu } from '../../../src/content/heroMenu';
import { wakeSite } from '../support/wakeSite';
import type { BrowserDriver } from './driver';
import { sceneOn } from './sceneOn';

export const menuCardDriver: BrowserDriver = {
  inHebrew: ['turn it over'],
  async open(_, { page, locale: { t, other }, origin }) {
    await page.goto(origin());
    await wakeSite(page);
    const card = page.getByRole('group', { name: t('home.hero.menu.label') });
    const turn = card.getByRole('button', {
      name: new RegExp(`^(${t('home.hero.menu.flip')}|${t('home.hero.menu.flipBack')})$`),
    });
    return sceneOn(page, {
      steps: { 'turn it over': () => turn.click() },
      look: async () => ({
        isTurnedOver:
          (await card.getByRole('paragraph').textContent()) === heroMenu.restaurant[other],
      }),
    });
  },
};
