import type { CheerioAPI } from 'cheerio';
import { claims } from '../../src/content/claims';
import { linksIn, readPage, textOf } from '../support/exportedPage';

describe.each(['en', 'he'] as const)('[S2] /contact, %s', (language) => {
  let $: CheerioAPI;
  beforeAll(async () => {
    $ = await readPage('/contact', language);
  });

  test('a FAQ with four entries', () => {
    expect($('#faq details').length).toBe(4);
  });

  test('[S9] most projects can start within 1 week', () => {
    expect(textOf($, '#faq')).toContain(
      language === 'en'
        ? 'Most projects can start within 1 week after the first meeting and contract signing'
        : 'אפשר להתחיל בתוך שבוע מהפגישה הראשונה ומחתימת החוזה',
    );
  });

  test('cards with mail, phone, chat and address', () => {
    const hrefs = linksIn($, '#contact-info').map(([, href]) => href);
    expect(hrefs).toEqual([
      'mailto:hello@example.com',
      'tel:+97230000000',
      expect.stringMatching(/^https:\/\/wa\.me\/972500000000\?text=/),
    ]);
    expect($('#contact-info address').text()).toBe(
      language === 'en' ? '1 Example St, Tel Aviv-Yafo, Israel' : 'רחוב הדוגמה 1, תל אביב־יפו',
    );
  });

  test('the prompt for a free 30-minute meeting', () => {
    expect(textOf($, '#consultation')).toContain(
      language === 'en'
        ? `free ${claims.meetingMinutes}-minute meeting`
        : `פגישה של ${claims.meetingMinutes} דקות, ללא תשלום`,
    );
    // The site starts by itself where the calendar comes near.
    expect($('#consultation [data-needs-client]').length).toBe(1);
    expect($('#consultation a').attr('href')).toBe('https://calendly.com/example/30min');
  });

  test('[S9] a reply within the hours that are claimed', () => {
    const { replyHours } = claims;
    expect(textOf($, 'main')).toContain(
      language === 'en' ? `within ${replyHours} hours` : `בתוך ${replyHours} שעות`,
    );
  });
});
