/** Something that can be chosen. */
export interface BillItem {
  readonly id: string;
  /** Whole shekels for one; `undefined` where a quote says it. */
  readonly amount: number | undefined;
  readonly isMonthly: boolean;
}

/** What is chosen. */
export interface BillChoice {
  /** The id of the plan; of none, `noPlan`. */
  readonly plan: string;
  /** How many of each add-on, by its id; what is not chosen is absent. */
  readonly quantities: Readonly<Record<string, number>>;
}

export const noPlan = 'none';

/** How many of one thing can be ordered: whole numbers between these. */
export interface QuantityLimits {
  readonly min: number;
  readonly max: number;
}

/** Value added tax: its rate, and whether the items' amounts hold it. */
export interface Vat {
  readonly percent: number;
  readonly isIncluded: boolean;
}

/** One line of a bill; `amount` is in agorot, as it is listed. */
interface BillLine {
  readonly id: string;
  readonly quantity: number;
  readonly amount: number;
}

/** What is paid at the same time. In agorot; `total` is `net` and `vat` together. */
interface BillPart {
  readonly lines: readonly BillLine[];
  readonly net: number;
  readonly vat: number;
  readonly total: number;
}

/** A choice, added up. A part without a line is absent. */
export interface Bill {
  readonly monthly: BillPart | undefined;
  readonly once: BillPart | undefined;
  /** The ids of what has no amount. */
  readonly byQuote: readonly string[];
}

/** Adds up what is chosen of the items, in their order: what is paid each month, and what is paid once, apart. */
export function billOf(choice: BillChoice, items: readonly BillItem[], vat: Vat): Bill {
  const chosen = items
    .map((item) => ({ ...item, quantity: quantityOf(choice, item.id) }))
    .filter(({ quantity }) => quantity > 0);
  const linesOf = (isMonthly: boolean) =>
    chosen.flatMap(({ id, quantity, amount, ...item }) =>
      amount === undefined || item.isMonthly !== isMonthly
        ? []
        : [{ id, quantity, amount: quantity * amount * 100 }],
    );
  return {
    monthly: partOf(linesOf(true), vat),
    once: partOf(linesOf(false), vat),
    byQuote: chosen.filter(({ amount }) => amount === undefined).map(({ id }) => id),
  };
}

/** Whether as many can be ordered. */
export function isWithin({ min, max }: QuantityLimits, quantity: number): boolean {
  return Number.isInteger(quantity) && quantity >= min && quantity <= max;
}

function quantityOf({ plan, quantities }: BillChoice, id: string): number {
  return id === plan ? 1 : (quantities[id] ?? 0);
}

function partOf(lines: readonly BillLine[], { percent, isIncluded }: Vat): BillPart | undefined {
  if (lines.length === 0) return undefined;
  const listed = lines.reduce((sum, { amount }) => sum + amount, 0);
  const vat = Math.round((listed * percent) / (isIncluded ? 100 + percent : 100));
  const total = isIncluded ? listed : listed + vat;
  return { lines, net: total - vat, vat, total };
}
