import type { Language } from '../../locales/languages';
import type { PagePath } from '../../src/content/navigation';
import type { HeadTag } from '../../src/seo/headTags';
import { addressOf, pageHead } from '../../src/seo/pageHead';
import { exampleSettings } from '../support/exampleSettings';
import { translatorOf } from '../support/siteWords';

const settings = {
  ...exampleSettings,
  origin: { en: 'https://www.studio.com', he: 'https://www.studio.co.il' },
};

/** Exact title and description. */
const words = {
  '/': {
    en: 'QR menus and online stores for restaurants | Tafrit Studio',
    he: 'תפריט דיגיטלי למסעדות, NFC וחנות מקוונת | סטודיו תפריט',
  },
  '/services': {
    en: 'Services and prices for restaurants | Tafrit Studio',
    he: 'שירותים ומחירים למסעדות ולחנויות | סטודיו תפריט',
  },
  '/portfolio': {
    en: 'Portfolio: sites and menus for restaurants | Tafrit Studio',
    he: 'עבודות: אתרים ותפריטים למסעדות | סטודיו תפריט',
  },
  '/reviews': {
    en: 'Reviews by restaurant and shop owners | Tafrit Studio',
    he: 'חוות דעת של מסעדות ועסקים | סטודיו תפריט',
  },
  '/pricing': {
    en: 'Pricing: QR menu plans and add-ons | Tafrit Studio',
    he: 'מחירון: תפריט דיגיטלי, מסלולים ותוספות | סטודיו תפריט',
  },
  '/contact': {
    en: 'Contact us: reply within 24 hours | Tafrit Studio',
    he: 'צרו קשר: תשובה בתוך 24 שעות | סטודיו תפריט',
  },
  '/terms': {
    en: 'Terms and conditions | Tafrit Studio',
    he: 'תנאי שימוש | סטודיו תפריט',
  },
  '/privacy': {
    en: 'Privacy: what we keep and why | Tafrit Studio',
    he: 'פרטיות: מה אנחנו שומרים ולמה | סטודיו תפריט',
  },
  '/accessibility': {
    en: 'Accessibility statement | Tafrit Studio',
    he: 'הצהרת נגישות | סטודיו תפריט',
  },
} satisfies Partial<Record<PagePath, Record<Language, string>>>;

const specified = Object.keys(words) as (keyof typeof words)[];

/** File names of shared pictures. */
const pictures: Record<keyof typeof words, string> = {
  '/': 'home',
  '/services': 'services',
  '/portfolio': 'portfolio',
  '/reviews': 'reviews',
  '/pricing': 'pricing',
  '/contact': 'contact',
  '/terms': 'terms',
  '/privacy': 'privacy',
  '/accessibility': 'accessibility',
};

const cases = specified.flatMap((path) => [
  { path, language: 'en' as const, other: 'he_IL', own: 'en_US' },
  { path, language: 'he' as const, other: 'en_US', own: 'he_IL' },
]);

describe('[S1] The head of a page', () => {
  test.each(cases)('$path in $language', ({ path, language, other, own }) => {
    const head = headOf(path, language);
    const title = words[path][language];
    const description = head.meta('description');
    const url = `${settings.origin[language]}${path}`;

    expect(head.title).toBe(title);
    expect(description).toMatch(/\S{3}/);
    expect(head.links('canonical')).toEqual([{ rel: 'canonical', href: url }]);
    expect(head.links('alternate')).toEqual([
      { rel: 'alternate', hreflang: 'en', href: `https://www.studio.com${path}` },
      { rel: 'alternate', hreflang: 'he', href: `https://www.studio.co.il${path}` },
      { rel: 'alternate', hreflang: 'x-default', href: `https://www.studio.com${path}` },
    ]);
    expect(head.property('og:type')).toBe('website');
    expect(head.property('og:title')).toBe(title);
    expect(head.property('og:description')).toBe(description);
    expect(head.property('og:url')).toBe(url);
    expect(head.property('og:site_name')).toBe(settings.studioName[language]);
    expect(head.property('og:locale')).toBe(own);
    expect(head.property('og:locale:alternate')).toBe(other);
    expect(head.property('og:image')).toBe(
      `${settings.origin[language]}/social/${pictures[path]}.png`,
    );
    expect(head.property('og:image:type')).toBe('image/png');
    expect(head.property('og:image:width')).toBe('1200');
    expect(head.property('og:image:height')).toBe('630');
    expect(head.meta('twitter:card')).toBe('summary_large_image');
    expect(head.meta('robots')).toBeUndefined();
    expect(head.data).toHaveLength(1);
  });

  test.each([
    ['/', 'en', /^A table tent .*: Your menu\. Your counter\. Your site\.$/],
    ['/', 'he', /^מעמד שולחן .*: התפריט שלכם\. הדלפק שלכם\. האתר שלכם\.$/],
    ['/reviews', 'en', /^A guest check .*: The guest book$/],
    ['/reviews', 'he', /^חשבון של אורחים .*: ספר האורחים$/],
  ] as const)('describes the picture of %s in %s', (path, language, alternative) => {
    const head = headOf(path, language);
    expect(head.property('og:image:alt')).toMatch(alternative);
    expect(head.meta('twitter:image:alt')).toBe(head.property('og:image:alt'));
  });

  test('has no duplicates', () => {
    for (const { path, language } of cases) {
      const names = headOf(path, language).names;
      expect(new Set(names).size).toBe(names.length);
    }
  });

  test('has canonical addresses without a trailing slash, except for the root', () => {
    expect(addressOf(settings, 'en', '/')).toBe('https://www.studio.com/');
    expect(addressOf(settings, 'he', '/services')).toBe('https://www.studio.co.il/services');
  });
});

describe('[S2] The head of the not-found page', () => {
  test.each([
    ['en', 'Page Not Found | Tafrit Studio'],
    ['he', 'העמוד לא נמצא | סטודיו תפריט'],
  ] as const)('%s: is not indexed and has no canonical address', (language, title) => {
    const head = headOf(undefined, language);
    expect(head.title).toBe(title);
    expect(head.meta('description')).toMatch(/\S{3}/);
    expect(head.meta('robots')).toBe('noindex');
    expect(head.links('canonical')).toEqual([]);
    expect(head.links('alternate')).toEqual([]);
    expect(head.property('og:url')).toBeUndefined();
    expect(head.property('og:image')).toBeUndefined();
    expect(head.data).toEqual([]);
  });
});

function headOf(path: PagePath | undefined, language: Language) {
  const tags = pageHead({ path, language, settings, t: translatorOf(language, settings) });
  const attributes = (kind: 'meta' | 'link') =>
    tags.flatMap((tag) => (tag.kind === kind ? [tag.attributes] : []));
  const titles = tags.flatMap((tag) => (tag.kind === 'title' ? [tag.text] : []));
  expect(titles).toHaveLength(1);
  return {
    title: titles[0],
    meta: (name: string) => attributes('meta').find((one) => one.name === name)?.content,
    property: (name: string) => attributes('meta').find((one) => one.property === name)?.content,
    links: (rel: string) => attributes('link').filter((one) => one.rel === rel),
    data: tags.flatMap((tag) => (tag.kind === 'data' ? [tag.json] : [])),
    names: tags.map(nameOf),
  };
}

function nameOf(tag: HeadTag): string {
  if (tag.kind === 'title' || tag.kind === 'data') return tag.kind;
  const { name, property, rel, hreflang } = tag.attributes;
  return [tag.kind, name ?? property ?? rel, hreflang].join(' ');
}
