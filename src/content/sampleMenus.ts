import type { Language } from '../../locales/languages';
import { heroMenu, type markWords } from './heroMenu';

type Both = Readonly<Record<Language, string>>;

/** Label of a dish; `gone` strikes it through. */
type Mark = keyof typeof markWords;

interface Dish {
  readonly name: Both;
  readonly description?: Both;
  /** Whole shekels. */
  readonly price: number;
  readonly marks?: readonly Mark[];
  /** Time of day, on a 24-hour clock. */
  readonly from?: string;
}

/** The menu of an invented place, which its code and “Preview Website” open. */
export interface SampleMenu {
  /** Last part of its address: the id of a project, or `cafe`. */
  readonly id: string;
  readonly name: Both;
  /** One line below the name. */
  readonly hours: Both;
  readonly groups: readonly { readonly title: Both; readonly dishes: readonly Dish[] }[];
}

const dish = (name: Both, price: number, ...marks: readonly Mark[]): Dish => ({
  name,
  price,
  marks,
});

const baked = (from: string, ...of: Parameters<typeof dish>): Dish => ({ ...dish(...of), from });

const group = (title: Both, ...dishes: readonly Dish[]) => ({ title, dishes });

/** The café of the hero, then the samples of the portfolio. */
export const sampleMenus: readonly SampleMenu[] = [
  {
    id: 'cafe',
    name: heroMenu.restaurant,
    hours: { en: 'Eight to four, Friday until two', he: 'שמונה עד ארבע, שישי עד שתיים' },
    groups: [
      group(
        { en: 'Breakfast, all day', he: 'ארוחת בוקר, כל היום' },
        ...heroMenu.dishes.map(({ mark, ...one }) => ({ ...one, marks: [mark] })),
      ),
      group(
        { en: 'To drink', he: 'לשתות' },
        dish(heroMenu.drink.name, heroMenu.drink.price, heroMenu.drink.mark),
        dish({ en: 'Black coffee with cardamom', he: 'קפה שחור עם הל' }, 11, 'vegan'),
        dish({ en: 'Cold almond milk', he: 'חלב שקדים קר' }, 16, 'vegan', 'nuts'),
      ),
    ],
  },
  {
    id: 'hummus',
    name: { en: 'Hummus HaPina', he: 'חומוס הפינה' },
    hours: { en: 'From eight until the pot is empty', he: 'משמונה ועד שהסיר מתרוקן' },
    groups: [
      group(
        { en: 'From the pot', he: 'מהסיר' },
        dish({ en: 'Hummus, whole chickpeas', he: 'חומוס גרגרים' }, 32, 'vegan', 'sesame'),
        dish({ en: 'Hummus with ful', he: 'חומוס פול' }, 35, 'gone', 'sesame'),
        dish({ en: 'Mashawsha, warm', he: 'משאוושה חמה' }, 36, 'vegan', 'sesame'),
        dish({ en: 'Hummus, beef and pine nuts', he: 'חומוס בשר וצנוברים' }, 49, 'sesame', 'nuts'),
      ),
      group(
        { en: 'On the side', he: 'ליד' },
        dish({ en: 'Six falafel, straight from the oil', he: 'שישה פלאפלים מהשמן' }, 18, 'vegan'),
        dish({ en: 'Salad, finely chopped', he: 'סלט קצוץ דק' }, 19, 'vegan'),
        dish({ en: 'Green peppers in lemon', he: 'פלפל ירוק בלימון' }, 8, 'spicy'),
        dish({ en: 'Lemonade with mint', he: 'לימונענע' }, 14),
      ),
    ],
  },
  {
    id: 'flowers',
    name: { en: 'Yael’s Flowers', he: 'הפרחים של יעל' },
    hours: {
      en: 'Orders for Friday until Thursday, 10 p.m.',
      he: 'הזמנות לשישי עד חמישי בעשר בלילה',
    },
    groups: [
      group(
        { en: 'By the bunch', he: 'זרים' },
        dish({ en: 'Friday bouquet', he: 'זר לשישי' }, 120),
        dish({ en: 'Ten tulips', he: 'עשרה צבעונים' }, 80, 'new'),
        dish({ en: 'Anemones from the field', he: 'כלניות מהשדה' }, 70, 'gone'),
        dish({ en: 'A bride’s bouquet, sketched first', he: 'זר כלה, עם סקיצה מראש' }, 380),
      ),
      group(
        { en: 'In a pot', he: 'בעציץ' },
        dish({ en: 'Rosemary', he: 'רוזמרין' }, 45),
        dish({ en: 'A cyclamen that lasts until spring', he: 'רקפת שמחזיקה עד האביב' }, 38),
        dish({ en: 'Cactus, for the forgetful', he: 'קקטוס, למי ששוכח להשקות' }, 29),
      ),
    ],
  },
  {
    id: 'barber',
    name: { en: 'Moshe & Son Barbers', he: 'מספרת משה ובנו' },
    hours: { en: 'Two chairs, Sunday through Friday', he: 'שני כיסאות, ראשון עד שישי' },
    groups: [
      group(
        { en: 'In the chair', he: 'בכיסא' },
        dish({ en: 'Haircut', he: 'תספורת' }, 70),
        dish({ en: 'Haircut and beard', he: 'תספורת וזקן' }, 100),
        dish({ en: 'Child’s haircut', he: 'תספורת ילד' }, 55),
        dish({ en: 'Bar mitzvah boy, and his father', he: 'חתן בר מצווה ואבא שלו' }, 140, 'new'),
      ),
      group(
        { en: 'With the razor', he: 'בתער' },
        dish({ en: 'Beard, hot towel', he: 'זקן, מגבת חמה' }, 40),
        dish({ en: 'Full shave, and nobody calls', he: 'גילוח מלא, בלי טלפונים' }, 60),
        dish({ en: 'Neck, between haircuts', he: 'עורף, בין תספורת לתספורת' }, 20),
      ),
    ],
  },
  {
    id: 'bakery',
    name: { en: 'Station Bakery', he: 'מאפיית התחנה' },
    hours: { en: 'Open from the 5:40 train', he: 'פותחים עם הרכבת של 5:40' },
    groups: [
      group(
        { en: 'Bread', he: 'לחם' },
        baked('5:40', { en: 'Challah, braided in six', he: 'חלה קלועה משש' }, 22),
        baked('6:05', { en: 'Rye bread', he: 'לחם שיפון' }, 28, 'vegan'),
        baked(
          '6:20',
          { en: 'Sesame ring with za’atar', he: 'כעך שומשום וזעתר' },
          12,
          'vegan',
          'sesame',
        ),
        baked('7:10', { en: 'Olive loaf', he: 'לחם זיתים' }, 32, 'new'),
      ),
      group(
        { en: 'Sweet', he: 'מתוק' },
        baked('5:40', { en: 'Coffee for the train', he: 'קפה לרכבת' }, 10),
        baked('6:30', { en: 'Poppy seed cake', he: 'עוגת פרג' }, 48),
        baked('6:45', { en: 'Yeast cake, chocolate', he: 'עוגת שמרים שוקולד' }, 46, 'gone'),
        baked('7:20', { en: 'Rugelach, by the hundred grams', he: 'רוגלך, מאה גרם' }, 9),
      ),
    ],
  },
  {
    id: 'guesthouse',
    name: { en: 'Alon Guesthouse', he: 'צימר אלון' },
    hours: { en: 'Breakfast until half past ten', he: 'ארוחת בוקר עד עשר וחצי' },
    groups: [
      group(
        { en: 'To the room, in the morning', he: 'לחדר, בבוקר' },
        dish({ en: 'Breakfast for two', he: 'ארוחת בוקר זוגית' }, 140),
        dish({ en: 'Shakshuka with wild herbs', he: 'שקשוקה עם עשבי בר' }, 46, 'new'),
        dish({ en: 'Goat cheese from the next hill', he: 'גבינת עיזים מהגבעה ממול' }, 38),
        dish({ en: 'Oven-warm bread, olive oil', he: 'לחם חם, שמן זית' }, 24, 'vegan'),
      ),
      group(
        { en: 'And later', he: 'ואחר כך' },
        dish({ en: 'Basket for the walk to the spring', he: 'סלסלה לטיול למעיין' }, 95),
        dish({ en: 'A bottle from the neighbor’s vineyard', he: 'בקבוק מהכרם של השכן' }, 110),
        dish({ en: 'Late checkout', he: 'עזיבה מאוחרת' }, 90),
      ),
    ],
  },
];
