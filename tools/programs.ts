import { spawnSync } from 'node:child_process';
import process from 'node:process';

/**
 * Installs missing programs with apt-get, after printing the command.
 * @param isInstalled says for each Debian package whether its program is there.
 * @throws Error with the command to run if this is not Debian, the user is not root, or the installation fails.
 */
export function installMissing(isInstalled: Readonly<Record<string, () => boolean>>): void {
  const packages = Object.keys(isInstalled).filter((name) => !isInstalled[name]?.());
  if (packages.length === 0) return;
  const install = ['install', '-y', '--no-install-recommends', ...packages];
  if (process.getuid?.() === 0 && runs('apt-get', ['--version'])) {
    console.log(`Installing (some minutes): apt-get ${install.join(' ')}`);
    runs('apt-get', ['update']);
    runs('apt-get', install);
    if (packages.every((name) => isInstalled[name]?.())) return;
  }
  throw new Error(
    `Missing programs: ${packages.join(', ')}. Install them as root: apt-get ${install.join(' ')}`,
  );
}

/**
 * Runs a program without input and output. Debian installs servers into /usr/sbin, which only root has in PATH.
 * @param timeout in ms.
 * @returns true for exit code 0.
 */
export function runs(program: string, args: readonly string[], timeout = 600_000): boolean {
  const env = {
    ...process.env,
    PATH: `${process.env.PATH}:/usr/sbin:/sbin`,
    DEBIAN_FRONTEND: 'noninteractive',
  };
  return spawnSync(program, args, { stdio: 'ignore', timeout, env }).status === 0;
}
