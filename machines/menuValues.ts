import { plainCharacters, readNumber } from './typedNumber';

/**
 * A menu as typed: the restaurant's name and four dishes on the front and back of the card, which share the prices, the
 * marks and the paper.
 */
export type MenuValues = Readonly<Record<MenuField, string>>;

export type MenuField = (typeof textFields)[number] | PriceField | DishFields['mark'] | 'paper';

export type PriceField = DishFields['price'];

type DishFields = (typeof dishFields)[number];

export const nameFields = { face: 'name', back: 'backName' } as const;

/** Fields of each dish: its name on both sides, its price and its mark. */
export const dishFields = ([1, 2, 3, 4] as const).map(
  (number) =>
    ({
      face: `dish${number}`,
      back: `backDish${number}`,
      price: `price${number}`,
      mark: `mark${number}`,
    }) as const,
);

export const textFields = [nameFields, ...dishFields].flatMap(({ face, back }) => [face, back]);

/** Marks of a dish, in the order of their codes. */
export const marks = ['vegan', 'spicy', 'nuts', 'sesame', 'new'] as const;

const colors = ['white', 'ochre', 'brick', 'slate', 'night'];

/** Layouts of a menu page. */
export const hands = ['card', 'poster', 'board'] as const;

/** Papers of a menu page, in the order of their codes: a color and a layout. */
export const papers = hands.flatMap((hand) => colors.map((color) => `${color} ${hand}`));

/** Maximum length of each text, counted like `maxlength`. */
export const menuTextLength = 24;

/** Highest price in whole shekels. */
export const maxPrice = 9999;

export const emptyMenu = Object.fromEntries([
  ...[nameFields, ...dishFields].flatMap(Object.values).map((field) => [field, '']),
  ['paper', 'ochre card'],
]) as MenuValues;

/** True if no text field has visible text. Prices and marks do not count. */
export function isBlankMenu(values: MenuValues): boolean {
  return textFields.every((field) => cardText(values[field]) === '');
}

/** Fields with an invalid price. Prices have at most two decimals, up to 9,999.99. */
export function invalidPrices(values: MenuValues): readonly PriceField[] {
  return dishFields
    .map(({ price }) => price)
    .filter(
      (field) => plainCharacters(values[field]) !== '' && priceOf(values[field]) === undefined,
    );
}

/** Amount in shekels; `undefined` if empty or invalid. */
export function priceOf(text: string): number | undefined {
  const price = readNumber(text);
  return price !== undefined && price < maxPrice + 1 ? price : undefined;
}

/** A text as the card shows it: one line, without invisible characters and direction overrides. */
export function cardText(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cs}\p{Co}\p{Zl}\p{Zp}\u2800\u3164\u115f]/gu, ' ')
    .replace(/(?!\u200d)\p{Cf}/gu, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Cuts a text to the maximum length without splitting a surrogate pair. */
export function cutLine(text: string): string {
  return text.slice(0, menuTextLength).replace(/[\ud800-\udbff]$/, '');
}

/** One side of the card as displayed, without lines that have no text and no price. */
export type MenuCardSide = NonNullable<ReturnType<typeof sideOf>>;

/** One side of the card; `undefined` while it has no text. */
export function sideOf(values: MenuValues, side: 'face' | 'back') {
  const name = cardText(values[nameFields[side]]);
  const dishes = dishFields
    .map((fields, line) => ({
      /** The same on both sides. */
      line,
      name: cardText(values[fields[side]]),
      /** In shekels. */
      price: priceOf(values[fields.price]),
      mark: marks.find((mark) => mark === values[fields.mark]),
    }))
    .filter((dish) => dish.name !== '' || dish.price !== undefined);
  const texts = [name, ...dishes.map((dish) => dish.name)].filter((text) => text !== '');
  return texts.length > 0 ? { name, dishes, texts } : undefined;
}

/** A name in two lines, broken at a space near or after its middle. A name without one is one line. */
export function nameLines(name: string): readonly string[] {
  const at = name.indexOf(' ', name.length / 2 - 3);
  return at < 0 ? [name] : [name.slice(0, at), name.slice(at + 1)];
}
