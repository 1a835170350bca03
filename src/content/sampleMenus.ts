import { type Both, type Dish, heroMenu, type Mark } from './heroMenu';

/** The menu of an invented place, which its code and “Preview Website” open. */
export interface SampleMenu {
  /** Last part of its address: the id of a project, whose name it has, or `cafe`. */
  readonly id: string;
  /** One line below the name. */
  readonly hours: Both;
  readonly groups: readonly { readonly title: Both; readonly dishes: readonly Dish[] }[];
}

const dish = (en: string, he: string, price: number, ...marks: readonly Mark[]): Dish => ({
  name: { en, he },
  price,
  marks,
});

const baked = (from: string, ...of: Parameters<typeof dish>): Dish => ({ ...dish(...of), from });

const baking = ['egg', 'gluten', 'milk'] as const;

const group = (title: Both, ...dishes: readonly Dish[]) => ({ title, dishes });

/** The café of the hero, then the samples of the portfolio. */
export const sampleMenus: readonly SampleMenu[] = [
  {
    id: 'cafe',
    hours: { en: 'Eight to four, Friday until two', he: 'שמונה עד ארבע, שישי עד שתיים' },
    groups: [
      group({ en: 'Breakfast, all day', he: 'ארוחת בוקר, כל היום' }, ...heroMenu.dishes),
      group(
        { en: 'To drink', he: 'לשתות' },
        { ...heroMenu.drink, marks: [heroMenu.drink.mark] },
        dish('Black coffee with cardamom', 'קפה שחור עם הל', 11, 'vegan'),
        dish('Cold almond milk', 'חלב שקדים קר', 16, 'vegan', 'nuts'),
      ),
    ],
  },
  {
    id: 'hummus',
    hours: { en: 'From eight until the pot is empty', he: 'משמונה ועד שהסיר מתרוקן' },
    groups: [
      group(
        { en: 'From the pot', he: 'מהסיר' },
        dish('Hummus, whole chickpeas', 'חומוס גרגרים', 32, 'vegan', 'sesame'),
        dish('Hummus with ful', 'חומוס פול', 35, 'gone', 'vegan', 'sesame'),
        dish('Mashawsha, warm', 'משאוושה חמה', 36, 'vegan', 'sesame'),
        dish('Hummus, beef and pine nuts', 'חומוס בשר וצנוברים', 49, 'sesame', 'nuts'),
      ),
      group(
        { en: 'On the side', he: 'ליד' },
        dish('Six falafel, straight from the oil', 'שישה פלאפלים מהשמן', 18, 'vegan'),
        dish('Salad, finely chopped', 'סלט קצוץ דק', 19, 'vegan'),
        dish('Green peppers in lemon', 'פלפל ירוק בלימון', 8, 'spicy'),
        dish('Lemonade with mint', 'לימונענע', 14, 'vegan'),
      ),
    ],
  },
  {
    id: 'flowers',
    hours: {
      en: 'Orders for Friday until Thursday, 10 p.m.',
      he: 'הזמנות לשישי עד חמישי בעשר בלילה',
    },
    groups: [
      group(
        { en: 'By the bunch', he: 'זרים' },
        dish('Friday bouquet', 'זר לשישי', 120),
        dish('Ten tulips', 'עשרה צבעונים', 80, 'new'),
        dish('Anemones from the field', 'כלניות מהשדה', 70, 'gone'),
        dish('A bride’s bouquet, sketched first', 'זר כלה, עם סקיצה מראש', 380),
      ),
      group(
        { en: 'In a pot', he: 'בעציץ' },
        dish('Rosemary', 'רוזמרין', 45),
        dish('A cyclamen that lasts until spring', 'רקפת שמחזיקה עד האביב', 38),
        dish('Cactus, for the forgetful', 'קקטוס, למי ששוכח להשקות', 29),
      ),
    ],
  },
  {
    id: 'barber',
    hours: { en: 'Two chairs, Sunday through Friday', he: 'שני כיסאות, ראשון עד שישי' },
    groups: [
      group(
        { en: 'In the chair', he: 'בכיסא' },
        dish('Haircut', 'תספורת', 70),
        dish('Haircut and beard', 'תספורת וזקן', 100),
        dish('Child’s haircut', 'תספורת ילד', 55),
        dish('Bar mitzvah boy, and his father', 'חתן בר מצווה ואבא שלו', 140, 'new'),
      ),
      group(
        { en: 'With the razor', he: 'בתער' },
        dish('Beard, hot towel', 'זקן, מגבת חמה', 40),
        dish('Full shave, and nobody calls', 'גילוח מלא, בלי טלפונים', 60),
        dish('Neck, between haircuts', 'עורף, בין תספורת לתספורת', 20),
      ),
    ],
  },
  {
    id: 'bakery',
    hours: { en: 'Open from the 5:40 train', he: 'פותחים עם הרכבת של 5:40' },
    groups: [
      group(
        { en: 'Bread', he: 'לחם' },
        baked('5:40', 'Challah, braided in six', 'חלה קלועה משש', 22, 'egg', 'gluten'),
        baked('6:05', 'Rye bread', 'לחם שיפון', 28, 'vegan', 'gluten'),
        baked('6:20', 'Sesame ring, za’atar', 'כעך שומשום וזעתר', 12, 'vegan', 'gluten', 'sesame'),
        baked('7:10', 'Olive loaf', 'לחם זיתים', 32, 'new', 'gluten'),
      ),
      group(
        { en: 'Sweet', he: 'מתוק' },
        baked('5:40', 'Coffee for the train', 'קפה לרכבת', 10),
        baked('6:30', 'Poppy seed cake', 'עוגת פרג', 48, ...baking),
        baked('6:45', 'Yeast cake, chocolate', 'עוגת שמרים שוקולד', 46, 'gone', ...baking),
        baked('7:20', 'Rugelach, by the hundred grams', 'רוגלך, מאה גרם', 9, ...baking),
      ),
    ],
  },
  {
    id: 'guesthouse',
    hours: { en: 'Breakfast until half past ten', he: 'ארוחת בוקר עד עשר וחצי' },
    groups: [
      group(
        { en: 'To the room, in the morning', he: 'לחדר, בבוקר' },
        dish('Breakfast for two', 'ארוחת בוקר זוגית', 140, ...baking),
        dish('Shakshuka with wild herbs', 'שקשוקה עם עשבי בר', 46, 'new', 'egg'),
        dish('Goat cheese from the next hill', 'גבינת עיזים מהגבעה ממול', 38, 'milk'),
        dish('Oven-warm bread, olive oil', 'לחם חם, שמן זית', 24, 'vegan', 'gluten'),
      ),
      group(
        { en: 'And later', he: 'ואחר כך' },
        dish('Basket for the walk to the spring', 'סלסלה לטיול למעיין', 95),
        dish('A bottle from the neighbor’s vineyard', 'בקבוק מהכרם של השכן', 110),
        dish('Late checkout', 'עזיבה מאוחרת', 90),
      ),
    ],
  },
];
