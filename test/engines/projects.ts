import { installMissing, runs } from '../../tools/programs';

const programs = ['firefox-esr', 'webkit2gtk-driver', 'xvfb', 'xauth', 'dbus', 'python3-gi'];

/**
 * Projects of `playwright.config.ts` for what differs among engines, in Firefox and WebKitGTK: layout, popovers,
 * dialogs and native fields. Installs what is missing.
 */
export function engineProjects() {
  installMissing(
    [...programs, 'gir1.2-webkit2-4.1'].map((debianPackage) => ({
      debianPackage,
      isInstalled: () => runs('dpkg', ['-s', debianPackage]),
    })),
  );
  return (['webkit', 'firefox'] as const).map((name) => ({
    name,
    testDir: import.meta.dirname,
    timeout: 120_000,
    use: { browserName: name },
  }));
}
