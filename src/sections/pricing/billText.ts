import { noPlan } from '../../../machines/billRules';
import { addOns } from '../../content/addOns';
import type { ChosenItem } from '../../content/choice';
import { plans } from '../../content/plans';
import { unitLabels } from '../../content/price';
import { services } from '../../content/services';
import type { Bill } from '../../hooks/useBill';
import { formatNumber, formatShekels } from '../../i18n/format';
import { formatAgorot } from '../../i18n/formatAgorot';
import type { I18n } from '../../i18n/I18nContext';

/** The parts of a bill with their labels. */
export const billParts = [
  { part: 'monthly', heading: 'pricing.bill.monthly', total: 'pricing.bill.totalMonthly' },
  { part: 'once', heading: 'pricing.bill.once', total: 'pricing.bill.totalOnce' },
] as const satisfies readonly Readonly<Record<'part' | 'heading' | 'total', string>>[];

/** Label of a line of the bill: `QR menu plan: Starter`, `2 × NFC stickers (pack of 10)`. */
export function lineName({ id, quantity }: ChosenItem, { t, language }: I18n): string {
  const plan = plans.find((one) => one.id === id);
  if (plan) return t('pricing.plans.fullName', { plan: t(plan.name) });
  const service = services.find((one) => one.id === id);
  if (service) return t(service.title);
  const addOn = addOns.find((one) => one.id === id);
  if (!addOn) throw new Error(`unknown add-on "${id}"`);
  const name = t(addOn.name);
  const per = addOn.price.kind === 'amount' ? addOn.price.per : undefined;
  const isPack = per === 'packOf10' || per === 'thirtyDishes';
  const words = isPack ? `${name} (${t(`units.${per}`)})` : name;
  return quantity > 1 ? `${formatNumber(quantity, language)}\u00a0×\u00a0${words}` : words;
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

/** The plan and add-ons of a bill. */
export function chosenItems({ choice }: Bill): readonly ChosenItem[] {
  const plan = choice.plan === noPlan ? [] : [{ id: choice.plan, quantity: 1 }];
  return [
    ...plan,
    ...Object.entries(choice.quantities).map(([id, quantity]) => ({ id, quantity })),
  ];
}

/** A choice with its prices: `QR menu plan: Starter, ₪199 per month; 2 × NFC stickers (pack of 10), ₪500`. */
export function choiceText(items: readonly ChosenItem[], i18n: I18n): string {
  return items.map((item) => `${lineName(item, i18n)}, ${priceText(item, i18n)}`).join('; ');
}

function priceText({ id, quantity }: ChosenItem, { t, language }: I18n): string {
  const price = [...plans, ...addOns, ...services].find((one) => one.id === id)?.price;
  if (price?.kind !== 'amount') return price ? t(`units.${price.kind}`) : '';
  const amount = formatShekels(price.amount * quantity, language);
  return quantity > 1 ? amount : `${amount} ${t(unitLabels[price.per])}`;
}

function quoteLine(ids: readonly string[], i18n: I18n): readonly string[] {
  if (ids.length === 0) return [];
  const names = ids.map((id) => lineName({ id, quantity: 1 }, i18n));
  return [`${i18n.t('pricing.bill.byQuote')}: ${names.join(', ')}`];
}
