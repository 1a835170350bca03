/** An item that can be selected. */
export interface BillItem {
  readonly id: string;
  /** Price of one, in whole shekels; `undefined` if the price is by quote. */
  readonly amount: number | undefined;
  readonly isMonthly: boolean;
}

/** The selection. */
export interface BillChoice {
  /** Id of the plan; `noPlan` for none. */
  readonly plan: string;
  /** Quantity of each add-on by id; add-ons that are not selected are absent. */
  readonly quantities: Readonly<Record<string, number>>;
}

export const noPlan = 'none';

/** Allowed quantities of one add-on, as whole numbers. */
export interface QuantityLimits {
  readonly min: number;
  readonly max: number;
}

/** The VAT rate, and whether the items' amounts include it. */
export interface Vat {
  readonly percent: number;
  readonly isIncluded: boolean;
}

/** One line of a bill, with its listed amount. */
interface BillLine {
  readonly id: string;
  readonly quantity: number;
  readonly agorot: number;
}

/** Amounts that are paid at the same time, in agorot. `total` is `net` plus `vat`. */
interface BillPart {
  readonly lines: readonly BillLine[];
  readonly net: number;
  readonly vat: number;
  readonly total: number;
}

/** The total of a selection. A part without lines is absent. */
export interface BillSums {
  readonly monthly: BillPart | undefined;
  readonly once: BillPart | undefined;
  /** Ids of items without an amount. */
  readonly byQuote: readonly string[];
}

/** Adds up the selected items in their order, separately for monthly and one-time payments. */
export function billOf(choice: BillChoice, items: readonly BillItem[], vat: Vat): BillSums {
  const chosen = items
    .map((item) => ({ ...item, quantity: quantityOf(choice, item.id) }))
    .filter(({ quantity }) => quantity > 0);
  const linesOf = (isMonthly: boolean) =>
    chosen.flatMap(({ id, quantity, amount, ...item }) =>
      amount === undefined || item.isMonthly !== isMonthly
        ? []
        : [{ id, quantity, agorot: quantity * amount * 100 }],
    );
  return {
    monthly: partOf(linesOf(true), vat),
    once: partOf(linesOf(false), vat),
    byQuote: chosen.filter(({ amount }) => amount === undefined).map(({ id }) => id),
  };
}

/** Checks a quantity against its limits. */
export function isWithin({ min, max }: QuantityLimits, quantity: number): boolean {
  return Number.isInteger(quantity) && quantity >= min && quantity <= max;
}

function quantityOf({ plan, quantities }: BillChoice, id: string): number {
  return id === plan ? 1 : (quantities[id] ?? 0);
}

function partOf(lines: readonly BillLine[], { percent, isIncluded }: Vat): BillPart | undefined {
  if (lines.length === 0) return undefined;
  const listed = lines.reduce((sum, { agorot }) => sum + agorot, 0);
  const vat = Math.round((listed * percent) / (isIncluded ? 100 + percent : 100));
  const total = isIncluded ? listed : listed + vat;
  return { lines, net: total - vat, vat, total };
}
