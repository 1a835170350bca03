import { runSuites } from './runSuites';

/* `npm run test:all`: `npm test`, and the suites that take longer. `.ci/run` runs it. */

await runSuites([
  { name: 'npm test', command: 'npm test' },
  { name: 'hosts', command: 'playwright test -c test/hosts' },
  { name: 'engines', command: 'npm run test:engines' },
  { name: 'builds, service faults', command: 'jest slow', environment: { SLOW: '1' } },
  { name: 'every state and width', command: 'playwright test slow', environment: { SLOW: '1' } },
]);
