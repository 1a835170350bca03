import { spawnSync } from 'node:child_process';
import process from 'node:process';
import './briefErrors';

/*
 * `npm run check:words`: lists by file words on pictures (then fails), titles and descriptions that do not fit, and texts
 * as in another language. `npm run check:words -- table kitchen`: the texts of the pages that have one of these words.
 */

const asked = process.argv.slice(2);
const { readEnvironment } = await import('../backend/environment');
const { languageCodes } = await import('../locales/languages');
const { siteLanguages } = await import('../locales/languagesOfSite');
const { titleProblems } = await import('./facts/messageProblems');
const { offeredIn, untranslated, withWords } = await import('./facts/words');
const { readSite } = await import('./readSite');
const { settings } = readSite(readEnvironment());
const codes = siteLanguages(settings);
const found = codes.map((code) =>
  asked.length ? withWords(code, asked, offeredIn(settings)) : untranslated(code, codes),
);
const texts = (await Promise.all(found)).flat();
const titles = asked.length ? [] : codes.flatMap((code) => titleProblems(code, settings));
const measure = asked.length ? 'exit' : 'npx tsx tools/pictures.ts --measure';
const { status, stderr } = spawnSync(measure, { shell: true, encoding: 'utf8' });
const wide = stderr.split('\n').filter((line) => line.includes(' px too long'));
if (status !== 0 && wide.length === 0) console.error(stderr);
const lines = [...wide, ...titles, ...texts];
const files = new Set(lines.map((line) => line.replace(/(, line|:) .*/s, '')));
for (const file of files) {
  const own = lines.filter((line) => line.startsWith(`${file},`) || line.startsWith(`${file}:`));
  console.log([file, ...own.map((line) => line.slice(file.length + 2))].join('\n  '));
}
const others = languageCodes.filter((code) => !codes.includes(code)).join() || 'none';
const unfit = `${wide.length} too long for their places, ${titles.length} unfit for a page’s head or features`;
const copied = `${texts.length} as in another language; left out and not checked: ${others}`;
console.log(asked.length ? `${texts.length} found` : `${unfit}, ${copied}`);
process.exitCode = status ?? 1;
