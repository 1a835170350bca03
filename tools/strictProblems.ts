import { dictionaries } from '../locales/dictionaries';
import { siteLanguages } from '../locales/languagesOfSite';
import { opensInPage } from '../src/features/booking/bookingWidget';
import { isCountingFounded } from '../src/features/consent/isCountingFounded';
import type { SettingsReading } from '../src/settings/readSettings';
import { placeOf as placeOfMessage } from './facts/placeOf';
import { leavesOf, placeOfFact, siteFacts } from './facts/siteFacts';

export type Samples = Pick<typeof siteFacts, keyof typeof advice>;

/** Reasons why the site cannot be published at this time, one line each with the fix. */
export function strictProblems(
  reading: SettingsReading,
  samples: Samples = siteFacts,
  now = new Date(),
): readonly string[] {
  const { placeOf, settings } = reading;
  const { contactEndpoint, security, analyticsId, bookingServiceName, bookingUrl } = settings;
  const daysLeft = (Date.parse(security.expires) - Number(now)) / 86_400_000;
  const hosts = Object.values(settings.origin).map((one) => new URL(one).host.replace('www.', ''));
  // An unsafe address is a complaint of its own.
  const known = [...hosts, ...reading.unsafeAddresses.map(({ value }) => value)];
  const isElsewhere = contactEndpoint !== '' && !known.some((one) => contactEndpoint.includes(one));
  return [
    ...reading.refusedPlaceholders.map(
      ({ place, expected }) => `${place} is still a placeholder: expected your own, ${expected}`,
    ),
    ...reading.unsafeAddresses.map(
      ({ place, value }) =>
        `${place} is ${value}: expected https:// and a public host, since visitors' browsers refuse to load from anywhere else, or would send what they hold in the clear`,
    ),
    contactEndpoint === '' &&
      `${placeOf('CONTACT_ENDPOINT')} is empty: the contact form would say that a message was sent while nothing is; set it to the address that takes inquiries as JSON`,
    // Source: GDPR, article 13(1)(e): who receives what is sent.
    ...siteLanguages(settings).map(
      (code) =>
        isElsewhere &&
        dictionaries[code].privacy.recipients.inquiries.includes('{{inquiryHost}}') &&
        `${placeOfMessage(code, 'privacy.recipients.inquiries')} has {{inquiryHost}}, while ${placeOf('CONTACT_ENDPOINT')} is ${contactEndpoint}: expected the name of its company in place of {{inquiryHost}}`,
    ),
    // Source: ePrivacy Directive, article 5(3); Protection of Privacy Law, section 11.
    analyticsId !== '' &&
      !isCountingFounded(settings) &&
      `${placeOf('ANALYTICS_CONSENT')} is none with a measurement id: visitors would be counted without being asked; set it to ask, or state your legal basis in every language (${placeOf('ANALYTICS_BASIS_EN')}, …)`,
    // Source: RFC 9116, 2.5.5: readers must ignore an expired file, and a day should be less than a year ahead.
    (daysLeft <= 0 || daysLeft >= 365) &&
      `${placeOf('SECURITY_EXPIRES')} is ${security.expires}: expected a day to come, less than a year ahead; first see that security.contact is right, since others rely on it until then`,
    // The privacy page names both.
    bookingUrl !== null &&
      opensInPage(settings) !== /(^|\.)calendly\.com$/.test(new URL(bookingUrl).hostname) &&
      `${placeOf('BOOKING_SERVICE_NAME')} is ${bookingServiceName}, while ${placeOf('BOOKING_URL')} is ${bookingUrl}: expected the name of the company whose calendar is at that address`,
    ...leavesOf(samples).flatMap(([place, value]) =>
      Object.entries(advice)
        .filter(([name]) => value === true && /sample$/i.test(place) && place.startsWith(name))
        .map(([, fix]) => `${placeOfFact(place)} is true: ${fix}, then write false`),
    ),
  ].filter((line) => line !== false);
}

/** Facts with a sample flag, or the flags. */
const advice = {
  portfolio: 'replace the project by one of your own, or delete it',
  legalPages: 'have the text in locales/ checked (docs/legal-review.md), set its day in updated',
  claimsAreSample: 'write your claims and prices (services.ts, plans.ts, addOns.ts)',
  teamIsSample: 'write who you are in src/content/team.ts',
  workTerms: 'write how you work, and which promises of locales/*/promises.ts you keep',
  paymentTerms: 'write how you are paid',
  accessibilityTest: 'write who tested when with what',
  office: 'write what visitors meet at your place',
} as const;
