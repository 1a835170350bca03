import { languageCodes, languages } from '../../locales/languages';

type Row = readonly [name: string, valid: string, ...malformed: string[]];

/** Variables whose value in the tests' settings is a placeholder, in order: a real value, and one that is rejected. */
export const identity: readonly Row[] = inEveryLanguage([
  ['STUDIO_NAME_EN', 'Levi & Daughters', ''],
  ['STUDIO_NAME_HE', 'לוי ובנותיו', '  '],
  ['STUDIO_ADDRESS_EN', '14 HaNamal St, Tel Aviv-Yafo', ''],
  ['STUDIO_ADDRESS_HE', 'רחוב הנמל 14, תל אביב־יפו', ''],
  ['STUDIO_LEGAL_NAME_EN', 'Levi & Daughters Software Ltd', ''],
  ['STUDIO_LEGAL_NAME_HE', 'לוי ובנותיו תוכנה בע״מ', ''],
  ['STUDIO_COMPANY_NUMBER', '515234567', '51-523456-7', '', '51234567'],
  ['STUDIO_EMAIL', 'shalom@levi-studio.co.il', 'hello'],
  ['STUDIO_PHONE', '+972 4 855 1234', '03-123-4567'],
  ['STUDIO_MESSAGING_NUMBER', '+972-54-855-1234', '0501234567', '', 'None'],
  ['ACCESSIBILITY_CONTACT_NAME_EN', 'Ruth Levi', ''],
  ['ACCESSIBILITY_CONTACT_NAME_HE', 'רות לוי', ''],
  ['ACCESSIBILITY_CONTACT_EMAIL', 'negishut@levi-studio.co.il', 'ruth'],
  ['ACCESSIBILITY_CONTACT_PHONE', '+972 4 855 1235', '04-123'],
  ['ORIGIN_EN', 'https://www.levi-studio.com', 'www.studio.com'],
  ['ORIGIN_HE', 'https://www.levi-studio.co.il', 'ftp://www.studio.co.il'],
  ['REVIEWS_API', 'https://api.levi-studio.co.il', 'https://reviews.studio.com/api'],
  ['REVIEWS_APP_ID', 'levi-studio', 'two words', ''],
  ['BOOKING_URL', 'https://calendly.com/levi-studio/30min', 'calendly.com/studio'],
  ['SOCIAL_FACEBOOK', 'https://facebook.com/levi.studio', '@studio'],
  ['SOCIAL_LINKEDIN', 'https://linkedin.com/company/levi', 'javascript:0'],
  ['SOCIAL_INSTAGRAM', 'https://instagram.com/levi.studio', 'data:text/html,x'],
]);

/** The others. */
export const services: readonly Row[] = inEveryLanguage([
  ['LANGUAGES', 'he', '', 'all, he', 'hebrew'],
  ['STUDIO_CITY_EN', 'Tel Aviv', ''],
  ['STUDIO_CITY_HE', 'תל אביב', ' '],
  ['OPENING_HOURS_DAYS', 'Monday-Friday', 'Sunday', 'Mon-Fri', 'Sunday to Thursday'],
  ['OPENING_HOURS_FROM', '10:30', '24:00', '9'],
  ['OPENING_HOURS_TO', '17:00', '', '5 pm'],
  ['STUDIO_REGISTRATION', 'licensedDealer', '', 'dealer'],
  ['SECURITY_CONTACT', 'https://other.com/security', 'http://other.com/security'],
  ['SECURITY_EXPIRES', '2028-02-29', '2027-02-29'],
  ['BOOKING_SERVICE_NAME', 'Cal.com', ''],
  ['BOOKING_WIDGET_HOST', 'https://widget.other.com', 'https://assets.calendly.com/widget.js'],
  ['ANALYTICS_ID', 'G-OTHER12345', 'UA 123'],
  ['ANALYTICS_CONSENT', 'ask', 'yes'],
  ['ANALYTICS_BASIS_EN', 'No cookie, no identifier'],
  ['ANALYTICS_BASIS_HE', 'בלי עוגייה ובלי מזהה'],
  ['ANALYTICS_SERVICE_NAME', 'Own Analytics', ' '],
  ['ANALYTICS_SERVICE_COMPANY', 'Own', ''],
  ['ANALYTICS_HOST', 'https://count.other.com', '//count.studio.com'],
  ['CONTACT_ENDPOINT', 'https://other.com/inquiries', '/inquiries'],
  ['INQUIRY_DAYS', '90', '29', '', '1e3', '90.5'],
  ['REJECTED_REVIEW_DAYS', '180', '3651'],
  ['MESSAGE_YEARS', '7', '0'],
  ['BANNER_MESSAGE_EN', 'Open on Friday', 'Closed on {{holiday}}'],
  ['BANNER_MESSAGE_HE', 'פתוח בשישי'],
  ['VAT_NOTE', 'included', 'maybe'],
]);

/** More of what each kind of value rejects, by one variable of the kind. */
export const malformed: readonly Row[] = [
  ['STUDIO_ADDRESS_EN', '14 HaNamal St، Tel Aviv-Yafo'],
  ['STUDIO_EMAIL', 'a@b.co', '', 'hello@studio', 'two words@studio.com', 'a@b@studio.com'],
  ['SECURITY_CONTACT', 'safe@studio.com', 'security'],
  ['SECURITY_EXPIRES', '2027-11-02', '', 'next year', '2027-06-30T12:00:00Z'],
  ['STUDIO_PHONE', '+97231234567', '+972 call us', '+972 3', '+9721234567890123'],
  ['ORIGIN_EN', 'http://studio.com', '', 'https://studio.com/', 'https://studio.com/en'],
  ['REVIEWS_API', 'https://a.com', 'reviews', 'https://user:word@a.com', 'data:a,[]'],
  ['BOOKING_URL', 'http://a.com', '', 'javascript:alert(1)', 'javascript://a.com/%0aalert(1)'],
  // Values that would loosen or break the content security policy.
  ['BOOKING_WIDGET_HOST', 'https://a.com', 'https://*.a.com', 'https://*', "https://a.com;'x'"],
  ['BOOKING_URL', 'https://a.com', 'https://calendly.com;x/studio', 'https://me@calendly.com/'],
];

/** Real values for every setting that a strict build requires, and for analytics. */
export const ownEnvironment: Readonly<Record<string, string>> = {
  ...Object.fromEntries(identity.map(([name, value]) => [name, value])),
  SECURITY_EXPIRES: new Date(Date.now() + 30 * 86_400_000).toJSON().slice(0, 10),
  ANALYTICS_ID: 'G-LEVI12345',
  ANALYTICS_CONSENT: 'ask',
  CONTACT_ENDPOINT: 'https://api.levi-studio.co.il/inquiries',
};

/** Adds the rows of other languages below the Hebrew ones, with the English values. */
function inEveryLanguage(rows: readonly Row[]): readonly Row[] {
  const added = languageCodes.filter((language) => !['en', 'he'].includes(language));
  return rows.flatMap((row, place) => {
    const [name, value, ...refused] = rows[place - 1] ?? row;
    if (!row[0].endsWith('_HE')) return [row];
    return [
      row,
      ...added.map((language): Row => {
        const own = value.replace(/\.com$/, languages[language].host);
        return [name.replace(/EN$/, language.toUpperCase()), own, ...refused];
      }),
    ];
  });
}
