import type { WrittenSettings } from './settings/settingsSchema';

/**
 * Who the studio is: the file that its owner edits, beside messages (`locales/`) and facts (`src/content/`).
 * `.env.example` describes each value under the name of the environment variable that overrides it at build time
 * (`studioName.en` is `STUDIO_NAME_EN`).
 */
export const siteConfig: WrittenSettings = {
  languages: 'all',
  studioName: { en: 'Tafrit Studio', he: 'סטודיו תפריט' },
  studioAddress: { en: '1 Example St, Tel Aviv-Yafo, Israel', he: 'רחוב הדוגמה 1, תל אביב־יפו' },
  studioCity: { en: 'Tel Aviv-Yafo', he: 'תל אביב־יפו' },
  openingHours: { days: 'Sunday-Thursday', from: '9:00', to: '18:00' },
  studioLegalName: { en: 'Tafrit Studio Ltd', he: 'סטודיו תפריט בע״מ' },
  studioRegistration: 'company',
  studioCompanyNumber: '000000000',
  email: 'hello@example.com',
  security: { contact: '', expires: '2027-11-01' },
  phone: '+972 3 000 0000',
  messagingNumber: '+972 50 000 0000',
  accessibilityContactName: { en: 'Noa Sapir', he: 'נועה ספיר' },
  accessibilityContact: { email: 'access@example.com', phone: '+972 3 000 0000' },
  origin: { en: 'https://www.example.com', he: 'https://www.example.co.il' },
  reviewsApi: 'https://reviews.example.com',
  reviewsAppId: 'tafrit-studio',
  bookingUrl: 'https://calendly.com/example/30min',
  bookingServiceName: 'Calendly',
  bookingWidgetHost: 'https://assets.calendly.com',
  analyticsId: '',
  analyticsConsent: 'ask',
  analyticsBasis: { en: '', he: '' },
  analyticsService: { name: 'Google Analytics', company: 'Google' },
  analyticsHost: 'https://www.googletagmanager.com',
  contactEndpoint: '',
  inquiryDays: '400',
  rejectedReviewDays: '365',
  messageYears: '2',
  bannerMessage: { en: '', he: '' },
  vatNote: 'excluded',
  social: {
    facebook: 'https://www.facebook.com/example',
    linkedin: 'https://www.linkedin.com/company/example',
    instagram: 'https://www.instagram.com/example',
  },
};
