import { spawnSync } from 'node:child_process';
import process from 'node:process';
import './briefErrors';

/*
 * `npm run check:words`: lists by file what is not translated yet, since it equals the text of another language, and the
 * titles, descriptions and words on pictures whose lengths do not fit. Fails if words on pictures do not.
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
const files = new Set(lines.map((line) => line.replace(/(, line|:) .*/s, '')));
for (const file of files) {
  const own = lines.filter((line) => line.startsWith(`${file},`) || line.startsWith(`${file}:`));
  console.log([file, ...own.map((line) => line.slice(file.length + 2))].join('\n  '));
}
console.log(`${lines.length} found`);
if (!asked.length) {
  const options = { shell: true, stdio: 'inherit' } as const;
  const { status } = spawnSync('npx tsx tools/pictures.ts --measure', options);
  process.exitCode = status ?? 1;
}
