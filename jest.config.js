import process from 'node:process';

/* Units, models and components. Playwright runs the tests in a real browser, `*.spec.ts`. */

const shared = {
  // What is tested as well, for `--findRelatedTests`.
  roots: ['test', 'src', 'machines', 'backend', 'tools', 'locales'].map(
    (folder) => `<rootDir>/${folder}`,
  ),
  // `npm run test:all` runs the slow ones as well.
  testPathIgnorePatterns: ['/node_modules/', ...(process.env.SLOW ? [] : ['\\.slow\\.test\\.'])],
  transform: {
    '^.+\\.tsx?$': [
      '@swc/jest',
      {
        jsc: {
          target: 'es2022',
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
        },
      },
    ],
  },
};

/** Tests that touch a document. All others run in Node. */
const withDocument = ['**/*.test.tsx', '**/*.dom.test.ts'];

export default {
  // Jest alone would leave one core idle, which is half of a machine with two.
  maxWorkers: '100%',
  // Long, for a machine that is busy with something else; what passes does not wait.
  testTimeout: 60_000,
  projects: [
    {
      ...shared,
      testEnvironment: 'node',
      testMatch: ['**/*.test.ts', ...withDocument.map((pattern) => `!${pattern}`)],
    },
    {
      ...shared,
      testEnvironment: 'jsdom',
      testMatch: withDocument,
      setupFilesAfterEnv: ['<rootDir>/test/support/jest.setup.ts'],
    },
  ],
};
