import { existsSync } from 'node:fs';
import { readEnvironment } from '../backend/environment';
import { languageCodes, languages } from '../locales/languages';
import './briefErrors';
import { localAddresses, siteLines } from './local/addresses';
import { listen, readPort } from './local/listen';
import { withOwnRequests } from './local/ownRequests';
import { createSites } from './local/sites';

/* `npm run preview`: serves `dist` as it was built, with the headers and redirects of its hosts, and no services. */

const built = languageCodes.filter((language) => existsSync(`dist/${languages[language].root}`));
if (built.length === 0) throw new Error('dist has no sites: expected those of npm run build');
const { port } = await listen(withOwnRequests(createSites({ folder: 'dist' })), {
  port: readPort(readEnvironment()),
});
console.log(`\n${siteLines(localAddresses(port).sites, built)}\n`);
