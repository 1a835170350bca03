/** @jest-environment node */
import { misspellings } from '../../src/settings/misspelt';
import { variableNames } from '../../src/settings/variables';

describe('[Settings] A misspelled variable', () => {
  test.each([
    ['EMIAL', 'EMAIL', 'two letters changed places'],
    ['EMAILS', 'EMAIL', 'one is too many'],
    ['EMAAIL', 'EMAIL', 'one is there twice'],
    ['EMAL', 'EMAIL', 'one is missing'],
    ['PHONR', 'PHONE', 'another key was hit'],
    ['STUDIO-NAME_HE', 'STUDIO_NAME_HE', 'a dash for an underscore'],
    ['ORIGIN_E', 'ORIGIN_EN', 'the last is missing'],
    ['VAT_NOTES', 'VAT_NOTE', 'one at the end'],
    ['BANNER_MESAGE_EN', 'BANNER_MESSAGE_EN', 'of a double letter one is missing'],
  ])('%s is a misspelled %s: %s', (written, meant) => {
    expect(misspellings([written], variableNames)).toEqual([{ written, meant }]);
  });

  test.each([
    ['MAIL', 'where a Unix system keeps mail'],
    ['PHONE_HOME', 'a variable of another program'],
    ['IPHONE', 'another first letter'],
    ['EMIALS', 'two slips'],
    ['email', 'another name where case counts'],
    ['E', 'one letter'],
    ['PATH', 'the system’s'],
    ['', 'no name at all'],
  ])('%j is accepted: %s', (name) => {
    expect(misspellings([name], variableNames)).toEqual([]);
  });

  test('is never a known name', () => {
    expect(misspellings(variableNames, variableNames)).toEqual([]);
  });

  test('is not searched for short names', () => {
    expect(misspellings(['PORTS', 'PORR'], ['PORT'])).toEqual([]);
  });
});
