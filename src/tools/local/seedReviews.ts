import type { Review } from '../../service/reviews';

/** The fifteen reviews that the local service begins with, newest first: 10 approved, 3 pending, 2 rejected. */
export function seedReviews(appId: string): Review[] {
  return seeds.map(({ createdAt, ...seed }) => ({
    ...seed,
    appId,
    createdAt: Date.parse(createdAt),
    decidedAt: null,
  }));
}

interface Seed extends Omit<Review, 'appId' | 'createdAt' | 'decidedAt'> {
  /** ISO 8601, UTC. */
  readonly createdAt: string;
}

const seeds: readonly Seed[] = [
  {
    id: 'seed-15',
    name: 'Yael Shalev',
    company: 'Shalev Ceramics, Zichron Yaakov',
    service: 'e-commerce-store',
    rating: 5,
    review:
      'Two weeks in and we have already shipped to customers we never would have met at the fairs.',
    email: 'yael@example.com',
    status: 'pending',
    createdAt: '2025-06-12T09:41:00.000Z',
  },
  {
    id: 'seed-14',
    name: 'מוטי אזולאי',
    company: 'המאפייה של אזולאי, אשדוד',
    service: 'qr-menu-systems',
    rating: 5,
    review: 'כל בוקר אני מעדכן בטלפון מה יצא מהתנור, והתפריט על הדלפק משתנה מיד. פשוט עובד.',
    email: '',
    status: 'approved',
    createdAt: '2025-06-08T05:20:00.000Z',
  },
  {
    id: 'seed-13',
    name: 'Daniel Ohana',
    company: 'Ohana Grill House',
    service: 'qr-menu-systems',
    rating: 5,
    review:
      'Tourists scan the code and read the menu in English, regulars get it in Hebrew. Our waiters stopped translating dishes all evening, and changing a price takes me less than a minute.',
    email: 'daniel@example.com',
    status: 'approved',
    createdAt: '2025-06-01T18:05:00.000Z',
  },
  {
    id: 'seed-12',
    name: 'רונית בן־שושן',
    company: 'בוטיק רונית, רעננה',
    service: 'e-commerce-store',
    rating: 5,
    review:
      'החנות באינטרנט מחוברת לקופה, אז המלאי תמיד נכון. פעם היינו מוכרות את אותה שמלה פעמיים, ומאז ההשקה זה לא קרה אפילו פעם אחת.',
    email: 'ronit@example.com',
    status: 'approved',
    createdAt: '2025-05-22T11:32:00.000Z',
  },
  {
    id: 'seed-11',
    name: 'Best Deals 24',
    company: 'Best Deals',
    service: 'other',
    rating: 5,
    review: 'Great site!!! Visit our page for cheap followers and the best prices online.',
    email: 'deals@example.com',
    status: 'rejected',
    createdAt: '2025-05-20T02:14:00.000Z',
  },
  {
    id: 'seed-10',
    name: 'Amir Khoury',
    company: 'Khoury Barbers, Haifa',
    service: 'booking-system',
    rating: 5,
    review:
      'People book at midnight while I sleep. Fewer phone calls in the middle of a haircut, and the reminder message cut our no-shows by more than half.',
    email: '',
    status: 'approved',
    createdAt: '2025-05-11T08:47:00.000Z',
  },
  {
    id: 'seed-09',
    name: 'שירה לוינסון',
    company: 'קפה השדרה, תל אביב',
    service: 'website-maintenance',
    rating: 4,
    review:
      'עונים מהר ומתקנים עוד יותר מהר. לפעמים צריך להסביר פעמיים מה רוצים, אבל התוצאה תמיד טובה.',
    email: 'shira@example.com',
    status: 'approved',
    createdAt: '2025-04-30T13:15:00.000Z',
  },
  {
    id: 'seed-08',
    name: 'Noa Friedman',
    company: 'Green Basket Grocers',
    service: 'e-commerce-store',
    rating: 4,
    review:
      'The shop is quick and easy to manage. Connecting our old point of sale took a week longer than planned, but they kept us informed the whole way.',
    email: 'noa@example.com',
    status: 'approved',
    createdAt: '2025-04-17T10:02:00.000Z',
  },
  {
    id: 'seed-07',
    name: 'אלון דהן',
    company: 'מספרת דהן, באר שבע',
    service: 'booking-system',
    rating: 5,
    review: 'לקוחות קובעים תור לבד, והיומן שלי מסודר שבוע קדימה. הייתי צריך לעשות את זה מזמן.',
    email: '',
    status: 'approved',
    createdAt: '2025-04-03T16:28:00.000Z',
  },
  {
    id: 'seed-06',
    name: 'גיא מרציאנו',
    company: 'פיצה מרציאנו, נתניה',
    service: 'qr-menu-systems',
    rating: 4,
    review: 'התפריט נראה מצוין והתמונות מעוררות תיאבון. מחכים לראות איך זה יעבוד בעונת הקיץ.',
    email: 'guy@example.com',
    status: 'pending',
    createdAt: '2025-03-26T19:50:00.000Z',
  },
  {
    id: 'seed-05',
    name: 'Lior Ben-Ami',
    company: 'Ben-Ami Bikes',
    service: 'web-development',
    rating: 3,
    review:
      'Happy with the design and the speed of the site. I would have liked clearer guidance on writing the texts ourselves; that part took us much longer than expected.',
    email: 'lior@example.com',
    status: 'approved',
    createdAt: '2025-03-14T07:36:00.000Z',
  },
  {
    id: 'seed-04',
    name: 'תמר ויזל',
    company: 'מסעדת גפן, ירושלים',
    service: 'qr-menu-systems',
    rating: 5,
    review:
      'מדבקות ה־NFC על השולחנות הפתיעו גם אותי: הסועדים מצמידים את הטלפון והתפריט נפתח, בלי אפליקציה ובלי הסברים. שינוי מנה או מחיר לוקח לנו דקה, ובערב עמוס זה שווה זהב.',
    email: '',
    status: 'approved',
    createdAt: '2025-02-27T20:11:00.000Z',
  },
  {
    id: 'seed-03',
    name: 'Michal Rosen',
    company: 'Rosen Catering',
    service: 'custom-development',
    rating: 5,
    review:
      'They built us a small system that turns an event order into shopping lists for the kitchen. It replaced four spreadsheets and one very tired manager.',
    email: 'michal@example.com',
    status: 'approved',
    createdAt: '2025-02-09T12:24:00.000Z',
  },
  {
    id: 'seed-02',
    name: 'Eitan Mor',
    company: 'Mor Fitness Studio',
    service: 'mobile-apps',
    rating: 4,
    review: 'The class booking app does exactly what we asked for. Members learned it in a day.',
    email: 'eitan@example.com',
    status: 'pending',
    createdAt: '2025-01-21T06:58:00.000Z',
  },
  {
    id: 'seed-01',
    name: 'בדיקה',
    company: 'בדיקה',
    service: 'other',
    rating: 5,
    review: 'בדיקה בדיקה 123',
    email: '',
    status: 'rejected',
    createdAt: '2025-01-05T15:00:00.000Z',
  },
];
