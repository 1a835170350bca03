import * as en from '../../locales/en';
import { services } from '../../src/content/services';
import { factProblems } from '../../tools/facts/factProblems';
import { siteFacts } from '../../tools/facts/siteFacts';

/* What must be true of any owner's facts. Each line of a failure has the file, the fact and what is expected. */

test('[Facts] the facts have valid values', () => {
  expect(factProblems(siteFacts)).toEqual([]);
});

test('[S2] services have four to six features', () => {
  const wrong = services
    .map(({ id }) => ({ id, length: Object.keys(en.services.items[id].features).length }))
    .filter(({ length }) => length < 4 || length > 6)
    .map(({ id, length }) => `locales/en/services.ts: items.${id}.features are ${length}`);
  expect(wrong.map((line) => `${line}: expected 4 to 6`)).toEqual([]);
});
