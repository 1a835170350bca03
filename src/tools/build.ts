import process from 'node:process';
import { portfolio } from '../content/portfolio';
import { siteConfig } from '../site.config';
import { readEnvironment } from './environment';
import { readSettings, SettingsError } from './export/settings';

process.env.NODE_ENV = 'production';

try {
  const isStrict = process.argv.includes('--strict');
  const reading = readSettings(siteConfig, readEnvironment());
  const { placeholders, settings } = reading;
  if (placeholders.length > 0) {
    const line = `Still placeholders: ${placeholders.join(', ')}`;
    if (isStrict) throw new SettingsError(`${line}. A strict build needs the studio's own values.`);
    console.log(line);
  }
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
