import { languageCodes } from '../../locales/languages';
import { addOns } from '../../src/content/addOns';
import { contactFaq, pricingFaq } from '../../src/content/faq';
import { plans } from '../../src/content/plans';
import type { Price } from '../../src/content/price';
import { services } from '../../src/content/services';
import { structuredData } from '../../src/seo/structuredData';
import type { Settings } from '../../src/settings/settingsSchema';
import { pages } from '../../src/site/navigation';
import { metaOf, pageAt } from '../../src/site/pagePath';
import type { PagePath } from '../../src/site.pages';
import { exampleSettings } from '../support/exampleSettings';
import { inLanguages } from '../support/inLanguages';
import { translatorOf } from '../support/siteWords';

const { studioName, origin, email, phone } = exampleSettings;
const id = `${origin.en}/#organization`;

describe.each(['en', 'he'] as const)('Structured data, %s', (language) => {
  const t = translatorOf(language);
  const graphOf = (path: PagePath, settings: Settings = exampleSettings) => {
    const { '@graph': graph } = structuredData({ path, language, settings, t });
    if (!Array.isArray(graph)) throw new Error('no graph');
    return graph;
  };

  test.each(pages)('[S1] %s has the studio, and its site or breadcrumbs from home', (path) => {
    const crumb = (name: string, to: string) => ({ name, item: `${origin[language]}${to}` });
    const crumbs = [
      { position: 1, ...crumb(t('home.meta.name'), '/') },
      { position: 2, ...crumb(t(`${metaOf(path)}.name`), path) },
    ];
    const itemListElement = crumbs.map((one) => ({ '@type': 'ListItem', ...one }));
    const graph = graphOf(path);
    expect(graph.filter((node) => !/^(Service|FAQPage)$/.test(node['@type']))).toEqual([
      {
        '@type': 'LocalBusiness',
        '@id': id,
        name: studioName[language],
        alternateName: languageCodes
          .filter((one) => one !== language)
          .map((one) => studioName[one]),
        url: origin[language],
        logo: `${origin[language]}/icon-512.png`,
        image: `${origin[language]}/social/${pageAt(path).name}.png`,
        email,
        telephone: phone,
        address: {
          '@type': 'PostalAddress',
          streetAddress: language === 'en' ? '1 Example St' : 'רחוב הדוגמה 1',
          addressLocality: language === 'en' ? 'Tel Aviv-Yafo' : 'תל אביב־יפו',
          addressCountry: 'IL',
        },
        areaServed: ['IL', 'Worldwide'],
        ...(path === '/contact' && { contactPoint: expect.objectContaining({ email }) }),
      },
      path === '/'
        ? {
            '@type': 'WebSite',
            name: studioName[language],
            url: origin[language],
            inLanguage: language,
            publisher: { '@id': id },
          }
        : { '@type': 'BreadcrumbList', itemListElement },
    ]);
    expect(JSON.stringify(graph)).not.toMatch(/Review"|AggregateRating|ratingValue|reviewRating/);
  });

  test('[S1] has social accounts, except for empty ones and placeholders', () => {
    const linkedin = 'https://linkedin.com/company/a';
    const social = { ...exampleSettings.social, linkedin, instagram: '' };
    const [organization] = graphOf('/', { ...exampleSettings, social });
    expect(organization.sameAs).toEqual([linkedin]);
  });

  test('[S1] has the city, and the hours of its answers, from the settings', () => {
    const street = 'A House, 1 B St';
    const [organization] = graphOf('/contact', {
      ...exampleSettings,
      // Commas of English and Arabic.
      studioAddress: inLanguages({ en: `${street}, Haifa, Israel`, he: `${street}، חיפה` }),
      studioCity: inLanguages({ en: 'Haifa', he: 'חיפה' }),
      openingHours: { days: 'Friday-Monday', from: '8:30', to: '12:00' },
    });
    expect(organization.address).toEqual({
      '@type': 'PostalAddress',
      streetAddress: street,
      addressLocality: language === 'en' ? 'Haifa' : 'חיפה',
      addressCountry: 'IL',
    });
    expect(organization.contactPoint.hoursAvailable).toEqual({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: ['Friday', 'Saturday', 'Sunday', 'Monday'],
      opens: '08:30',
      closes: '12:00',
    });
  });

  test('[S2] has the questions of the pages that show them, and of no other', () => {
    for (const path of pages) {
      const asked = { '/pricing': pricingFaq, '/contact': contactFaq }[path as string] ?? [];
      const found = graphOf(path).find((node) => node['@type'] === 'FAQPage')?.mainEntity ?? [];
      expect([path, found]).toEqual([
        path,
        asked.map(({ question, answer }) => ({
          '@type': 'Question',
          name: t(question),
          acceptedAnswer: { '@type': 'Answer', text: t(answer) },
        })),
      ]);
    }
  });

  test('[S9] names what a page sells, with its price, currency and unit', () => {
    const sold = (path: PagePath) => graphOf(path).filter((node) => node['@type'] === 'Service');
    const named = (path: PagePath) => sold(path).map(({ name }) => name);
    expect(named('/services')).toEqual(services.map(({ title }) => t(title)));
    const prefix = language === 'en' ? 'QR menu plan: ' : 'מסלול תפריט QR: ';
    const planNames = plans.map(({ name }) => prefix + t(name));
    expect(named('/pricing')).toEqual([...planNames, ...addOns.map(({ name }) => t(name))]);
    const pricesOn = (path: PagePath) =>
      sold(path).map(({ offers: { priceSpecification: one } = {} }) => [
        one?.price,
        one?.priceCurrency,
        one?.unitCode ?? one?.unitText,
      ]);
    const priceOf = ({ price }: { readonly price: Price }) => {
      if (price.kind !== 'amount') return [undefined, undefined, undefined];
      if (price.per === 'hour') return [price.amount, 'ILS', 'HUR'];
      const unit = price.per === 'month' ? 'MON' : t(`units.${price.per}`);
      return [price.amount, 'ILS', price.per === 'once' ? undefined : unit];
    };
    expect(pricesOn('/services')).toEqual(services.map(priceOf));
    expect(pricesOn('/pricing')).toEqual([...plans, ...addOns].map(priceOf));
  });
});
