import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { freePort } from '../bench/freePort';
import { createAsk } from '../deploy/ask';
import { rootFolder } from '../hosting/hostedSite';
import type { ThrowAwayCertificate } from './certificate';
import { serverEnvironment } from './debianPrograms';

/** A server on this machine's loopback, under the configuration that the export has written for it. */
export interface RunningServer {
  readonly httpPort: number;
  readonly httpsPort: number;
  close(): Promise<void>;
}

export interface ServerOptions {
  /** Holds the roots, and `hosting` beside them; absolute. */
  readonly site: string;
  /** Receives what the server writes; absolute. */
  readonly folder: string;
  readonly certificate: ThrowAwayCertificate;
  /** A host that it answers for. */
  readonly host: string;
}

/** The configuration as it was written, but for ports, folders and certificates. */
export async function startNginx(options: ServerOptions): Promise<RunningServer> {
  const { site, folder, certificate } = options;
  const [httpPort, httpsPort] = [await freePort(), await freePort()];
  const written = await readFile(path.join(site, 'hosting/nginx.conf'), 'utf8');
  const adapted = replaced(written, [
    [/^ *listen \[::\]:.*\n/gm, ''],
    [/listen 80;/g, `listen 127.0.0.1:${httpPort};`],
    [/listen 443 ssl/g, `listen 127.0.0.1:${httpsPort} ssl`],
    [/(ssl_certificate) .*;/g, `$1 ${certificate.chain};`],
    [/(ssl_certificate_key) .*;/g, `$1 ${certificate.key};`],
    [/root .*\/([^/]+);/g, `root ${site}/$1;`],
  ]);
  const at = (name: string) => path.join(folder, name);
  await mkdir(folder, { recursive: true });
  await writeFile(at('sites.conf'), adapted);
  await writeFile(at('nginx.conf'), nginxAround(at));
  const child = spawn('nginx', ['-e', at('error.log'), '-c', at('nginx.conf')], {
    env: serverEnvironment(),
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  return running(child, { ...options, httpPort, httpsPort });
}

/** What Debian's own nginx.conf says around the sites, in a folder of its own. */
function nginxAround(at: (name: string) => string): string {
  const user = process.getuid?.() === 0 ? 'user root;\n' : '';
  const kinds = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return `${user}daemon off;
worker_processes 1;
pid ${at('nginx.pid')};
error_log ${at('error.log')} warn;
include /etc/nginx/modules-enabled/*.conf;
events { worker_connections 256; }
http {
  access_log off;
  include /etc/nginx/mime.types;
  default_type application/octet-stream;
  sendfile on;
${kinds.map((kind) => `  ${kind}_temp_path ${at(kind)};`).join('\n')}
  include ${at('sites.conf')};
}
`;
}

/** The configuration as it was written, but for ports, folders and certificates. */
export async function startCaddy(options: ServerOptions): Promise<RunningServer> {
  const { site, folder, certificate } = options;
  const [httpPort, httpsPort] = [await freePort(), await freePort()];
  const written = await readFile(path.join(site, 'hosting/Caddyfile'), 'utf8');
  const adapted = replaced(written, [
    [/^(https:.* \{)$/gm, `$1\n\ttls ${certificate.chain} ${certificate.key}`],
    [new RegExp(`root \\* ${path.dirname(rootFolder('x'))}`, 'g'), `root * ${site}`],
  ]);
  const around = `{
	admin off
	http_port ${httpPort}
	https_port ${httpsPort}
	default_bind 127.0.0.1
	skip_install_trust
}
`;
  await mkdir(folder, { recursive: true });
  const file = path.join(folder, 'Caddyfile');
  await writeFile(file, around + adapted);
  const child = spawn('caddy', ['run', '--config', file, '--adapter', 'caddyfile'], {
    env: { ...serverEnvironment(), HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  return running(child, { ...options, httpPort, httpsPort });
}

/** @throws Error for a text that is not there to be replaced: the configuration is no longer what is tested. */
function replaced(text: string, changes: readonly (readonly [RegExp, string])[]): string {
  return changes.reduce((changed, [from, to]) => {
    if (!changed.match(from)) throw new Error(`the configuration has nothing like ${from}`);
    return changed.replace(from, to);
  }, text);
}

/** Resolves once the server answers, or rejects with what it said before it ended. */
async function running(
  child: ChildProcess,
  { host, httpPort, httpsPort }: ServerOptions & { httpPort: number; httpsPort: number },
): Promise<RunningServer> {
  let complaint = '';
  child.stderr?.on('data', (text) => {
    complaint += text;
  });
  const ended = new Promise<never>((_, reject) => {
    const fail = () => reject(new Error(`${child.spawnfile} did not start: ${complaint.trim()}`));
    child.on('error', fail);
    child.on('exit', fail);
  });
  await Promise.race([answering(host, httpPort, child), ended]);
  // It ends later by itself, when it is told to.
  ended.catch(() => {});
  return {
    httpPort,
    httpsPort,
    async close() {
      if (child.exitCode !== null) return;
      const exited = once(child, 'exit');
      child.kill('SIGTERM');
      await exited;
    },
  };
}

/** Neither says when it listens: it is asked until it answers, or has ended. */
async function answering(host: string, port: number, child: ChildProcess): Promise<void> {
  const ask = createAsk(() => ({ host: '127.0.0.1', port }));
  while (child.exitCode === null) {
    const isUp = await ask(`http://${host}/`).then(
      () => true,
      () => false,
    );
    if (isUp) return;
    await new Promise((next) => setTimeout(next, 50));
  }
}
