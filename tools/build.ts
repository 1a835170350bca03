import { existsSync } from 'node:fs';
import process from 'node:process';
import { parseArgs } from 'node:util';
import './briefErrors';
import { typeProblems } from './checkTypes';

process.env.NODE_ENV = 'production';

const { strict = false } = parseArgs({ options: { strict: { type: 'boolean' } } }).values;
const types = typeProblems();
const { readEnvironment } = await import('../backend/environment');
const { findProblems } = await import('./readSite');
const { strictProblems } = await import('./strictProblems');
const { languageCodes } = await import('../locales/languages');
const { siteLanguages } = await import('../locales/languagesOfSite');
const { siteConfig } = await import('../src/site.config');
const { repeatedDrawings } = await import('./facts/factProblems');
const words = await import('./facts/words');
const { opensInPage } = await import('../src/features/booking/bookingWidget');
const { messageProblems, titleProblems } = await import('./facts/messageProblems');
const { reading, found } = findProblems(readEnvironment(), types);
try {
  const written = reading?.settings ?? siteConfig;
  for (const code of siteLanguages(written)) found.push(...(await messageProblems(code, written)));
} catch (error) {
  // Some invalid settings, such as hours, cannot be put into messages.
  if (reading) throw error;
}
if (!reading || found.length > 0)
  throw new Error(`Settings, facts or messages that cannot be used:\n  ${found.join('\n  ')}`);
const { overrides, placeholders, settings } = reading;
const offered = words.offeredIn(settings);
const unsold = [...words.unsoldProjects(offered)];
const notes = repeatedDrawings();
const codes = siteLanguages(settings);
const others = languageCodes.filter((code) => !codes.includes(code));
if (others.length > 0)
  console.log(`Left out and not checked: ${others}, by languages: '${settings.languages}'`);
for (const code of codes) {
  unsold.push(...(await words.unsoldProblems(code, offered)), ...titleProblems(code, settings));
  notes.push(...(await words.unsoldNotes(code, offered)));
  const { length } = await words.untranslated(code, codes);
  if (length > 0) console.log(`Not translated in ${code}: ${length} (npm run check:words)`);
}
const refused = strict ? [...strictProblems(reading), ...unsold] : [];
if (refused.length > 0)
  throw new Error(`A strict build needs your own values and facts:\n  ${refused.join('\n  ')}`);
for (const line of [...unsold, ...notes]) console.log(line);
for (const code of codes)
  if (!existsSync(`static/${code}`))
    throw new Error(`static/${code} has no pictures yet: run npm run record`);
for (const { place, value } of overrides)
  console.log(`${place} is ${JSON.stringify(value)}, in place of src/site.config.ts`);
if (placeholders.length > 0)
  console.log(`Still placeholders (src/site.config.ts): ${placeholders.join(', ')}`);
const inquiries = settings.contactEndpoint || 'nowhere (the send is simulated)';
const opens = opensInPage(settings) ? 'in the page' : 'in a new tab, by a link';
if (settings.bookingUrl)
  console.log(`The calendar of ${settings.bookingServiceName} opens ${opens}.`);
console.log(`Contact inquiries go to ${inquiries}.`);
const { stalePictures } = await import('./pictures/picturesOf');
const { default: pictures } = await import('../static/pictures.json', { with: { type: 'json' } });
const stale = stalePictures(settings, pictures.hashes);
if (stale.length > 0) console.log(`Outdated pictures: ${stale.length} (npm run record pictures)`);
const { buildSite } = await import('./export/buildSite');
console.log(await buildSite({ settings, folder: 'dist' }));
// Parcel's workers keep the process alive.
process.exit();
