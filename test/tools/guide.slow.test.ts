import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import process from 'node:process';
import { load } from 'cheerio';
import { buildLimit, builtCopy } from '../support/builtCopy';
import { exampleSettings } from '../support/exampleSettings';

const { at, read, build } = builtCopy();

test(
  '[Export] the page of the guide is exported with its head and picture, in link lists and in the sitemap',
  async () => {
    followPageSteps();
    execFileSync(process.execPath, ['--import', 'tsx', 'tools/record.ts', 'lists'], { cwd: at() });
    const { code, errors } = await build({});
    expect([code, errors]).toEqual([0, '']);
    for (const [root, language, name] of [
      ['com', 'en', 'Blog'],
      ['co.il', 'he', 'בלוג'],
    ] as const) {
      const $ = load(await read(root, 'blog.html'));
      const address = `${exampleSettings.origin[language]}/blog`;
      expect($('title').text()).toContain(`${name}: `);
      expect($('link[rel="canonical"]').attr('href')).toBe(address);
      expect($('meta[property="og:image"]').attr('content')).toMatch(/\/social\/blog\.png$/);
      expect($('script[type="application/ld+json"]').text()).toContain(address);
      expect($('header nav a[href="/blog"]').text()).toBe(name);
      expect($('footer a[href="/blog"]').length).toBe(0);
      expect(await read(root, 'sitemap.xml')).toContain(`<loc>${address}</loc>`);
      expect($('script[data-code]').attr('data-code')).toContain('BlogPage');
    }
  },
  buildLimit,
);

/** Writes each file that docs/contributor.md shows for a page, and its entry at the end of the page table. */
function followPageSteps(): void {
  const [, guide = ''] = /^## Page\n([\s\S]*?)^## /m.exec(
    readFileSync('docs/contributor.md', 'utf8'),
  ) ?? [''];
  const steps = [...guide.matchAll(/^```tsx?\n\/\/ (\S+)\n([\s\S]*?)^```/gm)];
  expect(steps).toHaveLength(4);
  for (const [, file = '', shown = ''] of steps) {
    const table = existsSync(at(file)) && readFileSync(at(file), 'utf8');
    const text = table ? table.replace('] as const satisfies', `${shown}$&`) : shown;
    writeFileSync(at(file), text);
  }
}
