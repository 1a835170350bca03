import { readdir } from 'node:fs/promises';
import type { RuleConfig } from 'html-validate';
import { invalidHtml } from '../support/invalidHtml';
import { bothRoots, readSiteFile, siteAt } from './exportedSite';

/** No heading level is skipped, and each id that an attribute names exists. */
const rules: RuleConfig = {
  'heading-level': ['error', { allowMultipleH1: true }],
  'no-missing-references': 'error',
};

test.each(bothRoots)('[Export] every page in %s is valid HTML', async (_, root) => {
  const files = (await readdir(siteAt(root), { recursive: true })).filter((file) =>
    file.endsWith('.html'),
  );
  expect(files.length).toBeGreaterThan(10);
  for (const file of files)
    expect([file, await invalidHtml(await readSiteFile(root, file), rules)]).toEqual([file, []]);
});

test('[Export] invalid HTML is found, such as a state that the browser owns', async () => {
  const button = '<button type="button" popovertarget="menu" aria-expanded="false">x</button>';
  const page = `<!doctype html><html lang="en"><head><title>x</title></head><body>${button}<p id="a"></p><p id="a"></p></body></html>`;
  expect(await invalidHtml(page)).toEqual([
    expect.stringContaining('no-dup-id'),
    expect.stringContaining('aria-expanded'),
  ]);
});
