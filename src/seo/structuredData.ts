import {
  fallbackLanguage,
  type Language,
  languageCodes,
  otherLanguages,
} from '../../locales/languages';
import { contactFaq, type FaqItem, pricingFaq } from '../content/faq';
import { type PagePath, pageNames } from '../content/navigation';
import { workTerms } from '../content/workTerms';
import type { Translate } from '../i18n/translator';
import { exampleAddress } from '../settings/examples';
import type { Settings } from '../settings/settingsSchema';
import { type Node, offersOn } from './offers';
import { logo } from './siteIcons';

export interface StructuredDataInput {
  readonly path: PagePath;
  readonly language: Language;
  readonly settings: Settings;
  readonly t: Translate;
}

/** The questions that a page shows. */
const askedOn: Readonly<Partial<Record<PagePath, readonly FaqItem[]>>> = {
  '/pricing': pricingFaq,
  '/contact': contactFaq,
};

/**
 * Structured data of a page: the studio, the site, breadcrumbs, offers and questions. No reviews
 * or ratings of our own, which search engines reject.
 */
export function structuredData(input: StructuredDataInput): Node {
  const { path } = input;
  const asked = askedOn[path];
  return {
    '@context': 'https://schema.org',
    '@graph': [
      organization(input),
      webSite(input),
      ...(path === '/' ? [] : [breadcrumbs(input)]),
      ...offersOn(input, organizationId(input.settings)),
      ...(asked ? [questions(asked, input)] : []),
    ],
  };
}

/** One organization for both sites: the same id, and the name in the page's language. */
function organization({ path, language, settings }: StructuredDataInput): Node {
  const accounts = Object.values(settings.social).filter(
    (address) => address !== '' && !exampleAddress.test(address),
  );
  return {
    '@type': 'Organization',
    '@id': organizationId(settings),
    name: settings.studioName[language],
    alternateName: otherLanguages(language).map((one) => settings.studioName[one]),
    url: settings.origin[fallbackLanguage],
    logo: `${settings.origin[fallbackLanguage]}${logo}`,
    email: settings.email,
    telephone: settings.phone,
    address: postalAddress(settings.studioAddress[language]),
    areaServed: ['IL', 'Worldwide'],
    ...(path === '/contact' && { contactPoint: contactPoint(settings) }),
    ...(accounts.length > 0 && { sameAs: accounts }),
  };
}

/** A line such as `1 Example St, Tel Aviv-Yafo, Israel`: street, city and perhaps the country. */
function postalAddress(line: string): Node {
  const parts = line.split(', ').filter((part) => !/^(Israel|ישראל)$/.test(part));
  const city = parts.length > 1 ? parts.pop() : undefined;
  return {
    '@type': 'PostalAddress',
    streetAddress: parts.join(', '),
    ...(city && { addressLocality: city }),
    addressCountry: 'IL',
  };
}

/** The hours that `/contact` shows. */
function contactPoint({ email, phone }: Settings): Node {
  const { supportWeekdays, supportHours } = workTerms;
  return {
    '@type': 'ContactPoint',
    contactType: 'customer service',
    email,
    telephone: phone,
    availableLanguage: languageCodes,
    hoursAvailable: {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: supportWeekdays,
      opens: supportHours.from.padStart(5, '0'),
      closes: supportHours.to.padStart(5, '0'),
    },
  };
}

function webSite({ language, settings }: StructuredDataInput): Node {
  return {
    '@type': 'WebSite',
    name: settings.studioName[language],
    url: settings.origin[language],
    inLanguage: language,
    publisher: { '@id': organizationId(settings) },
  };
}

function breadcrumbs({ path, language, settings, t }: StructuredDataInput): Node {
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

function questions(items: readonly FaqItem[], { t }: StructuredDataInput): Node {
  return {
    '@type': 'FAQPage',
    mainEntity: items.map(({ question, answer }) => ({
      '@type': 'Question',
      name: t(question),
      acceptedAnswer: { '@type': 'Answer', text: t(answer) },
    })),
  };
}

function organizationId(settings: Settings): string {
  return `${settings.origin[fallbackLanguage]}/#organization`;
}
