import { languages } from '../../locales/languages';
import { checkLanguages, settingsByLanguage } from '../../src/tools/export/checkLanguages';
import { exampleSettings } from '../support/exampleSettings';

describe('[S4] The languages of the build', () => {
  test('each has all that a site is made of', () => {
    expect(() => checkLanguages(languages, settingsByLanguage(exampleSettings))).not.toThrow();
    expect(Object.keys(settingsByLanguage(exampleSettings)).length).toBeGreaterThanOrEqual(3);
  });

  test('one that is added by half stops it, with one line that says where it is missing', () => {
    const added = { ...languages, ar: { name: 'العربية' } };
    const places = {
      'the words of locales/': { en: 1, he: 1 },
      rootNames: { en: 1, he: 1, ar: 1 },
    };
    expect(() =>
      checkLanguages(added, { ...places, ...settingsByLanguage(exampleSettings) }),
    ).toThrow(
      /^locales\/languages\.ts: "ar" \(العربية\) is added by half: expected it in the words of locales\/, studioName of src\/site\.config\.ts, [^\n]+$/,
    );
  });
});
