import { readStorage, writeStorage } from '../../platform/visit';

/** Key in session storage, which outlives a document. */
const key = 'quantities';

type Quantities = Readonly<Record<string, number>>;

/** Keeps quantities for a return to this tab: the browser restores boxes and plan, but a quantity is no exported field. */
export function keepQuantities(quantities: Quantities): void {
  writeStorage('sessionStorage', key, JSON.stringify(quantities));
}

/** Quantities that an earlier document of this tab kept. The machine refuses those that are out of range. */
export function keptQuantities(): Quantities {
  try {
    const kept: unknown = JSON.parse(readStorage('sessionStorage', key) ?? '{}');
    const isNumber = (entry: [string, unknown]): entry is [string, number] =>
      typeof entry[1] === 'number';
    return Object.fromEntries(Object.entries(kept ?? {}).filter(isNumber));
  } catch {
    return {};
  }
}
