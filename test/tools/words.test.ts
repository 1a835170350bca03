import { languageCodes } from '../../locales/languages';
import { soldIds } from '../../src/content/sold';
import { unsoldProblems } from '../../tools/facts/words';

const offered = [...soldIds, 'chat'];

test.each(languageCodes)(
  '[S9] messages in %s speak of nothing that is not sold',
  async (language) => {
    expect(await unsoldProblems(language, offered)).toEqual([]);
  },
);

test('[S9] messages that speak of a stopped service or plan are named, but for forms and unasked questions', async () => {
  const unsold = async (id: string) =>
    (
      await unsoldProblems(
        'en',
        offered.filter((one) => one !== id),
      )
    ).join('\n');
  expect(await unsold('nfc')).toMatch(
    'locales/en: services.meta.description speaks of “NFC solutions”, which',
  );
  expect(await unsold('starter')).toMatch('locales/en: home.meta.title speaks of “Starter”');
  expect(await unsold('booking')).toMatch('services.meta.description speaks of “Booking systems”');
  expect(await unsold('qrMenu')).toBe('');
  expect(await unsold('chat')).toBe('');
  expect(await unsold('paymentSystem')).toBe('');
});
