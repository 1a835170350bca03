import type {
  BreadcrumbList,
  ContactPoint,
  FAQPage,
  Graph,
  LocalBusiness,
  OpeningHoursSpecification,
  WebSite,
} from 'schema-dts';
import { weekdays } from '../../locales/languages';
import { mainLanguage, siteLanguages } from '../../locales/languagesOfSite';
import { contactFaq, type FaqItem, pricingFaq } from '../content/faq';
import { exampleAddress } from '../settings/examples';
import type { Settings } from '../settings/settingsSchema';
import { metaOf } from '../site/pagePath';
import type { PagePath } from '../site.pages';
import { offersOn, type PageInput } from './offers';
import { pictureAddress } from './pagePicture';
import { logo } from './siteIcons';

/** The questions that a page shows. */
const askedOn: Readonly<Partial<Record<PagePath, readonly FaqItem[]>>> = {
  '/pricing': pricingFaq,
  '/contact': contactFaq,
};

/**
 * Structured data of a page: the studio, the site, breadcrumbs, offers and questions. No reviews
 * or ratings of our own, which search engines reject.
 */
export function structuredData(input: PageInput): Graph {
  const { path, t } = input;
  const asked = askedOn[path]?.filter(({ question }) => t(question));
  return {
    '@context': 'https://schema.org',
    '@graph': [
      organization(input),
      // Search engines read the name of a site only from its home page.
      path === '/' ? webSite(input) : breadcrumbs(input),
      ...offersOn(input, organizationId(input.settings)),
      ...(asked ? [questions(asked, input)] : []),
    ],
  };
}

/**
 * One organization for both sites: the same id, and name and site in the page's language. Its hours are those of its
 * answers, because the office is open by appointment.
 */
function organization({ path, language, settings }: PageInput): LocalBusiness {
  const accounts = Object.values(settings.social).filter(
    (address) => address !== '' && !exampleAddress.test(address),
  );
  return {
    '@type': 'LocalBusiness',
    '@id': organizationId(settings),
    name: settings.studioName[language],
    alternateName: siteLanguages(settings)
      .filter((one) => one !== language)
      .map((one) => settings.studioName[one]),
    url: settings.origin[language],
    logo: `${settings.origin[language]}${logo}`,
    image: pictureAddress(settings, language, path),
    email: settings.email,
    telephone: settings.phone,
    address: {
      '@type': 'PostalAddress',
      streetAddress: streetOf(settings.studioAddress[language], settings.studioCity[language]),
      addressLocality: settings.studioCity[language],
      addressCountry: 'IL',
    },
    areaServed: ['IL', 'Worldwide'],
    ...(path === '/contact' && { contactPoint: contactPoint(settings) }),
    ...(accounts.length > 0 && { sameAs: accounts }),
  };
}

/** `1 Example St` of the line `1 Example St, Tel Aviv-Yafo, Israel`. */
function streetOf(address: string, city: string): string {
  return address.slice(0, address.replaceAll('،', ',').indexOf(`, ${city}`));
}

function contactPoint(settings: Settings): ContactPoint {
  return {
    '@type': 'ContactPoint',
    contactType: 'customer service',
    email: settings.email,
    telephone: settings.phone,
    availableLanguage: siteLanguages(settings),
    hoursAvailable: openingHours(settings),
  };
}

function openingHours({ openingHours: { days, from, to } }: Settings): OpeningHoursSpecification {
  // Twice, for a range that includes the end of a week.
  const week = [...weekdays, ...weekdays];
  const start = week.findIndex((day) => days.startsWith(day));
  const end = week.findIndex((day, index) => index >= start && days.endsWith(day));
  return {
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: week.slice(start, end + 1),
    opens: from.padStart(5, '0'),
    closes: to.padStart(5, '0'),
  };
}

function webSite({ language, settings }: PageInput): WebSite {
  return {
    '@type': 'WebSite',
    name: settings.studioName[language],
    url: settings.origin[language],
    inLanguage: language,
    publisher: { '@id': organizationId(settings) },
  };
}

function breadcrumbs({ path, language, settings, t }: PageInput): BreadcrumbList {
  const home = { name: t('home.meta.name'), item: `${settings.origin[language]}/` };
  const page = {
    name: t(`${metaOf(path)}.name`),
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

function questions(items: readonly FaqItem[], { t }: PageInput): FAQPage {
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
  return `${settings.origin[mainLanguage(settings)]}/#organization`;
}
