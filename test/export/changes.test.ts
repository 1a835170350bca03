import { type CheerioAPI, load } from 'cheerio';
import { createElement } from 'react';
import type { Service } from '../../src/content/services';
import type { SitePage } from '../../src/site.pages';
import { exampleSettings } from '../support/exampleSettings';

// Everything that reads these facts is imported after the change.
let read: typeof import('./renderedPage')['readRendered'];

beforeAll(async () => {
  const content: Record<'services' | 'previewedServices', readonly Service[]> = jest.requireActual(
    '../../src/content/services',
  );
  const repriced = (services: readonly Service[]) =>
    services.map((service) =>
      service.id === 'qrMenu'
        ? { ...service, price: { kind: 'amount', amount: 4321, per: 'month' } }
        : service,
    );
  jest.doMock('../../src/content/services', () => ({
    services: repriced(content.services),
    previewedServices: repriced(content.previewedServices),
  }));
  const claims: object = jest.requireActual('../../src/content/claims');
  jest.doMock('../../src/content/claims', () => ({
    ...claims,
    claims: { uptime: 99.5, replyHours: 77, meetingMinutes: 30, startWeeks: 3 },
  }));
  const { sitePages } = jest.requireActual<{ sitePages: SitePage[] }>('../../src/site.pages');
  jest.doMock('../../src/site.pages', () => ({ sitePages: [...sitePages, blogPage] }));
  const loaders: { pageLoaders: object } = jest.requireActual('../../src/app/pageLoaders');
  const blog = async () => () => createElement('h1', null, 'A page of its own');
  jest.doMock('../../src/app/pageLoaders', () => ({
    pageLoaders: { ...loaders.pageLoaders, blog },
  }));
  const { en } = jest.requireActual<typeof import('../../locales/en')>('../../locales/en');
  const { he } = jest.requireActual<typeof import('../../locales/he')>('../../locales/he');
  jest.doMock('../../locales/en', () => ({ en: changedWords(en, 'Blog') }));
  jest.doMock('../../locales/he', () => ({ he: changedWords(he, 'בלוג') }));
  ({ readRendered: read } = await import('./renderedPage'));
});

const blogPage = {
  path: '/blog',
  name: 'blog',
  label: 'meta.blog.name',
  lists: ['nav', 'company'],
  headline: ['meta.blog.name'],
  object: 'ledger',
};

function changedWords<Words extends { readonly layout: object; readonly meta: object }>(
  words: Words,
  name: string,
): Words {
  const blog = { name, title: `${name} title`, description: 'About.', picture: '{{words}}' };
  return {
    ...words,
    layout: { ...words.layout, getStarted: '<Order> & now' },
    meta: { ...words.meta, blog },
  };
}

test.each([
  ['en', '₪4,321', '₪199'],
  ['he', '4,321\u00a0₪', '199\u00a0₪'],
] as const)(
  '[S9] shows a changed price on every page that has it, %s',
  async (language, price, before) => {
    const $ = await read('/services', language);
    expect($('#qr-menu').text()).toContain(price);
    expect($('#qr-menu').text()).not.toContain(before);
    expect($('script[type="application/ld+json"]').text()).toContain('"price":4321');
    expect((await read('/', language))('#services').text()).toContain(price);
  },
);

test.each([
  ['en', 'within 77 hours', 'start within 3 weeks'],
  ['he', 'בתוך 77 שעות', 'להתחיל בתוך 3 שבועות'],
] as const)('[S9] shows a changed claim in messages, %s', async (language, hours, weeks) => {
  const contact = await read('/contact', language);
  expect(contact('main').text()).toContain(hours);
  expect(contact('main').text()).toContain(weeks);
  expect(contact('body').text()).not.toMatch(/24 (hours|שעות)/);
  expect((await read('/', language))('#features').text()).toContain('99.5%');
});

test.each(['en', 'he'] as const)('[S4] escapes a changed message, %s', async (language) => {
  for (const path of ['/', '/no-such-dish']) {
    const $ = await read(path, language);
    expect($('header a[href="/contact"]').last().text()).toBe('<Order> & now');
  }
});

test.each(['en', 'he'] as const)(
  '[S1] shows the owner’s banner above the header, %s',
  async (language) => {
    const bannerMessage = { en: 'Closed on <b>Friday</b>', he: 'סגור ביום שישי' };
    const $ = await read('/', language, { ...exampleSettings, bannerMessage });
    expect($('aside p').text()).toBe(bannerMessage[language]);
    expect($('aside button').attr('aria-label')).toMatch(/\S/);
    expect($('aside').nextAll('header').length).toBe(1);
  },
);

describe('[Export] A new page needs a file, messages, a loader and an entry', () => {
  test.each([
    ['en', 'Blog', 'https://www.example.com/blog'],
    ['he', 'בלוג', 'https://www.example.co.il/blog'],
  ] as const)(
    '%s: has a head and a picture, and is in its link lists',
    async (language, name, address) => {
      const $: CheerioAPI = await read('/blog', language);
      expect($('main h1').text()).toBe('A page of its own');
      expect($('title').text()).toBe(`${name} title`);
      expect($('link[rel="canonical"]').attr('href')).toBe(address);
      expect($('meta[property="og:image"]').attr('content')).toMatch(/\/social\/blog\.png$/);
      expect($('script[type="application/ld+json"]').text()).toContain(address);
      for (const list of ['header nav', 'footer div:has(> h2)'])
        expect($(`${list} a[href="/blog"]`).text()).toBe(name);
      expect($('footer nav a[href="/blog"]').length).toBe(0);
    },
  );

  test('is in the sitemap, and its code is prefetched', async () => {
    const { sitemap } = await import('../../src/tools/export/siteFiles');
    const { codeTable } = await import('../../src/tools/export/codeTable');
    const $ = load(sitemap(exampleSettings, 'he'), { xml: true });
    expect($('url > loc').last().text()).toBe('https://www.example.co.il/blog');
    const files = { folder: '', boot: '', counting: '', client: 'client.js', packages: [] };
    const client = { ...files, filesOf: (source: string) => [source] };
    expect(codeTable(client, 'he', '').own['/blog']).toEqual(['/assets/src/pages/BlogPage.tsx']);
  });
});
