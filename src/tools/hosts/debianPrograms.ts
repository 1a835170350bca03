import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import process from 'node:process';

/** What Debian's packages bring, and how to tell whether it is there. */
const needed: readonly { readonly package: string; readonly isThere: () => boolean }[] = [
  { package: 'openssl', isThere: () => answers('openssl', 'version') },
  { package: 'nginx', isThere: () => answers('nginx', '-v') },
  {
    package: 'libnginx-mod-http-brotli-static',
    isThere: () => existsSync('/etc/nginx/modules-enabled/50-mod-http-brotli-static.conf'),
  },
  { package: 'caddy', isThere: () => answers('caddy', 'version') },
];

/** Debian keeps servers where only the administrator's PATH looks. */
export function serverEnvironment(): NodeJS.ProcessEnv {
  return { ...process.env, PATH: `${process.env.PATH}:/usr/sbin:/sbin` };
}

/**
 * Finds the servers and what they need, or installs what is missing with apt-get, and says so first.
 * @throws Error with the one command to run where that is not possible.
 */
export function findServers(): void {
  const missing = needed.filter(({ isThere }) => !isThere()).map((one) => one.package);
  if (missing.length === 0) return;
  const install = `apt-get install -y --no-install-recommends ${missing.join(' ')}`;
  if (process.getuid?.() === 0 && answers('apt-get', '--version')) {
    console.log(`Not here: ${missing.join(', ')}. Installing with apt-get update && ${install}`);
    run('apt-get', 'update');
    run(...(install.split(' ') as [string, ...string[]]));
    if (needed.every(({ isThere }) => isThere())) return;
  }
  throw new Error(
    `The servers to test with are missing (${missing.join(', ')}). On Debian: ${install}`,
  );
}

function answers(program: string, argument: string): boolean {
  return run(program, argument) === 0;
}

function run(program: string, ...args: readonly string[]): number | null {
  const env = { ...serverEnvironment(), DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync(program, args, { stdio: 'ignore', timeout: 600_000, env }).status;
}
