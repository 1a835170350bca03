import { readFileSync } from 'node:fs';
import { addOns } from '../../src/content/addOns';
import { claims } from '../../src/content/claims';
import { plans } from '../../src/content/plans';
import type { Price } from '../../src/content/price';
import { services } from '../../src/content/services';

const specification = readFileSync('docs/specification.md', 'utf8');
/** Rows of the tables in docs/specification.md: the first cell, and what the others say. */
const specified = Object.fromEntries(
  [...specification.matchAll(/^\| ([^|]+) \| (.+) \|$/gm)].map(([, item, said]) => [item, said]),
);

test('[S9] docs/specification.md has every price with its unit, as src/content has them', () => {
  const listed = Object.entries(specified).filter(([item]) =>
    /^(service|plan|add-on) `/.test(item),
  );
  // Maintenance is specified without an amount.
  const monthly = services.filter(({ id }) => id !== 'maintenance');
  const content = { ...pricesOf('service', monthly), ...pricesOf('plan', plans) };
  // In this order, so that a failure expects the specified ones and received those of src/content.
  expect({ ...content, ...pricesOf('add-on', addOns) }).toEqual(Object.fromEntries(listed));
});

test('[S9] docs/specification.md has every claim, as src/content/claims.ts has it', () => {
  const weeks: number = claims.startWeeks;
  expect(specified).toMatchObject({
    'uptime, %': `${claims.uptime}`,
    'reply, hours': `${claims.replyHours}`,
    'free call, minutes': `${claims.meetingMinutes}`,
    'start after the contract': `${weeks} week${weeks === 1 ? '' : 's'}`,
  });
});

test('[S2] docs/specification.md has anchors of services alone', () => {
  const anchors = [...(/Anchors: .*/.exec(specification)?.[0].matchAll(/#([\w-]+)/g) ?? [])];
  expect(services.map(({ anchor }) => `${anchor}`)).toEqual(
    expect.arrayContaining(anchors.map(([, anchor]) => anchor)),
  );
  expect(anchors).toHaveLength(4);
});

function pricesOf(kind: string, sold: readonly { readonly id: string; readonly price: Price }[]) {
  const rows = sold.flatMap(({ id, price }) =>
    price.kind === 'amount' ? [[`${kind} \`${id}\``, `${price.amount} | ${price.per}`]] : [],
  );
  return Object.fromEntries(rows);
}
