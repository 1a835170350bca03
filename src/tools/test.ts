import { rm } from 'node:fs/promises';
import { coverageTable } from './coverage';
import { runSuites } from './runSuites';

/* `npm test`: types, lint, units and the site in a real browser. */

await rm('.cache/test/models', { recursive: true, force: true });
await runSuites(
  [
    { name: 'types', command: 'tsc --noEmit' },
    { name: 'lint', command: 'biome check . && knip' },
    { name: 'units', command: 'jest' },
    { name: 'browser', command: 'playwright test' },
  ],
  async () => {
    const { text, missing } = await coverageTable();
    console.log(`\nTransitions of every machine that its model's walks took\n${text}`);
    return missing.map((transition) => `transition not taken: ${transition}`);
  },
);
