/** @jest-environment node */
import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';
import { load } from 'cheerio';
import { startParts } from '../../src/tools/export/codeTable';

const projectRoot = path.resolve(__dirname, '../..');

describe('[House] A page is added with its file, its words and one entry', () => {
  let copy: string;
  let added: Readonly<Record<'en' | 'he' | 'sitemap', string>> & {
    readonly code: readonly string[];
    readonly links: readonly (readonly string[])[];
  };

  beforeAll(async () => {
    copy = await mkdtemp(path.join(tmpdir(), 'page-'));
    for (const name of [
      'src',
      'locales',
      'machines',
      'test/export',
      'test/support',
      'package.json',
      'tsconfig.json',
    ])
      await cp(path.join(projectRoot, name), path.join(copy, name), { recursive: true });
    await symlink(path.join(projectRoot, 'node_modules'), path.join(copy, 'node_modules'));
    await writeFile(path.join(copy, 'src/pages/BlogPage.tsx'), page);
    await edit('locales/en/meta.ts', '  notFound: {', `  blog: ${words('Blog')},\n  notFound: {`);
    await edit('locales/he/meta.ts', '  notFound: {', `  blog: ${words('בלוג')},\n  notFound: {`);
    await edit('src/site.pages.ts', '\n] as const', `\n  ${entry},\n] as const`);
    const script = path.join(copy, 'test/export/renderAddedPage.ts');
    const { stdout } = await promisify(execFile)(
      process.execPath,
      ['--import', 'tsx', script, '/blog'],
      { cwd: copy, env: { ...process.env, NODE_ENV: 'production', NODE_OPTIONS: '' } },
    );
    added = JSON.parse(stdout);
  }, 60_000);
  afterAll(() => rm(copy, { recursive: true, force: true }));

  async function edit(file: string, place: string, text: string) {
    const before = await readFile(path.join(copy, file), 'utf8');
    expect(before.split(place)).toHaveLength(2);
    await writeFile(path.join(copy, file), before.replace(place, text));
  }

  test.each([
    ['en', 'Blog', 'https://www.example.com/blog'],
    ['he', 'בלוג', 'https://www.example.co.il/blog'],
  ] as const)('%s: it is complete, with head and picture', (language, name, address) => {
    const $ = load(added[language]);
    expect($('main h1').text()).toBe(name);
    expect($('title').text()).toBe(`${name} title`);
    expect($('link[rel="canonical"]').attr('href')).toBe(address);
    expect($('meta[property="og:image"]').attr('content')).toMatch(/\/social\/blog\.png$/);
    expect($('header a[href="/blog"]').text()).toBe(name);
    expect($('script[type="application/ld+json"]').text()).toContain(address);
  });

  test('it stands in the sitemap, in the lists of links that it asks for, and its code is fetched with it', () => {
    expect(added.sitemap).toContain('<loc>https://www.example.co.il/blog</loc>');
    expect(added.links.map((list) => list.includes('/blog'))).toEqual([true, true, false]);
    expect(added.code).toEqual([
      '/assets/client.js',
      ...startParts.map((part) => `/assets/src/start/${part}`),
      '/assets/locales/he.ts',
      'siteData.js',
      '/assets/src/pages/BlogPage.tsx',
    ]);
  });
});

const entry = `{
    path: '/blog',
    name: 'blog',
    load: async (): Code => (await import('./pages/BlogPage')).BlogPage,
    label: 'meta.blog.name',
    lists: ['nav', 'company'],
    headline: ['meta.blog.name'],
    object: 'ledger',
  }`;

const page = `import { useI18n } from '../i18n/I18nContext';
import { PageIntro } from '../sections/PageIntro';

export function BlogPage() {
  const { t } = useI18n();
  return <PageIntro heading={t('meta.blog.name')} lead={t('meta.blog.description')} />;
}
`;

function words(name: string): string {
  return `{ name: '${name}', title: '${name} title', description: 'About.', picture: '{{words}}' }`;
}
