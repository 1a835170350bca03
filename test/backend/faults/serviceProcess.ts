import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import process from 'node:process';

/** The backend in a separate process on loopback. */
export interface ServiceProcess {
  readonly port: number;
  readonly isRunning: () => boolean;
  /** Sends a request to the process; resolves with the heap in use after garbage collection, in MB. */
  readonly ask: (request: ServiceRequest) => Promise<number>;
  /** Kills the process, as a power failure would. */
  readonly kill: () => Promise<number | null>;
  /** Stops the process gracefully; resolves with the exit code. */
  readonly stop: () => Promise<number | null>;
}

export interface ServiceRequest {
  /** Sets the clock ahead of the system's, in ms. */
  readonly ahead?: number;
  /** Waits until no mail is being sent. */
  readonly mailIdle?: true;
}

/**
 * Starts the backend on a database.
 * @param environment additional settings.
 */
export async function startProcess(
  databaseUrl: string,
  environment: Readonly<Record<string, string>> = {},
): Promise<ServiceProcess> {
  const file = path.resolve('test/backend/faults/child.ts');
  const child = spawn(process.execPath, ['--expose-gc', '--import', 'tsx', file], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      DATABASE_URL: databaseUrl,
      SERVICE_SECRET: 'only-for-these-tests-on-loopback',
      ORIGIN_EN: 'https://www.studio.test',
      ORIGIN_HE: 'https://www.studio-test.co.il',
      ...environment,
    },
  });
  const exited = once(child, 'exit');
  const early = exited.then(([code]) => {
    throw new Error(`the service exited with code ${code} before it listened`);
  });
  const [port] = await Promise.race([once(child, 'message'), early]);
  early.catch(() => {});
  const isRunning = () => child.exitCode === null && child.signalCode === null;
  const end = async (signal: NodeJS.Signals) => {
    if (isRunning()) child.kill(signal);
    await exited;
    return child.exitCode;
  };
  return {
    port: Number(port),
    isRunning,
    ask: async (request) => {
      const answered = once(child, 'message');
      child.send(request);
      const [megabytes] = await answered;
      return Number(megabytes);
    },
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
  };
}
