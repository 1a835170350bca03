import { billImpossible } from '../../models/bill';
import { hydrateSite } from '../support/hydrateSite';
import type { BrowserDriver } from './driver';
import { sceneOn } from './sceneOn';

export const billDriver: BrowserDriver = {
  cannot: billImpossible,
  inHebrew: ['ask for twelve'],
  async open(_, { page, locale: { t }, origin }) {
    await page.goto(`${origin()}/pricing`);
    await hydrateSite(page);
    const bill = page.locator('#add-ons');
    const plans = bill.getByRole('group', { name: t('pricing.bill.plan') });
    const codes = bill.getByRole('checkbox', { name: t('pricing.addOns.tableQrCodes.name') });
    const quantity = bill.getByRole('spinbutton');
    const ask = (value: string) => async () => {
      await quantity.fill(value);
      await quantity.blur();
    };
    const choose = (name: string) => () => plans.getByRole('radio', { name, exact: true }).check();
    return sceneOn(page, {
      steps: {
        'choose Starter': choose(t('pricing.plans.starter.name')),
        'choose no plan': choose(t('pricing.bill.noPlan')),
        'check table codes': () => codes.check(),
        'uncheck table codes': () => codes.uncheck(),
        'ask for twelve': ask('12'),
        'ask for too few': ask('4'),
        'ask for too many': ask('1000'),
        'ask for a part of one': ask('7.5'),
      },
      look: async () => ({
        plan: await plans.locator(':checked').inputValue(),
        quantity: (await quantity.isVisible()) ? Number(await quantity.inputValue()) : undefined,
        isSaid: (await bill.getByRole('status').textContent()) !== '',
      }),
    });
  },
};
