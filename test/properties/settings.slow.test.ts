import fc from 'fast-check';
import { readSettings } from '../../src/settings/readSettings';
import { variableNames } from '../../src/settings/variables';
import { readOrRefuse } from '../settings/readOrRefuse';
import { must, property, same } from './property';

const value = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.webUrl(),
  fc.emailAddress(),
  fc.constantFrom(
    ...['', ' ', 'ask', 'none', 'included', 'https://a.com', 'http://a.com/', '//a.com'],
    ...['javascript:alert(1)', 'https://*.a.com', '+972 3 123 4567', 'G-ABC123', '512345678'],
  ),
);
const name = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...variableNames) },
  fc.constantFrom('PATH', 'EMIAL', '__proto__', 'constructor'),
);

/** Source: docs/decisions.md, "Settings". */
property(
  '[S1] turns any environment into settings or one error per problem',
  fc.dictionary(name, value, { maxKeys: 4 }),
  (environment) => {
    const read = readOrRefuse(environment);
    if (!('email' in read)) {
      must(read.length > 0, 'refused without a reason');
      for (const line of read)
        must(/^[\w.]+ (is|has) /.test(line), `a line that names nothing: ${line}`);
      return;
    }
    // Reading settings is idempotent.
    same('read again', readSettings(read, {}).settings, read);
    for (const address of [read.origin.en, read.origin.he, read.bookingWidgetHost])
      same('an origin', new URL(address).origin, address);
    for (const address of [read.bookingUrl, read.contactEndpoint, ...Object.values(read.social)])
      must(address === '' || /^https?:/i.test(address), `an address that runs: ${address}`);
  },
);
