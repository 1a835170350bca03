import type { Price } from '../../src/content/price';
import { type Facts, fileOf } from './siteFacts';

/**
 * Compares the prices and claims of docs/specification.md, section 9, with the facts.
 * @returns a line with both places for each row that differs.
 */
export function specificationProblems(specification: string, facts: Facts): readonly string[] {
  const lines = specification.split('\n');
  const rows = rowsOf(facts);
  const known = new Set(rows.map(({ item }) => item));
  const items = [...specification.matchAll(/^\| ((?:service|plan|add-on) `\w+`) \|/gm)];
  return [
    ...rows.flatMap(({ name, item, value }) => {
      const start = `| ${item} | `;
      const written = lines.find((line) => line.startsWith(start))?.slice(start.length, -2);
      if (written === value) return [];
      return `docs/specification.md: ${item} is ${written ?? 'missing'}: expected ${value}, as in ${fileOf(name)}`;
    }),
    ...items
      .filter(([, item = '']) => !known.has(item))
      .map(
        ([, item]) => `docs/specification.md: ${item} is listed: expected only what has a price`,
      ),
  ];
}

interface Row {
  /** Of the fact. */
  readonly name: string;
  readonly item: string;
  readonly value: string;
}

function rowsOf({ services, plans, addOns, claims }: Facts): readonly Row[] {
  const priced = (name: string, kind: string, sold: readonly { id: string; price: Price }[]) =>
    sold.flatMap(({ id, price }) => {
      if (price.kind !== 'amount') return [];
      return { name, item: `${kind} \`${id}\``, value: `${price.amount} | ${price.per}` };
    });
  const { uptime, replyHours, meetingMinutes } = claims;
  const weeks: number = claims.startWeeks;
  const claimed = {
    'uptime, %': uptime,
    'reply, hours': replyHours,
    'free call, minutes': meetingMinutes,
    'start after the contract': `${weeks} week${weeks === 1 ? '' : 's'}`,
  };
  return [
    ...priced('services', 'service', services),
    ...priced('plans', 'plan', plans),
    ...priced('addOns', 'add-on', addOns),
    ...Object.entries(claimed).map(([item, value]) => ({
      name: 'claims',
      item,
      value: String(value),
    })),
  ];
}
