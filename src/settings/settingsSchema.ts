import * as v from 'valibot';
import { languageCodes, languages } from '../../locales/languages';
import { siteLanguages } from '../../locales/languagesOfSite';
import { languageOfHost } from '../platform/hostLanguage';
import { exampleAppId, exampleNumber } from './examples';
import * as rules from './rules';

/** What is said of a setting of the site or the backend beside its rule. */
export interface Notes {
  /** One sentence for `.env.example`. */
  readonly doc: string;
  /** Matches placeholder values, beside example addresses. */
  readonly placeholder?: RegExp;
  /** The setting is not used where this one is `none`. */
  readonly partOf?: 'reviewsApi';
  /** A strict build accepts the placeholder, because visitors never see it. */
  readonly mayStayPlaceholder?: true;
  /** Default value of a setting of the backend; one without it is required. */
  readonly fallback?: string;
  /** Never shown, logged or returned. */
  readonly isSecret?: true;
}

const fields = v.strictObject({
  languages: setting(rules.languageList, {
    doc: 'Languages of the site: `all` of `locales/languages.ts`, or some of them, such as `he`.',
  }),
  studioName: setting(rules.inEachLanguage(rules.someText), {
    doc: 'The studio’s name, as each language writes it.',
    placeholder: /^(Tafrit Studio|סטודיו תפריט)$/,
  }),
  studioAddress: setting(rules.inEachLanguage(rules.someText), {
    doc: 'Postal address, one line, as each language writes it.',
    placeholder: /Example|הדוגמה/,
  }),
  studioCity: setting(rules.inEachLanguage(rules.someText), {
    doc: 'The city in that address, for search engines.',
  }),
  openingHours: setting(v.strictObject({ days: rules.days, from: rules.hour, to: rules.hour }), {
    doc: 'When the studio answers, in Israel time.',
  }),
  studioLegalName: setting(rules.inEachLanguage(rules.someText), {
    doc: 'The name that the business is registered under, for the footer and the legal pages.',
    placeholder: /^(Tafrit Studio Ltd|סטודיו תפריט בע״מ)$/,
  }),
  studioRegistration: setting(
    rules.oneOf('company', 'licensedDealer', 'exemptDealer', 'partnership', 'association'),
    { doc: 'How the business is registered, as the footer and the legal pages say.' },
  ),
  studioCompanyNumber: setting(rules.companyNumber, {
    doc: 'The number in that register.',
    placeholder: /^0+$/,
  }),
  email: setting(rules.email, { doc: 'Where mail goes.' }),
  security: setting(
    v.strictObject({ contact: rules.orEmpty(rules.emailOrPage), expires: rules.day }),
    {
      doc: 'Whom to tell of a weakness (empty: STUDIO_EMAIL), and the day that `/.well-known/security.txt` is good until: less than a year ahead.',
    },
  ),
  phone: setting(rules.phone, {
    doc: 'The number to call; spaces are for the reader.',
    placeholder: exampleNumber,
  }),
  messagingNumber: setting(rules.orNone(rules.phone), {
    doc: 'The number that the chat link writes to. none: no chat.',
    placeholder: exampleNumber,
  }),
  accessibilityContactName: setting(rules.inEachLanguage(rules.someText), {
    doc: 'Whom the accessibility statement names for requests.',
    placeholder: /^(Noa Sapir|נועה ספיר)$/,
  }),
  accessibilityContact: setting(v.strictObject({ email: rules.email, phone: rules.phone }), {
    doc: 'Where accessibility requests go.',
    placeholder: exampleNumber,
  }),
  origin: setting(rules.inEachLanguage(rules.origin), { doc: 'The two regional domains.' }),
  reviewsApi: setting(rules.orNone(rules.orEmpty(rules.origin)), {
    doc: 'The reviews API. Empty: the site’s own origin. none: no reviews.',
  }),
  reviewsAppId: setting(rules.slug, {
    doc: 'Names this site to the reviews API. The placeholder has samples, of which search engines are not told.',
    placeholder: exampleAppId,
    partOf: 'reviewsApi',
  }),
  bookingUrl: setting(rules.orNone(rules.address), {
    doc: 'The page where a free call is booked. none: no calendar.',
  }),
  bookingServiceName: setting(rules.someText, {
    doc: 'Whose calendar it is, as the privacy page says. Calendly opens in the page, any other is a link.',
  }),
  bookingWidgetHost: setting(rules.origin, {
    doc: 'Where the script and stylesheet of Calendly’s calendar come from.',
  }),
  analyticsId: setting(rules.orEmpty(rules.measurementId), {
    doc: 'Analytics. Empty: no script, nothing sent. In the property, turn off “Page changes based on browser history events” (Enhanced measurement, Page views): the site counts each page itself.',
  }),
  analyticsConsent: setting(rules.oneOf('none', 'ask'), {
    doc: 'Whether analytics ask the visitor first, or start at once.',
  }),
  analyticsBasis: setting(rules.inEachLanguage(rules.anyText), {
    doc: 'With ANALYTICS_CONSENT=none: the legal basis for counting without asking, one sentence, as the privacy page says. Empty: a strict build refuses to count.',
  }),
  analyticsService: setting(v.strictObject({ name: rules.someText, company: rules.someText }), {
    doc: 'What counts the visits and who receives them, as the prompt and the privacy page say.',
  }),
  analyticsHost: setting(rules.origin, { doc: 'Where the analytics script comes from.' }),
  contactEndpoint: setting(rules.orEmpty(rules.address), {
    doc: 'Where inquiries are sent as JSON. Empty: the send is simulated.',
  }),
  inquiryDays: setting(rules.wholeNumber(30, 3650), {
    doc: 'After how many days an inquiry is deleted, as the privacy page says.',
  }),
  rejectedReviewDays: setting(rules.wholeNumber(30, 3650), {
    doc: 'After how many days an unpublished review, or the email of a published one, is deleted, as the privacy page says.',
  }),
  messageYears: setting(rules.wholeNumber(1, 10), {
    doc: 'How many years after the last one you delete emails, chats and meeting details, as the privacy page says.',
  }),
  bannerMessage: setting(rules.inEachLanguage(rules.plainText), {
    doc: 'One line above the header; written in one language, it shows in both. Empty: no banner.',
  }),
  vatNote: setting(rules.oneOf('excluded', 'included', 'none'), {
    doc: 'Whether the listed prices leave VAT out or hold it. none: you add no VAT, as an exempt dealer.',
  }),
  social: setting(
    v.strictObject({
      facebook: rules.orEmpty(rules.address),
      linkedin: rules.orEmpty(rules.address),
      instagram: rules.orEmpty(rules.address),
    }),
    {
      doc: 'The studio’s accounts, for search engines and the footer’s hidden block. Empty: no link.',
      mayStayPlaceholder: true,
    },
  ),
});

