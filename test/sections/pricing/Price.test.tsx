import { screen } from '@testing-library/react';
import type { Price as PriceFact } from '../../../src/content/price';
import { workTerms } from '../../../src/content/workTerms';
import { formatShekels } from '../../../src/i18n/format';
import { Price } from '../../../src/sections/pricing/Price';
import { renderWithSite, switchLanguage } from '../../support/renderWithSite';

test.each<[PriceFact, string, string]>([
  [{ kind: 'amount', amount: 299, per: 'month' }, '₪299 per month', '299\u00a0₪ לחודש'],
  [
    { kind: 'amount', amount: 250, per: 'packOf10' },
    '₪250 per pack of 10',
    '250\u00a0₪ לחבילה של 10',
  ],
  [{ kind: 'amount', amount: 99, per: 'language' }, '₪99 per language', '99\u00a0₪ לשפה'],
  [
    { kind: 'amount', amount: 1500, per: 'thirtyDishes' },
    '₪1,500 per 30 dishes',
    '1,500\u00a0₪ ל־30 מנות',
  ],
  [{ kind: 'amount', amount: 49, per: 'table' }, '₪49 per table', '49\u00a0₪ לשולחן'],
  [{ kind: 'amount', amount: 799, per: 'once' }, '₪799 once', '799\u00a0₪ חד־פעמי'],
  [{ kind: 'onRequest' }, 'On request', 'לפי הצעת מחיר'],
  [
    { kind: 'hourlyOrMonthly' },
    `${formatShekels(workTerms.maintenanceHour, 'en')} an hour, or a monthly price`,
    `${formatShekels(workTerms.maintenanceHour, 'he')} לשעה, או מחיר חודשי`,
  ],
  [{ kind: 'custom' }, 'Custom pricing', 'מחיר לפי היקף'],
  [
    { kind: 'custom', note: 'pricing.plans.enterprise.period' },
    'Custom pricing agreed before we begin',
    'מחיר לפי היקף נקבע לפני שמתחילים',
  ],
])('[S9] the price %j is %j and %j', async (price, english, hebrew) => {
  const { site } = await renderWithSite(<Price price={price} />);
  expect(screen.getByRole('paragraph').textContent).toBe(english);
  await switchLanguage(site, 'he');
  expect(screen.getByRole('paragraph').textContent).toBe(hebrew);
});
