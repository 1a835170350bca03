import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { load } from 'cheerio';
import { everyPath, failuresOf } from '../../machines/testing/everyPath';
import type { Model } from '../../machines/testing/model';
import { buildLimit, builtCopy } from '../support/builtCopy';
import { exampleSettings } from '../support/exampleSettings';
import { startCommand } from '../support/startCommand';

const { at } = builtCopy();

test(
  '[Local services] [Export] [S4] npm start builds and serves the sites with the page, the machine and the actors of the guide, which pass the type check; the page has its head and picture, is in link lists and in the sitemap, and the model detects each transition',
  async () => {
    follow('Page', 4);
    follow('Machine', 2);
    follow('Actor', 2);
    execFileSync(process.execPath, ['--import', 'tsx', 'tools/record.ts', 'lists'], { cwd: at() });
    // The build checks what the site uses; of the guide, nothing uses the actors.
    const types = JSON.parse(readFileSync(at('tsconfig.build.json'), 'utf8'));
    types.include = ['src', 'machines', 'locales'];
    writeFileSync(at('tsconfig.build.json'), JSON.stringify(types));
    const { port, stop } = await startCommand('start', at());
    const { status } = await fetch(`http://127.0.0.1:${port}/blog`);
    await stop();
    expect(status).toBe(200);
    const read = (...place: string[]) => readFileSync(at('.cache/local', ...place), 'utf8');
    for (const [root, language, name] of [
      ['com', 'en', 'Blog'],
      ['co.il', 'he', 'בלוג'],
    ] as const) {
      const $ = load(read(root, 'blog.html'));
      expect($('title').text()).toContain(`${name}: `);
      expect($('meta[property="og:image"]').attr('content')).toMatch(/\/social\/blog\.png$/);
      expect($('footer a[href="/blog"]').text()).toBe(name);
      expect($('header nav a[href="/blog"]').length).toBe(0);
      expect(read(root, 'sitemap.xml')).toContain(
        `<loc>${exampleSettings.origin[language]}/blog</loc>`,
      );
      expect($('script[data-code]').attr('data-code')).toContain('BlogPage');
    }
    const { snack }: Record<string, Model> = await import(at('machines/models.ts'));
    expect(snack && [everyPath(snack).length, ...failuresOf(snack)]).toEqual([1]);
  },
  buildLimit,
);

/** Writes each file that a section of docs/contributor.md shows. What exists is a table, and gets an entry at its end. */
function follow(section: string, files: number): void {
  const guide = readFileSync('docs/contributor.md', 'utf8').split(/^## /m);
  const text = guide.find((one) => one.startsWith(`${section}\n`)) ?? '';
  const steps = [...text.matchAll(/^```tsx?\n\/\/ (\S+)\n([\s\S]*?)^```/gm)];
  expect(steps).toHaveLength(files);
  for (const [, file = '', shown = ''] of steps) {
    const table = existsSync(at(file)) && readFileSync(at(file), 'utf8');
    mkdirSync(path.dirname(at(file)), { recursive: true });
    writeFileSync(at(file), table ? table.replace('] as const satisfies', `${shown}$&`) : shown);
  }
}
