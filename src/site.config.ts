/**
 * Who the studio is: the one file its owner edits, beside words (`locales/`) and facts (`src/content/`).
 * Every value can be replaced at build time by an environment variable; `.env.example` lists the names.
 */

export interface Settings {
  /** The studio's name as each language writes it. */
  readonly studioName: { readonly en: string; readonly he: string };
  /** Postal address, one line, as each language writes it. */
  readonly studioAddress: { readonly en: string; readonly he: string };
  /** Where mail goes. */
  readonly email: string;
  /** International format, starting with +; spaces are for the reader. */
  readonly phone: string;
  /** The number that the chat link writes to; international format. */
  readonly messagingNumber: string;
  /** The two regional domains: scheme and host, nothing behind. */
  readonly origin: { readonly en: string; readonly he: string };
  /** Scheme and host of the reviews API. Empty: the site's own origin. */
  readonly reviewsApi: string;
  /** Names this site to the reviews API. */
  readonly reviewsAppId: string;
  /** The page where a free call is booked. */
  readonly bookingUrl: string;
  /** Scheme and host that serves the scheduling widget's script and stylesheet. */
  readonly bookingWidgetHost: string;
  /** Measurement id. Empty: no analytics script, nothing sent. */
  readonly analyticsId: string;
  /** `none` follows the specification and measures at once; `ask` shows a consent prompt first. */
  readonly analyticsConsent: 'none' | 'ask';
  /** Scheme and host that serves the analytics script. */
  readonly analyticsHost: string;
  /** Where the enquiry is sent as JSON. Empty: the specification's simulated send. */
  readonly contactEndpoint: string;
  /** One line above the header. Empty: no banner. */
  readonly bannerMessage: { readonly en: string; readonly he: string };
  /** Whether the prices shown leave VAT out or hold it. */
  readonly vatNote: 'excluded' | 'included';
  /** The footer's social links. Placeholders keep the block hidden. */
  readonly social: {
    readonly facebook: string;
    readonly linkedin: string;
    readonly instagram: string;
  };
}

export const siteConfig: Settings = {
  studioName: { en: 'Tafrit Studio', he: 'סטודיו תפריט' },
  studioAddress: { en: '1 Example St, Tel Aviv-Yafo, Israel', he: 'רחוב הדוגמה 1, תל אביב–יפו' },
  email: 'hello@example.com',
  phone: '+972 3 000 0000',
  messagingNumber: '+972 50 000 0000',
  origin: { en: 'https://www.example.com', he: 'https://www.example.co.il' },
  reviewsApi: 'https://reviews.example.com',
  reviewsAppId: 'tafrit-studio',
  bookingUrl: 'https://calendly.com/example/30min',
  bookingWidgetHost: 'https://assets.calendly.com',
  analyticsId: '',
  analyticsConsent: 'none',
  analyticsHost: 'https://www.googletagmanager.com',
  contactEndpoint: '',
  bannerMessage: { en: '', he: '' },
  vatNote: 'excluded',
  social: {
    facebook: 'https://www.facebook.com/example',
    linkedin: 'https://www.linkedin.com/company/example',
    instagram: 'https://www.instagram.com/example',
  },
};
