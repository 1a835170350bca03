import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { load } from 'cheerio';
import { languageCodes, languages } from '../../locales/languages';
import { readSettings } from '../../src/settings/readSettings';
import { exportedMenus } from '../../tools/menus/renderMenuPage';
import { exampleSettings } from '../support/exampleSettings';
import { translatorOf } from '../support/siteWords';
import { temporaryFolder } from '../support/temporaryFolder';
import { exportInto } from './exportInto';

const { settings } = readSettings(exampleSettings, {
  REVIEWS_API: 'none',
  BOOKING_URL: 'none',
  STUDIO_MESSAGING_NUMBER: 'none',
  STUDIO_REGISTRATION: 'exemptDealer',
  VAT_NOTE: 'none',
});

let scratch: string;
beforeAll(async () => {
  scratch = await temporaryFolder();
  await exportInto(scratch, settings, {});
}, 300_000);

describe.each(languageCodes)(
  '[Settings] A site without reviews, calendar and chat, %s',
  (language) => {
    const root = () => path.join(scratch, 'site', languages[language].root);
    const read = (file: string) => readFile(path.join(root(), file), 'utf8');
    const t = translatorOf(language, settings);

    test('has no page, link or text of them in any file', async () => {
      const entries = await readdir(root(), { withFileTypes: true });
      const files = entries.filter((one) => one.isFile()).map(({ name }) => name);
      expect(files).toEqual(expect.arrayContaining(['index.html', '_headers']));
      const social = await readdir(path.join(root(), 'social'));
      expect([...files, ...social].filter((file) => file.startsWith('reviews'))).toEqual([]);
      const traces = /\/reviews\b|wa\.me|WhatsApp|וואטסאפ|calendly|"#consultation"/i;
      for (const file of files.filter((name) => name !== 'licenses.txt'))
        expect([file, await read(file)]).toEqual([file, expect.not.stringMatching(traces)]);
    });

    test('has no section, helper or legal sentence about them', async () => {
      const absent = [
        ...(['reviews.list.loading', 'terms.reviews.text', 'layout.helpers'] as const),
        ...(['privacy.recipients.reviewsHere', 'accessibility.gaps.chat'] as const),
        ...(['booking.prompt', 'booking.link', 'services.consultation.heading'] as const),
      ].map((key) => t(key));
      for (const page of ['index', 'services', 'contact', 'terms', 'privacy', 'accessibility']) {
        const $ = load(await read(`${page}.html`), { scriptingEnabled: false });
        for (const words of absent)
          expect([page, $('body').text()]).toEqual([page, expect.not.stringContaining(words)]);
        expect($('#testimonials, #consultation, #helpers, [data-opens-dialog]').length).toBe(0);
      }
      const mainOf = async (page: string) => load(await read(`${page}.html`))('main').text();
      expect(await mainOf('privacy')).not.toMatch(/\b(chat|reviews)\b|צ׳אט|חוות/);
      expect(await mainOf('pricing')).toContain(t('pricing.plans.features.phoneSupport'));
    });

    test('adds no VAT, as an exempt dealer', async () => {
      expect(await read('pricing.html')).toContain(t('pricing.vatExcluded'));
      for (const page of ['pricing', 'terms']) {
        const text = load(await read(`${page}.html`))('body').text();
        expect(text).toContain(`${t('layout.registration.exemptDealer')} 000000000`);
        expect(text).not.toMatch(/(before|with) VAT|tax invoice|(VAT|מע״מ) \(|לפני מע״מ|חשבונית/);
      }
    });
  },
);

test('[Settings] a site in one language has one root, without selector, alternates and facing words', async () => {
  const [, only = 'he'] = languageCodes;
  const folder = await temporaryFolder();
  const { settings: inOne } = readSettings(exampleSettings, { LANGUAGES: only });
  await exportInto(folder, inOne, {});
  const written = await readdir(path.join(folder, 'site'));
  expect(written.sort()).toEqual([languages[only].root, 'hosting'].sort());
  const at = (file: string) => path.join(folder, 'site', languages[only].root, file);
  const read = (file: string) => readFile(at(file), 'utf8');
  for (const page of ['index', 'pricing', '404']) {
    const $ = load(await read(`${page}.html`), { scriptingEnabled: false });
    expect($('[hreflang], meta[property="og:locale:alternate"]').length).toBe(0);
    expect($('header [role=menu], [name=language]').length).toBe(0);
    expect($(`main p[lang]:not([lang=${only}])`).length).toBe(0);
    // Every host has this language.
    expect($('script[data-code]').attr('data-host')).toBe('');
  }
  for (const { id } of exportedMenus) {
    const $ = load(await read(`menu/${id}.html`));
    expect([$('article').length, $('label').length]).toEqual([1, 0]);
  }
  expect(await read('sitemap.xml')).not.toContain('hreflang');
  const data = (await readdir(at('assets'))).find((file) => /^siteData.*js$/.test(file));
  expect(await read(`assets/${data}`)).not.toContain(exampleSettings.studioLegalName.en);
  const drawings = await readdir(at('covers'));
  const ways = drawings.flatMap((file) => /(ltr|rtl)\.svg$/.exec(file)?.[1] ?? []);
  expect(new Set(ways)).toEqual(new Set([languages[only].direction]));
}, 300_000);
