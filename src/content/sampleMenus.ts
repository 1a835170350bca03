import type { Language } from '../../locales/languages';
import type { menuPapers } from '../tokens/menuPapers';
import { heroMenu } from './heroMenu';

type Both = Readonly<Record<Language, string>>;

/** What a guest should know about a dish; `gone` strikes it through. */
type Mark = 'vegan' | 'spicy' | 'new' | 'gone';

interface Dish {
  readonly name: Both;
  readonly description?: Both;
  /** Whole shekels. */
  readonly price: number;
  readonly mark?: Mark | undefined;
}

/** The menu of an invented place, which its code and “Preview Website” open. */
export interface SampleMenu {
  /** Last part of its address: the id of a project, or `cafe`. */
  readonly id: string;
  readonly name: Both;
  /** Color of its paper. */
  readonly paper: keyof typeof menuPapers;
  /** One line below the name. */
  readonly hours: Both;
  readonly groups: readonly { readonly title: Both; readonly dishes: readonly Dish[] }[];
}

const both = (en: string, he: string): Both => ({ en, he });

const dish = (en: string, he: string, price: number, mark?: Mark): Dish => ({
  name: { en, he },
  price,
  mark,
});

const group = (title: Both, ...dishes: readonly Dish[]) => ({ title, dishes });

/** The café of the hero, then the samples of the portfolio. */
export const sampleMenus: readonly SampleMenu[] = [
  {
    id: 'cafe',
    paper: 'white',
    name: heroMenu.restaurant,
    hours: both('Eight to four, Friday until two', 'שמונה עד ארבע, שישי עד שתיים'),
    groups: [
      group(both('Breakfast, all day', 'ארוחת בוקר, כל היום'), ...heroMenu.dishes),
      group(
        both('To drink', 'לשתות'),
        dish('Strawberry gazoz', 'גזוז תות', 19, 'new'),
        dish('Black coffee with cardamom', 'קפה שחור עם הל', 11, 'vegan'),
        dish('Cold almond milk', 'חלב שקדים קר', 16, 'vegan'),
      ),
    ],
  },
  {
    id: 'hummus',
    paper: 'ochre',
    name: both('Hummus HaPina', 'חומוס הפינה'),
    hours: both('From eight until the pot is empty', 'משמונה ועד שהסיר מתרוקן'),
    groups: [
      group(
        both('From the pot', 'מהסיר'),
        dish('Hummus, whole chickpeas', 'חומוס גרגרים', 32, 'vegan'),
        dish('Hummus with ful', 'חומוס פול', 35, 'gone'),
        dish('Mashawsha, warm', 'משאוושה חמה', 36, 'vegan'),
        dish('Hummus, beef and pine nuts', 'חומוס בשר וצנוברים', 49),
      ),
      group(
        both('On the side', 'ליד'),
        dish('Six falafel, straight from the oil', 'שישה פלאפלים מהשמן', 18, 'vegan'),
        dish('Salad, finely chopped', 'סלט קצוץ דק', 19, 'vegan'),
        dish('Green peppers in lemon', 'פלפל ירוק בלימון', 8, 'spicy'),
        dish('Lemonade with mint', 'לימונענע', 14),
      ),
    ],
  },
  {
    id: 'flowers',
    paper: 'white',
    name: both('Yael’s Flowers', 'הפרחים של יעל'),
    hours: both('Orders for Friday until Thursday at ten', 'הזמנות לשישי עד חמישי בעשר בלילה'),
    groups: [
      group(
        both('By the bunch', 'זרים'),
        dish('Friday bouquet', 'זר לשישי', 120),
        dish('Ten tulips', 'עשרה צבעונים', 80, 'new'),
        dish('Anemones from the field', 'כלניות מהשדה', 70, 'gone'),
        dish('A bride’s bouquet, with a fitting', 'זר כלה, כולל מדידה', 380),
      ),
      group(
        both('In a pot', 'בעציץ'),
        dish('Rosemary', 'רוזמרין', 45),
        dish('A cyclamen that lasts until spring', 'רקפת שמחזיקה עד האביב', 38),
        dish('Cactus, for the forgetful', 'קקטוס, למי ששוכח להשקות', 29),
      ),
    ],
  },
  {
    id: 'barber',
    paper: 'slate',
    name: both('Moshe & Son Barbers', 'מספרת משה ובנו'),
    hours: both('Two chairs, Sunday to Friday', 'שני כיסאות, ראשון עד שישי'),
    groups: [
      group(
        both('In the chair', 'בכיסא'),
        dish('Haircut', 'תספורת', 70),
        dish('Haircut and beard', 'תספורת וזקן', 100),
        dish('Child’s haircut', 'תספורת ילד', 55),
        dish('Bar mitzvah boy, and his father', 'חתן בר מצווה ואבא שלו', 140, 'new'),
      ),
      group(
        both('With the razor', 'בתער'),
        dish('Beard, hot towel', 'זקן, מגבת חמה', 40),
        dish('Full shave, and nobody calls', 'גילוח מלא, בלי טלפונים', 60),
        dish('Neck, between haircuts', 'עורף, בין תספורת לתספורת', 20),
      ),
    ],
  },
  {
    id: 'bakery',
    paper: 'brick',
    name: both('Station Bakery', 'מאפיית התחנה'),
    hours: both('Open from the 5:40 train', 'פותחים עם הרכבת של 5:40'),
    groups: [
      group(
        both('Bread', 'לחם'),
        dish('Challah, braided in six', 'חלה, שש צמות', 22),
        dish('Rye bread', 'לחם שיפון', 28, 'vegan'),
        dish('Sesame ring with za’atar', 'כעך שומשום וזעתר', 12, 'vegan'),
        dish('Olive loaf', 'לחם זיתים', 32, 'new'),
      ),
      group(
        both('Sweet', 'מתוק'),
        dish('Poppy seed cake', 'עוגת פרג', 48),
        dish('Yeast cake, chocolate', 'עוגת שמרים שוקולד', 46, 'gone'),
        dish('Rugelach, by the hundred grams', 'רוגלך, מאה גרם', 9),
        dish('Coffee for the train', 'קפה לרכבת', 10),
      ),
    ],
  },
  {
    id: 'guesthouse',
    paper: 'night',
    name: both('Alon Guesthouse', 'צימר אלון'),
    hours: both('Breakfast until half past ten', 'ארוחת בוקר עד עשר וחצי'),
    groups: [
      group(
        both('To the room, in the morning', 'לחדר, בבוקר'),
        dish('Breakfast for two', 'ארוחת בוקר זוגית', 140),
        dish('Shakshuka with wild herbs', 'שקשוקה עם עשבי בר', 46, 'new'),
        dish('Goat cheese from the next hill', 'גבינת עיזים מהגבעה ממול', 38),
        dish('Oven-warm bread, olive oil', 'לחם חם, שמן זית', 24, 'vegan'),
      ),
      group(
        both('And later', 'ואחר כך'),
        dish('Basket for the walk to the spring', 'סלסלה לטיול למעיין', 95),
        dish('A bottle from the neighbor’s vineyard', 'בקבוק מהכרם של השכן', 110),
        dish('Late checkout', 'עזיבה מאוחרת', 90),
      ),
    ],
  },
];
