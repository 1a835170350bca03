import type { Language } from '../../locales/languages';
import type { Photo } from './photo';
import type { ServiceId } from './services';

/** One project of the portfolio, with its texts in each language, because it is bundled separately. */
export interface PortfolioProject {
  readonly id: string;
  readonly name: Readonly<Record<Language, string>>;
  /** Town or region. */
  readonly place: Readonly<Record<Language, string>>;
  /** The order. */
  readonly service: ServiceId;
  /** What was done, and for whom; a sample praises nobody. */
  readonly description: Readonly<Record<Language, string>>;
  /** Without it, the cover shows the sample menu with the same id, or else name and place. */
  readonly image?: Photo | undefined;
  /** Target of 'Preview Website': http(s), or the menu of a sample (`/menu/…`). */
  readonly link: Readonly<Record<Language, string>>;
  /** True for an invented sample; its section or its card says so. */
  readonly sample: boolean;
}

/** All projects in order; home shows the first ones. Source: docs/specification.md, section 2. */
export const portfolio: readonly PortfolioProject[] = [
  {
    id: 'hummus',
    name: { en: 'Hummus HaPina', he: 'חומוס הפינה' },
    place: { en: 'Haifa', he: 'חיפה' },
    service: 'qrMenu',
    description: {
      en: 'For a place where the line stops to read the board: people scan a code on the way in. When the ful is gone, one tap marks it “all gone.”',
      he: 'למקום שהתור בו נתקע מול הלוח: סורקים קוד בכניסה. נגמר הפול? מסמנים ״נגמר״ בטלפון.',
    },
    link: { en: '/menu/hummus', he: '/menu/hummus' },
    sample: true,
  },
  {
    id: 'flowers',
    name: { en: 'Yael’s Flowers', he: 'הפרחים של יעל' },
    place: { en: 'Rehovot', he: 'רחובות' },
    service: 'onlineStore',
    description: {
      en: 'For Friday’s orders in a notebook: customers order and pay online until Thursday night, and the slips print beside the sink.',
      he: 'להזמנות של שישי שנרשמות במחברת: מזמינים ומשלמים באתר עד חמישי בלילה, והפתקים מודפסים ליד הכיור.',
    },
    link: { en: '/menu/flowers', he: '/menu/flowers' },
    sample: true,
  },
  {
    id: 'barber',
    name: { en: 'Moshe & Son Barbers', he: 'מספרת משה ובנו' },
    place: { en: 'Be’er Sheva', he: 'באר שבע' },
    service: 'booking',
    description: {
      en: 'For a phone that rings in the middle of every shave: customers book a chair themselves, day or night, for holiday eves too.',
      he: 'לטלפון שמצלצל באמצע כל גילוח: הלקוחות קובעים תור לבד, גם בלילה וגם לערב חג.',
    },
    link: { en: '/menu/barber', he: '/menu/barber' },
    sample: true,
  },
  {
    id: 'bakery',
    name: { en: 'Station Bakery', he: 'מאפיית התחנה' },
    place: { en: 'Binyamina', he: 'בנימינה' },
    service: 'onlineStore',
    description: {
      en: 'For challahs baked by guesswork: orders come through the site until Thursday noon and land in the POS, so the baker knows how many to braid.',
      he: 'לחלות שנאפות לפי תחושת בטן: ההזמנות נכנסות מהאתר עד חמישי בצהריים, ישר לקופה, והאופה יודע כמה לקלוע.',
    },
    link: { en: '/menu/bakery', he: '/menu/bakery' },
    sample: true,
  },
  {
    id: 'guesthouse',
    name: { en: 'Alon Guesthouse', he: 'צימר אלון' },
    place: { en: 'The Galilee', he: 'הגליל' },
    service: 'nfc',
    description: {
      en: 'For the same questions at every breakfast: an NFC sticker in each room opens the breakfast menu and the way to the spring, in both languages. Spring dry? The sticker opens another walk.',
      he: 'לאותן שאלות בכל ארוחת בוקר: מדבקת NFC בכל חדר פותחת, בשתי שפות, את תפריט הבוקר ואת הדרך למעיין. המעיין יבש? מפנים את המדבקה לטיול אחר.',
    },
    link: { en: '/menu/guesthouse', he: '/menu/guesthouse' },
    sample: true,
  },
];
