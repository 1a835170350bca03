import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import process from 'node:process';

/** A server in a process of its own, on loopback. */
export interface ServerProcess {
  readonly port: number;
  readonly isRunning: () => boolean;
  /** Memory that it holds, in MB. Source: proc(5), VmRSS. */
  readonly memory: () => Promise<number>;
  /** Memory that it still uses after a garbage collection, in MB: what only grows is a leak. */
  readonly collectedMemory: () => Promise<number>;
  /** Resolves once it sends no mail. */
  readonly mailIdle: () => Promise<void>;
  /** Sets its clock ahead of the system's by so many ms. */
  readonly moveClock: (ahead: number) => Promise<void>;
  /** Ends it as a power cut would. */
  readonly kill: () => Promise<void>;
  /** Asks it to stop; gives its exit code. */
  readonly stop: () => Promise<number | null>;
}

/** What a service's process is asked by message; it answers with a number. */
export interface Asked {
  readonly ahead?: number;
  readonly collect?: true;
  readonly settle?: true;
}

interface ProcessOptions {
  /** A program and its arguments to run it by, such as `taskset -c 0`. */
  readonly before?: readonly string[];
  /** More settings of the service. */
  readonly environment?: Readonly<Record<string, string>>;
}

/** Starts the service on the database. See `startServer`. */
export function startProcess(
  databaseUrl: string,
  { before = [], environment = {} }: ProcessOptions = {},
): Promise<ServerProcess> {
  const own = { DATABASE_URL: databaseUrl, SERVICE_SECRET: 'only-for-this-harness-on-loopback' };
  return startServer('src/tools/service/child.ts', { ...own, ...environment }, before);
}

/** Starts a file that sends the number of its port once it listens. */
export async function startServer(
  file: string,
  environment: Readonly<Record<string, string>>,
  before: readonly string[],
): Promise<ServerProcess> {
  const [program = '', ...args] = [
    ...before,
    process.execPath,
    '--expose-gc',
    '--import',
    'tsx',
    file,
  ];
  const child = spawn(program, args, {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: { ...process.env, NODE_ENV: 'production', ...environment },
  });
  const port = await portOf(child);
  const end = async (signal: NodeJS.Signals) => {
    if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
    return child.exitCode;
  };
  const ask = async (asked: Asked): Promise<number> => {
    const answered = once(child, 'message');
    child.send(asked);
    const [answer] = await answered;
    return Number(answer);
  };
  return {
    port,
    isRunning: () => child.exitCode === null && child.signalCode === null,
    memory: async () => {
      const status = await readFile(`/proc/${child.pid}/status`, 'utf8');
      return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1]) / 1000;
    },
    collectedMemory: () => ask({ collect: true }),
    mailIdle: async () => void (await ask({ settle: true })),
    moveClock: async (ahead) => void (await ask({ ahead })),
    kill: async () => void (await end('SIGKILL')),
    stop: () => end('SIGTERM'),
  };
}

async function portOf(child: ChildProcess): Promise<number> {
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`the server ended with code ${code} before it listened`);
  });
  const [port] = await Promise.race([once(child, 'message'), ended]);
  ended.catch(() => {});
  return Number(port);
}
