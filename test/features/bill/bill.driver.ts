import type { billModel } from '../../../machines/bill.model';
import { workTerms } from '../../../src/content/workTerms';
import { type BrowserDriver, sceneOn } from '../../browser/models/browserDriver';
import { openHydrated } from '../../browser/support/hydrateSite';

/** Tables above the minimum of the model. */
const more = workTerms.minTables - 5;

export const billDriver: BrowserDriver<typeof billModel> = {
  scenarios: { 'on the price list': '/pricing' },
  cannot: [
    {
      state: 'Starter, total announced',
      step: 'uncheck table codes',
      why: 'an unchecked add-on cannot be unchecked',
    },
    {
      state: 'Starter, total announced',
      step: 'ask for twelve',
      why: 'an unchecked add-on has no quantity field',
    },
  ],
  inHebrew: ['ask for twelve'],
  async open(path, { page, locale: { t }, origin }) {
    await openHydrated(page, origin() + path);
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
        'ask for twelve': ask(`${12 + more}`),
        'ask for too few': ask(`${4 + more}`),
        'ask for too many': ask('1000'),
        'ask for a part of one': ask('7.5'),
      },
      look: async () => ({
        plan: await plans.locator(':checked').inputValue(),
        quantity: (await quantity.isVisible())
          ? Number(await quantity.inputValue()) - more
          : undefined,
        isSaid: (await bill.getByRole('status').textContent()) !== '',
      }),
    });
  },
};
