import { existsSync } from 'node:fs';
import { installMissing } from './programs';
import { runSuites } from './runSuites';

/* `npm run test:all`: `npm test` with slow tests, hosts and engines. `.ci/run` runs it. */

/** Fonts with the metrics of Arial and Times New Roman, to which the fallback faces are matched. */
const fonts = {
  debianPackage: 'fonts-liberation',
  isInstalled: () => existsSync('/usr/share/fonts/truetype/liberation'),
};

try {
  installMissing([fonts]);
} catch {
  // Other systems have the original fonts.
}
await runSuites([
  { name: 'npm test', command: 'npm test', environment: { SLOW: '1' } },
  { name: 'hosts', command: 'playwright test -c test/hosts' },
  { name: 'engines', command: 'npm run test:engines' },
]);
