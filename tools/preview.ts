import { existsSync } from 'node:fs';
import process from 'node:process';
import { readEnvironment } from '../backend/environment';
import { localAddresses } from './local/addresses';
import { listen } from './local/listen';
import { createSites } from './local/sites';
import { readPort } from './readPort';

/* `npm run preview`: serves `dist` as it was built, with the headers and redirects of its hosts, and no services. */

try {
  const roots = { com: 'dist/com', coIl: 'dist/co.il' };
  if (!Object.values(roots).every(existsSync))
    throw new Error('dist has no sites: expected those of npm run build');
  const { port } = await listen(createSites({ roots }), { port: readPort(readEnvironment()) });
  const { english, hebrew } = localAddresses(port);
  console.log(`\n  English    ${english}\n  Hebrew     ${hebrew}\n`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
