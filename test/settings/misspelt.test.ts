/** @jest-environment node */
import { misspellings } from '../../src/settings/misspelt';
import { variableNames } from '../../src/settings/variables';

describe('[Settings] A misspelled variable', () => {
  test.each([
    ['EMIAL', 'EMAIL', 'two letters are swapped'],
    ['EMAILS', 'EMAIL', 'an extra letter at the end'],
    ['EMAAIL', 'EMAIL', 'a doubled letter'],
    ['EMAL', 'EMAIL', 'a missing letter'],
    ['PHONR', 'PHONE', 'a neighboring key'],
    ['STUDIO-NAME_HE', 'STUDIO_NAME_HE', 'a hyphen instead of an underscore'],
    ['ORIGIN_E', 'ORIGIN_EN', 'the last letter is missing'],
    ['VAT_NOTES', 'VAT_NOTE', 'an extra letter at the end'],
    ['BANNER_MESAGE_EN', 'BANNER_MESSAGE_EN', 'a missing half of a double letter'],
  ])('%s is a misspelled %s: %s', (written, meant) => {
    expect(misspellings([written], variableNames)).toEqual([{ written, meant }]);
  });

  test.each([
    ['MAIL', 'a standard variable of Unix'],
    ['PHONE_HOME', 'a variable of another program'],
    ['IPHONE', 'a different first letter'],
    ['EMIALS', 'two mistakes'],
    ['email', 'a different name, because case matters'],
    ['E', 'one letter'],
    ['PATH', 'a variable of the system'],
    ['', 'empty'],
  ])('%j is accepted: %s', (name) => {
    expect(misspellings([name], variableNames)).toEqual([]);
  });

  test('is never a known name', () => {
    expect(misspellings(variableNames, variableNames)).toEqual([]);
  });

  test('is never matched to a known name of four letters or fewer', () => {
    expect(misspellings(['PORTS', 'PORR'], ['PORT'])).toEqual([]);
  });
});
