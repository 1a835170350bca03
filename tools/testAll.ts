import { runSuites } from './runSuites';

/* `npm run test:all`: `npm test` with slow tests, hosts and engines. `.ci/run` runs it. */

await runSuites([
  { name: 'npm test', command: 'npm test', environment: { SLOW: '1' } },
  { name: 'hosts', command: 'playwright test -c test/hosts' },
  { name: 'engines', command: 'npm run test:engines' },
]);
