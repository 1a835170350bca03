import { byLanguage, languages } from '../../locales/languages';
import type { WrittenSettings } from '../../src/settings/settingsSchema';
import { inLanguages } from './inLanguages';

/** Settings for tests, independent of `src/site.config.ts`. */
export const exampleSettings: WrittenSettings = {
  languages: 'all',
  studioName: inLanguages({ en: 'Tafrit Studio', he: 'סטודיו תפריט' }),
  studioAddress: inLanguages({
    en: '1 Example St, Tel Aviv-Yafo, Israel',
    he: 'רחוב הדוגמה 1, תל אביב־יפו',
  }),
  studioCity: inLanguages({ en: 'Tel Aviv-Yafo', he: 'תל אביב־יפו' }),
  openingHours: { days: 'Sunday-Thursday', from: '9:00', to: '18:00' },
  studioLegalName: inLanguages({ en: 'Tafrit Studio Ltd', he: 'סטודיו תפריט בע״מ' }),
  studioRegistration: 'company',
  studioCompanyNumber: '000000000',
  email: 'hello@example.com',
  security: { contact: '', expires: '2027-11-01' },
  phone: '+972 3 000 0000',
  messagingNumber: '+972 50 000 0000',
  accessibilityContactName: inLanguages({ en: 'Noa Sapir', he: 'נועה ספיר' }),
  accessibilityContact: { email: 'access@example.com', phone: '+972 3 000 0000' },
  origin: byLanguage((language) => `https://www.example.${languages[language].root}`),
  reviewsApi: 'https://reviews.example.com',
  reviewsAppId: 'tafrit-studio',
  bookingUrl: 'https://calendly.com/example/30min',
  bookingServiceName: 'Calendly',
  bookingWidgetHost: 'https://assets.calendly.com',
  analyticsId: '',
  analyticsConsent: 'none',
  analyticsBasis: inLanguages({ en: '', he: '' }),
  analyticsService: { name: 'Google Analytics', company: 'Google' },
  analyticsHost: 'https://www.googletagmanager.com',
  contactEndpoint: '',
  inquiryDays: '400',
  rejectedReviewDays: '365',
  messageYears: '2',
  bannerMessage: inLanguages({ en: '', he: '' }),
  vatNote: 'excluded',
  social: {
    facebook: 'https://www.facebook.com/example',
    linkedin: 'https://www.linkedin.com/company/example',
    instagram: 'https://www.instagram.com/example',
  },
};
