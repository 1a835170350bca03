import process from 'node:process';
import { portfolio } from '../content/portfolio';
import { readSettings, SettingsError } from '../settings/readSettings';
import { siteConfig } from '../site.config';
import { readEnvironment } from './environment';

process.env.NODE_ENV = 'production';

try {
  const isStrict = process.argv.includes('--strict');
  const reading = readSettings(siteConfig, readEnvironment());
  const { placeholders, refusedPlaceholders, settings } = reading;
  if (isStrict && refusedPlaceholders.length > 0) {
    const names = refusedPlaceholders.join(', ');
    throw new SettingsError(
      `Still placeholders: ${names}. A strict build needs the studio's own values.`,
    );
  }
  if (placeholders.length > 0) console.log(`Still placeholders: ${placeholders.join(', ')}`);
  const enquiries = settings.contactEndpoint || 'nowhere (the send is simulated)';
  console.log(`Contact enquiries go to ${enquiries}.`);
  const samples = portfolio.filter(({ sample }) => sample).length;
  if (samples > 0)
    console.log(`Of ${portfolio.length} projects in the portfolio ${samples} are samples.`);
  const { buildSite } = await import('./export/buildSite');
  console.log(await buildSite({ settings, folder: 'dist', log: console.log }));
} catch (error) {
  console.error(error instanceof Error && !process.env.DEBUG ? error.message : error);
  process.exitCode = 1;
}
// Parcel's workers would keep the process alive.
process.exit();
