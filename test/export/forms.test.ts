import type { CheerioAPI } from 'cheerio';
import { serviceOptions } from '../../src/content/enquiryOptions';
import { linksIn, readPage } from '../support/exportedPage';
import { translatorOf } from '../support/siteWords';

const budgets = {
  en: ['₪1,000–5,000', '₪5,000–10,000', '₪10,000–25,000', '₪25,000+'],
  he: [
    '\u20661,000–5,000\u2069 ₪',
    '\u20665,000–10,000\u2069 ₪',
    '\u206610,000–25,000\u2069 ₪',
    '25,000 ₪ ומעלה',
  ],
};

describe.each(['en', 'he'] as const)('[S3] The enquiry form without JavaScript, %s', (language) => {
  const t = translatorOf(language);
  let $: CheerioAPI;
  beforeAll(async () => {
    $ = await readPage('/contact', language);
  });
  const field = (name: string) => $(`main form [name="${name}"]`);
  const options = (name: string) =>
    field(name)
      .find('option')
      .toArray()
      .map((option) => [$(option).attr('value'), $(option).text()]);

  test.each([
    ['name', 'input', { required: '', type: 'text', maxlength: '100', autocomplete: 'name' }],
    ['email', 'input', { required: '', type: 'email', maxlength: '254', autocomplete: 'email' }],
    ['email', 'input', { inputmode: 'email' }],
    ['phone', 'input', { type: 'tel', maxlength: '30', autocomplete: 'tel', inputmode: 'tel' }],
    ['company', 'input', { type: 'text', maxlength: '100', autocomplete: 'organization' }],
    ['service', 'select', { required: '' }],
    ['message', 'textarea', { required: '', maxlength: '2000' }],
    ['terms', 'input', { required: '', type: 'checkbox' }],
  ])('%s is a %s with %j', (name, tag, attributes) => {
    expect(field(name).length).toBe(1);
    expect(field(name).prop('tagName')?.toLowerCase()).toBe(tag);
    expect(field(name).attr()).toEqual(expect.objectContaining(attributes));
  });

  test.each(['phone', 'company', 'budget', 'timeline'])('[S5] %s is optional', (name) => {
    expect(field(name).length).toBe(1);
    expect(field(name).attr('required')).toBeUndefined();
  });

  test('every field has a label of its own; required ones are marked *', () => {
    const fields = $('main form').find('input:not([aria-hidden]), select, textarea').toArray();
    expect(fields).toHaveLength(9);
    for (const one of fields) {
      const label = $(one)
        .closest('label')
        .add(`label[for="${$(one).attr('id')}"]`);
      expect(label.length).toBe(1);
      const isRequired = $(one).attr('required') !== undefined;
      expect([$(one).attr('name'), label.text().includes('*')]).toEqual([
        $(one).attr('name'),
        isRequired,
      ]);
    }
  });

  test('the eight services, after an empty choice', () => {
    const [empty, ...services] = options('service');
    expect(empty?.[0]).toBe('');
    expect(services.map(([value]) => value)).toEqual(serviceOptions.map(({ value }) => value));
  });

  test('[S9] the budgets with their ranges', () => {
    const shown = options('budget').slice(1);
    expect(shown.map(([value]) => value)).toEqual([
      '1k-5k',
      '5k-10k',
      '10k-25k',
      '25k-plus',
      'discuss',
    ]);
    const labels = shown.map(([, label]) => label?.replaceAll('\u00a0', ' '));
    expect(labels.slice(0, 4)).toEqual(budgets[language]);
    expect(labels[4]).toBe(t('contact.form.budgets.discuss'));
  });

  test('the timelines', () => {
    const [, ...timelines] = options('timeline');
    expect(timelines.map(([value]) => value)).toEqual([
      'asap',
      '1-month',
      '2-3-months',
      'flexible',
    ]);
  });

  test('[S4] its button reads Send Message and is not locked', () => {
    const button = $('main form button[type=submit]');
    expect(button.text()).toBe(language === 'en' ? 'Send Message' : 'שלחו הודעה');
    expect(button.attr('disabled')).toBeUndefined();
  });

  test('links to the terms and to the privacy note', () => {
    expect(linksIn($, 'main form').map(([, href]) => href)).toEqual(['/terms', '/privacy']);
  });

  test('sends nothing to anyone by itself', () => {
    const form = $('main form');
    expect(form.attr('action')).toBeUndefined();
    expect(form.attr('method')).toBe('dialog');
  });
});

describe.each(['en', 'he'] as const)(
  '[S2] Forms say how to reach the studio instead, %s',
  (language) => {
    const t = translatorOf(language);

    test.each(['/contact', '/', '/reviews'])('on %s, by mail and phone', async (path) => {
      const $ = await readPage(path, language);
      const notes = $('noscript').filter((_, note) =>
        $(note).text().includes(t('errors.noScript.form')),
      );
      expect(notes.length).toBe(1);
      expect(
        notes
          .find('a')
          .toArray()
          .map((link) => $(link).attr('href')),
      ).toEqual(['mailto:hello@example.com', 'tel:+97230000000']);
    });

    test.each(['/', '/reviews'])(
      '[S4] on %s the review form is hidden behind its button',
      async (path) => {
        const $ = await readPage(path, language);
        const button = $('#testimonials button').filter(
          (_, one) => $(one).text() === t('reviews.form.open'),
        );
        expect(button.length).toBe(1);
        expect($('#testimonials form').length).toBe(0);
      },
    );
  },
);
