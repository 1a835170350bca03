import { currency, type Language } from '../../locales/languages';
import type { MessageKey } from '../../locales/words';
import { addOns } from '../content/addOns';
import { type PagePath, pageNames } from '../content/navigation';
import { plans } from '../content/plans';
import { type Price, unitWords } from '../content/price';
import { previewedServices, type Service, services } from '../content/services';
import type { Translate } from '../i18n/translator';
import { exampleAddress } from '../settings/exampleAddress';
import type { Settings } from '../settings/settingsSchema';

interface Input {
  readonly path: PagePath;
  readonly language: Language;
  readonly settings: Settings;
  readonly t: Translate;
}

type Node = Readonly<Record<string, unknown>>;

interface Sold {
  readonly name: MessageKey;
  readonly description: MessageKey;
  readonly price: Price;
}

const soldService =
  (words: 'description' | 'preview') =>
  (service: Service): Sold => ({
    name: service.title,
    description: service[words],
    price: service.price,
  });

/** What stands on each page with its price, in the words that stand there. */
const soldOn: Readonly<Partial<Record<PagePath, readonly Sold[]>>> = {
  '/': previewedServices.map(soldService('preview')),
  '/services': services.map(soldService('description')),
  '/pricing': [...plans, ...addOns],
};

/**
 * The page as schema.org data: the studio, the site, the way to the page, and what is sold on it.
 * No reviews or ratings of one's own: search engines reject them.
 */
export function structuredData(input: Input): Node {
  const { path } = input;
  return {
    '@context': 'https://schema.org',
    '@graph': [
      organization(input),
      webSite(input),
      ...(path === '/' ? [] : [breadcrumbs(input)]),
      ...(soldOn[path] ?? []).map((item) => offered(item, input)),
    ],
  };
}

function organization({ language, settings }: Input): Node {
  const accounts = Object.values(settings.social).filter(
    (address) => address !== '' && !exampleAddress.test(address),
  );
  return {
    '@type': 'Organization',
    '@id': organizationId(settings),
    name: settings.studioName[language],
    url: settings.origin[language],
    email: settings.email,
    telephone: settings.phone,
    address: settings.studioAddress[language],
    areaServed: ['IL', 'Worldwide'],
    ...(accounts.length > 0 && { sameAs: accounts }),
  };
}

function webSite({ language, settings }: Input): Node {
  return {
    '@type': 'WebSite',
    name: settings.studioName[language],
    url: settings.origin[language],
    inLanguage: language,
    publisher: { '@id': organizationId(settings) },
  };
}

function breadcrumbs({ path, language, settings, t }: Input): Node {
  const home = { name: t('meta.home.name'), item: `${settings.origin[language]}/` };
  const page = {
    name: t(`meta.${pageNames[path]}.name`),
    item: `${settings.origin[language]}${path}`,
  };
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [home, page].map((crumb, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      ...crumb,
    })),
  };
}

function offered({ name, description, price }: Sold, { settings, t }: Input): Node {
  return {
    '@type': 'Service',
    name: t(name),
    description: t(description),
    provider: { '@id': organizationId(settings) },
    ...offerOf(price, t),
  };
}

/** Only a price that stands on the page is offered. */
function offerOf(price: Price, t: Translate): Node {
  if (price.kind !== 'amount') return {};
  const { amount, per } = price;
  const paid = { price: amount, priceCurrency: currency };
  // The month alone has a code. Source: UN/CEFACT Recommendation 20.
  const unit = per === 'month' ? { unitCode: 'MON' } : { unitText: t(unitWords[per]) };
  return {
    offers: {
      '@type': 'Offer',
      ...paid,
      ...(per !== 'once' && {
        priceSpecification: { '@type': 'UnitPriceSpecification', ...paid, ...unit },
      }),
    },
  };
}

function organizationId(settings: Settings): string {
  return `${settings.origin.en}/#organization`;
}
