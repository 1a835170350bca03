import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import process from 'node:process';

const kills: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const kill of kills.splice(0)) await kill();
});

/** The backend on a database, in a separate process on loopback that is killed after the test. */
export async function startProcess(databaseUrl: string) {
  const file = path.resolve('test/backend/faults/child.ts');
  const child = spawn(process.execPath, ['--expose-gc', '--import', 'tsx', file], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      DATABASE_URL: databaseUrl,
      MODERATION_PASSWORD: 'only-for-these-tests-on-loopback',
      ORIGIN_EN: 'https://www.studio.test',
      ORIGIN_HE: 'https://www.studio-test.co.il',
    },
  });
  const exited = once(child, 'exit');
  const early = exited.then(([code]) => {
    throw new Error(`the service exited with code ${code} before it listened`);
  });
  const [port] = await Promise.race([once(child, 'message'), early]);
  early.catch(() => {});
  const isRunning = () => child.exitCode === null && child.signalCode === null;
  /** Resolves with the exit code; null after SIGKILL. */
  const end = async (signal: NodeJS.Signals) => {
    if (isRunning()) child.kill(signal);
    await exited;
    return child.exitCode;
  };
  kills.push(() => end('SIGKILL'));
  return {
    port: Number(port),
    isRunning,
    /** Resolves with the heap in use after garbage collection, in MB. */
    heap: async () => {
      const answered = once(child, 'message');
      child.send({});
      const [megabytes] = await answered;
      return Number(megabytes);
    },
    /** As a power failure would. */
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
  };
}
