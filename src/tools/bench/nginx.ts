import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import path from 'node:path';
import process from 'node:process';
import { setTimeout } from 'node:timers/promises';
import { freePort } from './freePort';

/** An nginx of our own, with one worker, on the first core of this machine. */
export interface Nginx {
  readonly port: number;
  /** What its worker has used of the processor so far, in seconds. */
  processorTime(): Promise<number>;
  close(): Promise<void>;
}

/** Whether there is an nginx, and a `taskset` to keep it on one core. */
export function hasNginx(): boolean {
  return ['nginx -v', 'taskset --version'].every((command) => {
    const [program = '', ...words] = command.split(' ');
    return spawnSync(program, words, { stdio: 'ignore', env: environment() }).status === 0;
  });
}

/**
 * Serves a root of the export as the README says: clean addresses, files that are compressed already.
 * @param root absolute.
 * @param folder absolute; holds nginx's own files.
 */
export async function startNginx(root: string, folder: string): Promise<Nginx> {
  const port = await freePort();
  await mkdir(folder, { recursive: true });
  const file = path.join(folder, 'nginx.conf');
  await writeFile(file, configuration(root, folder, port));
  const child = spawn('taskset', ['-c', '0', 'nginx', '-p', folder, '-c', file], {
    env: environment(),
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  await untilListening(port, child);
  const worker = await workerOf(child);
  return {
    port,
    processorTime: () => processorTimeOf(worker),
    async close() {
      child.kill('SIGTERM');
      if (child.exitCode === null) await once(child, 'exit');
    },
  };
}

/** Debian keeps nginx where only the administrator's PATH looks. */
function environment(): NodeJS.ProcessEnv {
  return { ...process.env, PATH: `${process.env.PATH}:/usr/sbin:/sbin` };
}

function configuration(root: string, folder: string, port: number): string {
  const user = process.getuid?.() === 0 ? 'user root;\n' : '';
  const at = (name: string) => path.join(folder, name);
  return `${user}daemon off;
worker_processes 1;
pid ${at('nginx.pid')};
error_log ${at('error.log')} error;
events { worker_connections 1024; }
http {
  access_log off;
  include /etc/nginx/mime.types;
  gzip_static on;
  sendfile on;
  tcp_nodelay on;
  keepalive_requests 1000000;
  open_file_cache max=1000;
  client_body_temp_path ${at('body')};
  proxy_temp_path ${at('proxy')};
  fastcgi_temp_path ${at('fastcgi')};
  uwsgi_temp_path ${at('uwsgi')};
  scgi_temp_path ${at('scgi')};
  server {
    listen 127.0.0.1:${port};
    root ${root};
    location / { try_files $uri.html $uri $uri/index.html =404; }
    location = / { try_files /index.html =404; }
    location /assets/ { add_header cache-control "public, max-age=31536000, immutable"; }
    location = /nothing { return 204; }
  }
}
`;
}

async function untilListening(port: number, child: ChildProcess): Promise<void> {
  let complaint = '';
  child.stderr?.on('data', (text) => {
    complaint += text;
  });
  for (let attempt = 0; attempt < 100; attempt += 1) {
    if (child.exitCode !== null) throw new Error(`nginx did not start: ${complaint.trim()}`);
    const socket = connect(port, '127.0.0.1');
    const isOpen = await Promise.race([
      once(socket, 'connect').then(() => true),
      once(socket, 'error').then(() => false),
    ]).catch(() => false);
    socket.destroy();
    if (isOpen) return;
    await setTimeout(50);
  }
  throw new Error('nginx does not listen');
}

async function workerOf({ pid }: ChildProcess): Promise<number> {
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8');
  const worker = Number(children.trim().split(' ')[0]);
  if (!worker) throw new Error('nginx has no worker');
  return worker;
}

/** The kernel counts in hundredths of a second. Source: proc(5), fields 14 and 15. */
async function processorTimeOf(pid: number): Promise<number> {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8');
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) / 100;
}
