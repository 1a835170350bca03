import { languages } from '../../../locales/languages';
import { addOns } from '../../content/addOns';
import { plans } from '../../content/plans';
import { unitLabels } from '../../content/price';
import { services } from '../../content/services';
import { formatNumber, formatShekels } from '../../i18n/format';
import type { I18n } from '../../i18n/I18nContext';
import { type ChosenItem, readChoice } from './choice';

type Words = Pick<I18n, 't' | 'language'>;

/**
 * The choice that a link carries to the contact form, as the first line of the message: `About: QR menu plan: Starter,
 * ₪199 per month + 2 × NFC stickers (pack of 10), ₪500`. Empty without a valid choice.
 * @param about search parameter of the address.
 */
export function aboutText(about: unknown, words: Words): string {
  const items = readChoice(about);
  if (items.length === 0) return '';
  const { comma } = languages[words.language].list;
  const named = items.map((item) => lineName(item, words) + comma + priceText(item, words));
  return words.t('contact.form.about', { choice: named.join(' + ') });
}

/** Names of a choice: `Professional, NFC stickers`. */
export function choiceNames(items: readonly ChosenItem[], { t, language }: Words): string {
  return items.map(({ id }) => t(nameOf(id))).join(languages[language].list.comma);
}

/** Label of a line of the bill: `QR menu plan: Starter`, `2 × NFC stickers (pack of 10)`. */
export function lineName({ id, quantity }: ChosenItem, { t, language }: Words): string {
  const name = t(nameOf(id));
  if (plans.some((plan) => plan.id === id)) return t('pricing.plans.fullName', { plan: name });
  const price = addOns.find((one) => one.id === id)?.price;
  const per = price?.kind === 'amount' ? price.per : undefined;
  const isPack = per === 'packOf10' || per === 'thirtyDishes';
  const words = isPack ? `${name} (${t(`units.${per}`)})` : name;
  return quantity > 1 ? `${formatNumber(quantity, language)}\u00a0×\u00a0${words}` : words;
}

function nameOf(id: string) {
  const service = services.find((one) => one.id === id);
  const name = service?.title ?? [...plans, ...addOns].find((one) => one.id === id)?.name;
  if (!name) throw new Error(`unknown item "${id}"`);
  return name;
}

/** Price of a line, or its label in place of one: `₪199 per month`, `On request`. */
export function priceText({ id, quantity }: ChosenItem, { t, language }: Words): string {
  const price = [...plans, ...addOns, ...services].find((one) => one.id === id)?.price;
  if (price?.kind !== 'amount') return price ? t(`units.${price.kind}`) : '';
  const amount = formatShekels(price.amount * quantity, language);
  return quantity > 1 ? amount : `${amount} ${t(unitLabels[price.per])}`;
}
