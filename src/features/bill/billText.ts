import type { BillPart, BillSums } from '../../../machines/billRules';
import { formatShekels } from '../../i18n/format';
import type { I18n } from '../../i18n/I18nContext';
import type { Bill } from './bill.actor';
import { lineName, priceText, shortName } from './choiceText';

/** The parts of a bill with their labels. */
export const billParts = [
  { part: 'monthly', heading: 'pricing.bill.monthly', total: 'pricing.bill.totalMonthly' },
  { part: 'once', heading: 'pricing.bill.once', total: 'pricing.bill.totalOnce' },
] as const satisfies readonly Readonly<Record<'part' | 'heading' | 'total', string>>[];

/** Label of a total: its only item, or that it is the total of several: `Starter, per month with VAT`. */
export function totalLabel(
  total: (typeof billParts)[number]['total'],
  { lines }: BillPart,
  i18n: I18n,
): string {
  const [only, second] = lines;
  const what = only && !second ? shortName(only, i18n) : i18n.t('pricing.bill.total');
  return i18n.t(total, { what });
}

/** The total as one sentence for each billing period, or a hint if nothing is selected. */
export function billText({ sums }: Bill, i18n: I18n): string {
  const { t, language } = i18n;
  const totals = billParts.flatMap(({ part, total }) => {
    const sum = sums[part];
    return sum
      ? [`${totalLabel(total, sum, i18n)}: ${formatShekels(sum.total / 100, language)}`]
      : [];
  });
  const quoted = quotedIn(sums, i18n).map(({ label, figure }) => `${label}: ${figure}`);
  const said = [...totals, ...quoted];
  return said.length > 0 ? `${said.join('. ')}.` : t('pricing.bill.empty');
}

/** Name and label of everything without an amount; beside a total, the label says that it is not part of it. */
export function quotedIn({ monthly, once, byQuote }: BillSums, i18n: I18n) {
  return byQuote.map((id) => ({
    figure: lineName({ id, quantity: 1 }, i18n),
    note: '',
    label: (monthly ?? once) ? i18n.t('pricing.bill.quoted') : priceText({ id, quantity: 1 }, i18n),
  }));
}
