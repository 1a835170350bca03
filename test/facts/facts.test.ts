import * as en from '../../locales/en';
import { services } from '../../src/content/services';
import { factProblems } from '../../tools/facts/factProblems';
import { siteFacts } from '../../tools/facts/siteFacts';

/* What must be true of any owner's facts. Each line of a failure has the file, the fact and what is expected. */

test('[Facts] the facts have valid values', () => {
  expect(factProblems(siteFacts)).toEqual([]);
});

test('[S2] services have four to six features', () => {
  const wrong = services.flatMap(({ id }) => {
    const { length } = Object.keys(en.services.items[id].features);
    return length >= 4 && length <= 6
      ? []
      : `locales/en/services.ts: items.${id}.features are ${length}: expected 4 to 6`;
  });
  expect(wrong).toEqual([]);
});

test('[S2] services of the specification keep their anchors', () => {
  const specified = {
    qrMenu: 'qr-menu',
    onlineStore: 'ecommerce',
    booking: 'booking',
    maintenance: 'maintenance',
  };
  const wrong = services.flatMap(({ id, anchor }) => {
    const expected = new Map(Object.entries(specified)).get(id) ?? anchor;
    return anchor === expected
      ? []
      : `src/content/services.ts: services[${id}].anchor is ${anchor}: expected ${expected}`;
  });
  expect(wrong).toEqual([]);
});
