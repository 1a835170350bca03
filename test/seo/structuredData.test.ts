import type { Language } from '../../locales/languages';
import { addOns } from '../../src/content/addOns';
import { type PagePath, pageNames, pages } from '../../src/content/navigation';
import { plans } from '../../src/content/plans';
import { previewedServices, services } from '../../src/content/services';
import { structuredData } from '../../src/seo/structuredData';
import type { Settings } from '../../src/settings/settingsSchema';
import { exampleSettings } from '../support/exampleSettings';
import { translatorOf } from '../support/siteWords';

type Node = Record<string, unknown>;

const cases = pages.flatMap((path) => [
  { path, language: 'en' as const },
  { path, language: 'he' as const },
]);

describe('[S1] Structured data', () => {
  test.each(cases)(
    '$path in $language: has the studio with its contact details',
    ({ path, language }) => {
      expect(only('Organization', path, language)).toEqual(
        expect.objectContaining({
          name: exampleSettings.studioName[language],
          alternateName: exampleSettings.studioName[language === 'en' ? 'he' : 'en'],
          email: exampleSettings.email,
          telephone: exampleSettings.phone,
          address: {
            '@type': 'PostalAddress',
            streetAddress: exampleSettings.studioAddress[language],
            addressCountry: 'IL',
          },
        }),
      );
    },
  );

  test.each(cases)(
    '$path in $language: has the site, published by the studio',
    ({ path, language }) => {
      const site = only('WebSite', path, language);
      expect(site).toEqual(
        expect.objectContaining({
          name: exampleSettings.studioName[language],
          url: exampleSettings.origin[language],
          inLanguage: language,
        }),
      );
      expect(site.publisher).toEqual({ '@id': only('Organization', path, language)['@id'] });
    },
  );

  test('has one organization for both sites, with one id and one logo', () => {
    const { '@id': id, url, logo } = only('Organization', '/', 'en');
    expect([url, logo]).toEqual([
      exampleSettings.origin.en,
      `${exampleSettings.origin.en}/icon-512.png`,
    ]);
    expect(only('Organization', '/', 'he')).toMatchObject({ '@id': id, url, logo });
  });

  test.each(cases.filter(({ path }) => path !== '/'))(
    '$path in $language: has breadcrumbs from home',
    ({ path, language }) => {
      const t = translatorOf(language);
      const origin = exampleSettings.origin[language];
      expect(only('BreadcrumbList', path, language).itemListElement).toEqual([
        { '@type': 'ListItem', position: 1, name: t('meta.home.name'), item: `${origin}/` },
        {
          '@type': 'ListItem',
          position: 2,
          name: t(`meta.${pageNames[path]}.name`),
          item: `${origin}${path}`,
        },
      ]);
    },
  );

  test('has no breadcrumbs on home', () => {
    expect(graphOf('/', 'en').map((node) => node['@type'])).not.toContain('BreadcrumbList');
  });

  test('has no empty or placeholder social accounts', () => {
    const linkedin = 'https://linkedin.com/company/a';
    expect(accountsOf({ facebook: '', linkedin, instagram: '' })).toEqual([linkedin]);
    const { facebook, instagram } = exampleSettings.social;
    expect(accountsOf({ facebook, linkedin, instagram })).toEqual([linkedin]);
  });

  test('omits `sameAs` if every account is empty or a placeholder', () => {
    expect(accountsOf({ facebook: '', linkedin: '', instagram: '' })).toBeUndefined();
    expect(accountsOf(exampleSettings.social)).toBeUndefined();
  });
});

