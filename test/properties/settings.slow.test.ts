import fc from 'fast-check';
import { readSettings, SettingsError } from '../../src/settings/readSettings';
import { variableNames } from '../../src/settings/variables';
import { exampleSettings } from '../support/exampleSettings';
import { must, property, same } from './property';

const value = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.webUrl(),
  fc.emailAddress(),
  fc.constantFrom(
    ...[
      '',
      ' ',
      'ask',
      'none',
      'included',
      'https://a.com',
      'http://a.com/',
      'javascript:alert(1)',
    ],
    ...['https://*.a.com', '+972 3 123 4567', 'G-ABC123', '512345678', 'a@b.co', '//a.com'],
  ),
);
const environment = fc.dictionary(
  fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom(...variableNames) },
    fc.constantFrom('PATH', 'EMIAL', '__proto__', 'constructor'),
  ),
  value,
  { maxKeys: 4 },
);

/** Source: docs/decisions.md, "Settings". */
property(
  '[S1] turns any environment into settings or one error per problem',
  environment,
  (given) => {
    const read = readOrRefuse(given);
    if (typeof read === 'string') {
      const [, ...lines] = read.split('\n');
      must(lines.length > 0, 'refused without a reason');
      for (const line of lines) {
        must(/^ {2}[\w.]+ (is|has) /.test(line), `a line that names nothing: ${line}`);
      }
      return;
    }
    // Reading settings is idempotent.
    same('read again', readSettings(read, {}).settings, read);
    for (const address of [read.origin.en, read.origin.he, read.bookingWidgetHost]) {
      same('an origin', new URL(address).origin, address);
    }
    const addresses = [read.bookingUrl, read.contactEndpoint, ...Object.values(read.social)];
    for (const address of addresses) {
      must(address === '' || /^https?:/i.test(address), `an address that runs: ${address}`);
    }
  },
);

/** The settings, or the reported problems. */
function readOrRefuse(given: Readonly<Record<string, string>>) {
  try {
    return readSettings(exampleSettings, given).settings;
  } catch (error) {
    if (error instanceof SettingsError) return error.message;
    throw error;
  }
}