type Fields = v.InferOutput<typeof fields>;

/**
 * Every setting: its rule, its description, its placeholder. The type `Settings`, `.env.example` and the names of
 * environment variables are derived from it; values are in `src/site.config.ts`.
 */
export const settingsSchema = v.pipe(
  fields,
  // The host tells the language.
  ...languageCodes.map((code) =>
    v.forward(
      v.check(
        (one: Fields) => {
          const host = rules.webAddress(one.origin[code])?.hostname;
          const among = siteLanguages(one);
          return !host || !among.includes(code) || languageOfHost(host, among) === code;
        },
        `a host of its own${languages[code].host.replace(/.+/, ' with $& (host in locales/languages.ts)')}, since the host tells the language`,
      ),
      ['origin', code],
    ),
  ),
  v.forward(
    v.check(
      ({ vatNote, studioRegistration: one }: Fields) =>
        vatNote === 'none' ? !/^(company|licensed)/.test(one) : one !== 'exemptDealer',
      'none for an exempt dealer, and excluded or included for a company or a licensed dealer, as in studioRegistration',
    ),
    ['vatNote'],
  ),
  // Search engines get the address in parts: what is before the city is the street.
  ...languageCodes.map((code) =>
    v.forward(
      v.check(
        ({ studioAddress, studioCity }: Fields) =>
          studioAddress[code] === '' ||
          studioAddress[code].replaceAll('،', ',').includes(`, ${studioCity[code]}`),
        `the city as in studioAddress.${code}, after a comma (,)`,
      ),
      ['studioCity', code],
    ),
  ),
);

/** Validated settings of the studio. */
export type Settings = { readonly [Key in keyof Fields]: Readonly<Fields[Key]> };

/** Settings as the owner writes them: the word `none` in place of null. */
export type WrittenSettings = { readonly [Key in keyof Settings]: NonNullable<Settings[Key]> };

type Group = v.GenericSchema<Record<string, string>> & {
  readonly entries: Readonly<Record<string, rules.Rule>>;
};

export function setting<One extends rules.Rule | ReturnType<typeof rules.orNone> | Group>(
  rule: One,
  notes: Notes,
) {
  return v.pipe(rule, v.metadata({ ...notes }));
}
