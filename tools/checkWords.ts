import { spawnSync } from 'node:child_process';
import process from 'node:process';
import './briefErrors';

/*
 * `npm run check:words`: lists what is not translated yet, since it equals the text of another language, and the titles,
 * descriptions and words on pictures whose lengths do not fit.
 * `npm run check:words -- table kitchen`: the texts of the pages that have one of these words.
 */

const asked = process.argv.slice(2);
const { readEnvironment } = await import('../backend/environment');
const { siteLanguages } = await import('../locales/languagesOfSite');
const { titleProblems } = await import('./facts/messageProblems');
const { offeredIn, untranslated, withWords } = await import('./facts/words');
const { readSite } = await import('./readSite');
const { settings } = readSite(readEnvironment());
const codes = siteLanguages(settings);
const found = codes.map(async (code) =>
  asked.length
    ? withWords(code, asked, offeredIn(settings))
    : [...(await untranslated(code, codes)), ...titleProblems(code, settings)],
);
const lines = (await Promise.all(found)).flat();
console.log([...lines, `${lines.length} found`].join('\n'));
if (!asked.length)
  spawnSync('npx tsx tools/pictures.ts --measure', { shell: true, stdio: 'inherit' });
