import { readSettings } from '../../src/settings/readSettings';
import { securityFile } from '../../src/tools/export/securityFile';
import { exampleSettings } from '../support/exampleSettings';

/** The file, as a reader of RFC 9116 takes it apart. */
function fieldsOf(environment: Readonly<Record<string, string>>, language: 'en' | 'he') {
  const text = securityFile(readSettings(exampleSettings, environment).settings, language);
  expect(text).toMatch(/^([A-Z][A-Za-z-]+: \S[^\n]*\n)+$/);
  return Object.fromEntries(
    text
      .trim()
      .split('\n')
      .map((line) => line.split(/: (.*)/).slice(0, 2)),
  );
}

describe('[Settings] security.txt', () => {
  test('leads to the studio’s mail, until its day, in both languages, from its own address', () => {
    expect(fieldsOf({ SECURITY_EXPIRES: '2031-02-03' }, 'he')).toEqual({
      Contact: 'mailto:hello@example.com',
      Expires: '2031-02-03T00:00:00Z',
      'Preferred-Languages': 'en, he',
      Canonical: 'https://www.example.co.il/.well-known/security.txt',
    });
  });

  test.each([
    ['safe@studio.com', 'mailto:safe@studio.com'],
    ['https://studio.com/security', 'https://studio.com/security'],
  ])('leads to %s where that is set', (SECURITY_CONTACT, contact) => {
    expect(fieldsOf({ SECURITY_CONTACT }, 'en').Contact).toBe(contact);
  });

  test('claims no address that is not encrypted', () => {
    expect(fieldsOf({ ORIGIN_EN: 'http://localhost:4000' }, 'en')).not.toHaveProperty('Canonical');
  });
});
