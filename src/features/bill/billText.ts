import type { BillSums } from '../../../machines/billRules';
import { formatShekels } from '../../i18n/format';
import type { I18n } from '../../i18n/I18nContext';
import type { Bill } from './bill.actor';
import { lineName, priceText } from './choiceText';

/** The parts of a bill with their labels. */
export const billParts = [
  { part: 'monthly', heading: 'pricing.bill.monthly', total: 'pricing.bill.totalMonthly' },
  { part: 'once', heading: 'pricing.bill.once', total: 'pricing.bill.totalOnce' },
] as const satisfies readonly Readonly<Record<'part' | 'heading' | 'total', string>>[];

/** Each total and everything without an amount, with its label: `Monthly, with VAT`. */
export function billCells(sums: BillSums, i18n: I18n) {
  const totals = billParts.flatMap(({ part, total }) => {
    const sum = sums[part];
    if (!sum) return [];
    return [{ label: i18n.t(total), figure: formatShekels(sum.total / 100, i18n.language) }];
  });
  return [...totals, ...quotedIn(sums, i18n)];
}

/** The total as one sentence for each billing period, or a hint if nothing is selected. */
export function billText({ sums }: Bill, i18n: I18n): string {
  const said = billCells(sums, i18n).map(({ label, figure }) =>
    i18n.t('layout.labeled', { label, value: figure }),
  );
  return said.length > 0 ? `${said.join('. ')}.` : i18n.t('pricing.bill.empty');
}

/** Name and label of everything without an amount; beside a total, the label says that it is not part of it. */
export function quotedIn({ monthly, once, byQuote }: BillSums, i18n: I18n) {
  return byQuote.map((id) => ({
    figure: lineName({ id, quantity: 1 }, i18n),
    label: (monthly ?? once) ? i18n.t('pricing.bill.quoted') : priceText({ id, quantity: 1 }, i18n),
  }));
}
