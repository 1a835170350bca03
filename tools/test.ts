import { runSuites } from './runSuites';

/* `npm test`: types, lint, units and the site in a real browser. */

await runSuites([
  { name: 'types', command: 'tsc --noEmit' },
  { name: 'lint', command: 'biome check . && knip' },
  { name: 'units', command: 'jest' },
  { name: 'browser', command: 'playwright test' },
]);
