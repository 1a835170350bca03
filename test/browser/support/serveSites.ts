import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { portsVariable } from './variants';

/**
 * Builds and serves the sites in a process of their own, until the function that it gives is called; where
 * the environment names ports already, what is served there is tested.
 */
export async function serveSites(): Promise<() => Promise<void>> {
  if (process.env[portsVariable]) return async () => {};
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', fileURLToPath(new URL('serve.ts', import.meta.url))],
    {
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      env: { ...process.env, NODE_ENV: 'production' },
    },
  );
  process.env[portsVariable] = JSON.stringify(await portsFrom(child));
  return () => end(child);
}

async function portsFrom(child: ChildProcess): Promise<unknown> {
  const ended = once(child, 'exit').then(([code, signal]) => {
    throw new Error(`the sites could not be built and served (exit ${code ?? signal})`);
  });
  const [ports] = await Promise.race([once(child, 'message'), ended]);
  // It ends later by itself, when it is told to.
  ended.catch(() => {});
  return ports;
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  const late = setTimeout(() => child.kill('SIGKILL'), 10_000);
  child.disconnect();
  await ended;
  clearTimeout(late);
}
