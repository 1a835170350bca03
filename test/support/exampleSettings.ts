import type { Settings } from '../../src/settings/settingsSchema';

/** Settings for tests, independent of `src/site.config.ts`. */
export const exampleSettings: Settings = {
  studioName: { en: 'Tafrit Studio', he: 'סטודיו תפריט' },
  studioAddress: { en: '1 Example St, Tel Aviv-Yafo, Israel', he: 'רחוב הדוגמה 1, תל אביב־יפו' },
  studioLegalName: { en: 'Tafrit Studio Ltd', he: 'סטודיו תפריט בע״מ' },
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
  bookingWidgetHost: 'https://assets.calendly.com',
  analyticsId: '',
  analyticsConsent: 'none',
  analyticsHost: 'https://www.googletagmanager.com',
  contactEndpoint: '',
  inquiryDays: '400',
  rejectedReviewDays: '365',
  bannerMessage: { en: '', he: '' },
  vatNote: 'excluded',
  social: {
    facebook: 'https://www.facebook.com/example',
    linkedin: 'https://www.linkedin.com/company/example',
    instagram: 'https://www.instagram.com/example',
  },
};
