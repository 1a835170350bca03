import { addOns } from '../../content/addOns';
import { plans } from '../../content/plans';
import { unitNames, vatPercent } from '../../content/price';
import type { Bill } from '../../hooks/useBill';
import { formatNumber } from '../../i18n/format';
import { formatAgorot } from '../../i18n/formatAgorot';
import type { I18n } from '../../i18n/I18nContext';

/** The parts of a bill with their labels. */
export const billParts = [
  { part: 'monthly', heading: 'pricing.bill.monthly', total: 'pricing.bill.totalMonthly' },
  { part: 'once', heading: 'pricing.bill.once', total: 'pricing.bill.totalOnce' },
] as const satisfies readonly Readonly<Record<'part' | 'heading' | 'total', string>>[];

/** Label of a line of the bill: `QR menu plan: Starter`, `2 × NFC stickers (pack of 10)`. */
export function lineName(
  { id, quantity }: { readonly id: string; readonly quantity: number },
  { t, language }: I18n,
): string {
  const plan = plans.find((one) => one.id === id);
  if (plan) return t('pricing.plans.fullName', { plan: t(plan.name) });
  const addOn = addOns.find((one) => one.id === id);
  if (!addOn) throw new Error(`unknown add-on "${id}"`);
  const name = t(addOn.name);
  const per = addOn.price.kind === 'amount' ? addOn.price.per : undefined;
  const isPack = per === 'packOf10' || per === 'thirtyDishes';
  const words = isPack ? `${name} (${t(unitNames[per])})` : name;
  return quantity > 1 ? `${formatNumber(quantity, language)} × ${words}` : words;
}

/** The total as one sentence for each billing period, or a hint if nothing is selected. */
export function billTotals({ sums }: Bill, i18n: I18n): string {
  const { t, language } = i18n;
  const totals = billParts.flatMap(({ part, total }) => {
    const sum = sums[part];
    return sum ? [`${t(total)}: ${formatAgorot(sum.total, language)}`] : [];
  });
  const said = [...totals, ...quoteLine(sums.byQuote, i18n)];
  return said.length > 0 ? `${said.join('. ')}.` : t('pricing.bill.empty');
}

/** A bill as plain text, for a message. */
export function billAsText({ sums, isVatIncluded }: Bill, i18n: I18n): string {
  const { t, language } = i18n;
  const line = (words: string, amount: number) => `${words}: ${formatAgorot(amount, language)}`;
  const vat = t(isVatIncluded ? 'pricing.bill.vatWithin' : 'pricing.bill.vat', { vatPercent });
  const parts = billParts.flatMap(({ part, heading, total }) => {
    const sum = sums[part];
    if (!sum) return [];
    const lines = sum.lines.map((one) => line(lineName(one, i18n), one.amount));
    const sumLines = [line(vat, sum.vat), line(t(total), sum.total)];
    return ['', t(heading), ...lines, ...(isVatIncluded ? sumLines.reverse() : sumLines)];
  });
  const quoted = quoteLine(sums.byQuote, i18n).flatMap((words) => ['', words]);
  return [t('pricing.bill.message'), ...parts, ...quoted].join('\n');
}

function quoteLine(ids: readonly string[], i18n: I18n): readonly string[] {
  if (ids.length === 0) return [];
  const names = ids.map((id) => lineName({ id, quantity: 1 }, i18n));
  return [`${i18n.t('pricing.bill.byQuote')}: ${names.join(', ')}`];
}
