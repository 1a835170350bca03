import process from 'node:process';
import { installMissing, runs } from '../../tools/programs';

const programs = ['firefox-esr', 'webkit2gtk-driver', 'xvfb', 'xauth', 'dbus', 'python3-gi'];

/** What opens pages of `npm run dev`, where one of these tests changes the code. */
const ofWorkbench = /(development|workbench|menu)\.slow|typeahead:/;

/** Every browser test in Chromium. `npm run test:all` runs the slow ones as well, and other engines. */
export function projects() {
  const { ENGINES: isWithEngines, SLOW: isSlow } = process.env;
  const chromium = {
    name: 'chromium',
    testDir: 'test',
    testIgnore: ['**/test/{engines,hosts}/**', ...(isSlow ? [] : ['**/*.slow.spec.ts'])],
  };
  return [
    ...(isWithEngines ? otherEngines() : []),
    { ...chromium, name: 'workbench', grep: ofWorkbench, workers: 1 },
    { ...chromium, grepInvert: ofWorkbench },
  ];
}

/**
 * What differs among engines, in Firefox and WebKitGTK: layout, popovers, dialogs and native fields. Installs what is
 * missing.
 */
function otherEngines() {
  const isInstalled = [...programs, 'gir1.2-webkit2-4.1'].map(
    (name) => [name, () => runs('dpkg', ['-s', name])] as const,
  );
  installMissing(Object.fromEntries(isInstalled));
  return (['webkit', 'firefox'] as const).map((name) => ({
    name,
    testDir: import.meta.dirname,
    timeout: 120_000,
    // A worker launches an engine, which takes longer than most tests.
    workers: 1,
    use: { browserName: name },
  }));
}