describe.each(['en', 'he'] as const)('[S9] Prices in the structured data, %s', (language) => {
  const t = translatorOf(language);

  test('offer each service on /services at its monthly price', () => {
    const offered = all('Service', '/services', language);
    expect(offered.map(({ name }) => name)).toEqual(services.map(({ title }) => t(title)));
    expect(offered.map(priceOf)).toEqual(services.map(({ price }) => amountOf(price)));
  });

  test('describe each service on /services with its visible text', () => {
    const offered = all('Service', '/services', language);
    expect(offered.map((service) => service.description)).toEqual(
      services.map(({ description }) => t(description)),
    );
  });

  test('offer each plan on /pricing at its price', () => {
    const offered = all('Service', '/pricing', language).slice(0, plans.length);
    const planPrefix = language === 'en' ? 'QR menu plan: ' : 'מסלול תפריט QR: ';
    expect(offered.map(({ name }) => name)).toEqual(plans.map(({ name }) => planPrefix + t(name)));
    expect(offered.map(priceOf)).toEqual(plans.map(({ price }) => amountOf(price)));
  });

  test('offer each add-on on /pricing at its price', () => {
    const others = all('Service', '/pricing', language).slice(plans.length);
    const extras = others.slice(0, addOns.length);
    expect(extras.map(({ name }) => name)).toEqual(addOns.map(({ name }) => t(name)));
    expect(extras.map(priceOf)).toEqual(addOns.map(({ price }) => amountOf(price)));
    expect(others.slice(addOns.length).map(({ name }) => name)).toEqual(
      services.map(({ title }) => t(title)),
    );
  });

  test('have a unit code for months, a unit name for others, and neither for one-time prices', () => {
    const unitOf = ({ offers }: Node) => {
      const specification = isNode(offers) ? offers.priceSpecification : undefined;
      return isNode(specification) ? [specification.unitCode, specification.unitText] : undefined;
    };
    const month = ['MON', undefined];
    const sold = all('Service', '/pricing', language).slice(0, plans.length + addOns.length);
    expect(sold.map(unitOf)).toEqual([
      month,
      month,
      undefined,
      [undefined, t('units.packOf10')],
      [undefined, t('units.language')],
      [undefined, t('units.thirtyDishes')],
      [undefined, t('units.table')],
      month,
      [undefined, undefined],
    ]);
  });

  test('offer the four services of home', () => {
    expect(all('Service', '/', language).map(priceOf)).toEqual(
      previewedServices.map(({ price }) => amountOf(price)),
    );
  });

  test('are in shekels without VAT', () => {
    for (const path of ['/services', '/pricing'] as const) {
      for (const { offers } of all('Service', path, language)) {
        if (offers === undefined) continue;
        expect(offers).toMatchObject({
          '@type': 'Offer',
          priceSpecification: { priceCurrency: 'ILS', valueAddedTaxIncluded: false },
        });
      }
    }
  });

  test('exist only on pages with prices', () => {
    for (const path of ['/contact', '/reviews', '/portfolio', '/terms'] as const) {
      expect(JSON.stringify(graphOf(path, language))).not.toContain('Offer');
    }
  });
});

test.each(cases)('[S1] has no self-serving rating for $path in $language', ({ path, language }) => {
  const text = JSON.stringify(graphOf(path, language));
  expect(text).not.toMatch(/Review"|AggregateRating|ratingValue|reviewRating/);
});

function accountsOf(social: Settings['social']): unknown {
  const graph = graphOf('/', 'en', { ...exampleSettings, social });
  return graph.find((node) => node['@type'] === 'Organization')?.sameAs;
}

function graphOf(path: PagePath, language: Language, settings: Settings = exampleSettings): Node[] {
  const data = structuredData({ path, language, settings, t: translatorOf(language) });
  expect(data['@context']).toBe('https://schema.org');
  const graph = data['@graph'];
  if (!Array.isArray(graph)) throw new Error('no graph');
  return graph;
}

function all(type: string, path: PagePath, language: Language): Node[] {
  return graphOf(path, language).filter((node) => node['@type'] === type);
}

function only(type: string, path: PagePath, language: Language): Node {
  const found = all(type, path, language);
  expect(found).toHaveLength(1);
  return found[0] ?? {};
}

function priceOf({ offers }: Node): unknown {
  const specification = isNode(offers) ? offers.priceSpecification : undefined;
  return isNode(specification) ? specification.price : undefined;
}

function amountOf(price: { kind: string; amount?: number }): number | undefined {
  return price.amount;
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null;
}
