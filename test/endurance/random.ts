/** A source of numbers that gives the same ones for the same seed. */
export interface Random {
  /** From 0, less than 1. */
  number(): number;
  /** A whole number from 0, less than `count`. */
  below(count: number): number;
  oneOf<Item>(items: readonly [Item, ...Item[]]): Item;
  /** One of the names, each as often as its number says beside the others. */
  byWeight<Name extends string>(weights: Readonly<Record<Name, number>>): Name;
}

/** The generator is mulberry32: 32 bits of state, fast, and good enough to wander by. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const number = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (count: number) => Math.floor(number() * count);
  return {
    number,
    below,
    oneOf: (items) => items[below(items.length)] ?? items[0],
    byWeight(weights) {
      const entries = Object.entries(weights) as [keyof typeof weights, number][];
      let left = number() * entries.reduce((sum, [, weight]) => sum + weight, 0);
      const chosen = entries.find(([, weight]) => {
        left -= weight;
        return left < 0;
      });
      const [name] = chosen ?? entries[0] ?? [];
      if (name === undefined) throw new Error('there is nothing to choose from');
      return name;
    },
  };
}
