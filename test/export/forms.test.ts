import type { CheerioAPI } from 'cheerio';
import { honeypot, inquiryFields } from '../../machines/formRules';
import { translatorOf } from '../support/siteWords';
import { readPage } from './exportedSite';
import { linksIn } from './readHtml';

const services = [
  'qr-menu-systems',
  'web-development',
  'mobile-apps',
  'e-commerce-store',
  'booking-system',
  'website-maintenance',
  'custom-development',
  'other',
];
const budgets = ['1k-5k', '5k-10k', '10k-25k', '25k-plus', 'discuss'];
const timelines = ['asap', '1-month', '2-3-months', 'flexible'];

describe.each(['en', 'he'] as const)('[S3] The contact form without JavaScript, %s', (language) => {
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
    ['name', 'input', { type: 'text', maxlength: '100', autocomplete: 'name', dir: 'auto' }],
    ['email', 'input', { type: 'email', maxlength: '254', autocomplete: 'email', dir: 'ltr' }],
    ['phone', 'input', { type: 'tel', maxlength: '30', autocomplete: 'tel', dir: 'ltr' }],
    ['company', 'input', { type: 'text', maxlength: '100', autocomplete: 'organization' }],
    ['service', 'select', {}],
    ['message', 'textarea', { maxlength: '2000', dir: 'auto' }],
    ['terms', 'input', { type: 'checkbox' }],
  ])('%s is a %s with %j', (name, tag, attributes) => {
    expect(field(name).length).toBe(1);
    expect(field(name).prop('tagName')?.toLowerCase()).toBe(tag);
    expect(field(name).attr()).toEqual(expect.objectContaining(attributes));
  });

  test('[S5] has a unique label for every field, with * for required ones', () => {
    const fields = $('main form').find('input:not([aria-hidden]), select, textarea').toArray();
    expect(fields).toHaveLength(Object.keys(inquiryFields).length);
    const labelOf = (id = '') => $(`label[for="${id}"], label:has([id="${id}"])`);
    for (const { attribs } of fields) expect(labelOf(attribs.id)).toHaveLength(1);
    const required = ['name', 'email', 'service', 'message', 'terms'];
    const isStarred = ({ attribs }: (typeof fields)[number]) =>
      labelOf(attribs.id).text().includes('*');
    expect(fields.filter(isStarred).map(({ attribs }) => attribs.name)).toEqual(required);
    const names = fields.filter(({ attribs }) => 'required' in attribs);
    expect(names.map(({ attribs }) => attribs.name)).toEqual(required);
  });

  test('[S7] has a field for programs, which people neither see nor reach', () => {
    expect($(`main form [id$="-${honeypot}"]`).attr()).toMatchObject({
      'aria-hidden': 'true',
      tabindex: '-1',
      autocomplete: 'off',
    });
  });

  test('has eight services after an empty option, whose values are their English names', () => {
    const [empty, ...offered] = options('service');
    expect(empty?.[0]).toBe('');
    expect(offered.map(([value]) => value)).toEqual(services);
    const named = offered.map(([, label]) => label?.toLowerCase().replaceAll(' ', '-'));
    if (language === 'en') expect(named).toEqual(services);
  });

  test('[S9] has budgets, and timelines', () => {
    expect(options('budget').map(([value]) => value)).toEqual(['', ...budgets]);
    expect(options('timeline').map(([value]) => value)).toEqual(['', ...timelines]);
  });

  test('links to terms and privacy, and submits nothing', () => {
    expect(linksIn($, 'main form').map(([, href]) => href)).toEqual(['/terms', '/privacy']);
    expect($('main form').attr('action')).toBeUndefined();
    expect($('main form').attr('method')).toBe('dialog');
  });

  test.each(['/contact', '/', '/reviews'])(
    '[S2] shows contact details in place of a form on %s',
    async (path) => {
      const page = await readPage(path, language);
      const notes = page('noscript').filter((_, note) =>
        page(note).text().includes(t('errors.noScript.form')),
      );
      expect(notes.length).toBe(1);
      const links = notes.find('a').toArray();
      expect(links.map((link) => page(link).attr('href'))).toEqual([
        'mailto:hello@example.com',
        'tel:+97230000000',
      ]);
    },
  );
});
