import type { CheerioAPI } from 'cheerio';
import { contactFaq, pricingFaq } from '../../src/content/faq';
import { plans } from '../../src/content/plans';
import { exampleSettings } from '../support/exampleSettings';
import { translatorOf } from '../support/siteWords';
import { readPage } from './exportedSite';
import { linksIn, textOf, textsOf } from './readHtml';

describe.each(['en', 'he'] as const)(
  '[S2] The price list and the contact page in %s',
  (language) => {
    const t = translatorOf(language);
    let pricing: CheerioAPI;
    let contact: CheerioAPI;
    beforeAll(async () => {
      pricing = await readPage('/pricing', language);
      contact = await readPage('/contact', language);
    });

    test('have a link from each plan to the form, and one to the services', () => {
      const chosen = plans.map(({ id }) => `/contact?about=${id}#order`);
      expect(linksIn(pricing, '#plans').map(([, href]) => href)).toEqual([...chosen, '/services']);
    });

    test('have questions with a heading, an anchor, and an answer that leads to its service', () => {
      expect(contactFaq).toHaveLength(4);
      for (const [$, asked] of [
        [pricing, pricingFaq],
        [contact, contactFaq],
      ] as const) {
        expect(textsOf($, '#faq summary > h3')).toEqual(asked.map(({ question }) => t(question)));
        for (const { anchor, question, answer, service } of asked) {
          expect(t(question)).toMatch(/\?$/);
          expect(anchor).toMatch(/^answer(-[a-z]+)+$/);
          expect(textsOf($, `details > #${anchor} > p`)).toEqual([t(answer)]);
          expect(linksIn($, `#${anchor}`)).toEqual(
            service ? [[t(service.title), `/services#${service.anchor}`]] : [],
          );
        }
      }
    });

    test('have the free consultation on /services and /contact, as a link without scripts', async () => {
      for (const [$, lead] of [
        [await readPage('/services', language), t('services.consultation.heading')],
        [contact, t('contact.consultation.lead')],
      ] as const) {
        expect(textOf($, '#consultation')).toContain(lead);
        expect($('#consultation a').attr('href')).toBe(exampleSettings.bookingUrl);
        // Neither the site nor the calendar starts before a press.
        expect($('#consultation [data-needs-client]').length).toBe(0);
      }
    });

    test('have phone, chat, email and address beside the form', () => {
      expect(linksIn(contact, '#contact-info').map(([, href]) => href)).toEqual([
        'tel:+97230000000',
        expect.stringMatching(/^https:\/\/wa\.me\/972500000000\?text=/),
        'mailto:hello@example.com',
      ]);
      const { studioAddress } = exampleSettings;
      expect(contact('#contact-info address').text()).toBe(studioAddress[language]);
    });
  },
);
