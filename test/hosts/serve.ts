import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';

import { createServer } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { setTimeout as delay } from 'node:timers/promises';
import { Hono } from 'hono';
import { compressTexts } from '../../tools/export/compress';
import { listen } from '../../tools/local/listen';
import { installMissing, runs } from '../../tools/programs';
import { exportInto } from '../export/exportInto';
import { settings } from './sites';

/*
 * Exports both sites, with stand-ins for their code, serves them with nginx on Unix sockets, and opens a proxy for all
 * hosts. Tests use the proxy, so host names, ports and TLS are as in production.
 */
process.env.NODE_ENV = 'production';
process.env.PATH += ':/usr/sbin:/sbin';
const brotli = '/etc/nginx/modules-enabled/50-mod-http-brotli-static.conf';
installMissing({
  openssl: () => runs('openssl', ['version']),
  nginx: () => runs('nginx', ['-v']),
  'libnginx-mod-http-brotli-static': () => existsSync(brotli),
});
// Outside of the project's folder: the path of a Unix socket has at most 107 characters.
const folder = mkdtempSync(path.join(tmpdir(), 'hosts-'));
const at = (name: string) => path.join(folder, name);
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
process.once('SIGTERM', () => process.exit());

await exportInto(folder, settings);
await compressTexts(at('site/com'), at('site/co.il'));

// Tells what the documented server block passes on.
const echo = await listen(
  new Hono().all('*', (c) => c.json({ ...c.req.header(), padding: 'x'.repeat(1000) })),
  { port: 0 },
);

const newCertificate = 'req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=hosts'.split(' ');
execFileSync('openssl', [...newCertificate, '-keyout', at('key.pem'), '-out', at('chain.pem')], {
  stdio: 'ignore',
});
const certificate = `ssl_certificate ${at('chain.pem')}; ssl_certificate_key ${at('key.pem')};`;

// The exported configuration with other sockets, folders and certificates.
let exported = readFileSync(at('site/hosting/nginx.conf'), 'utf8');
for (const [from, to] of [
  [/^ *listen \[::\]:.*\n/gm, ''],
  [/listen 80;/g, `listen unix:${at('http.sock')};`],
  [/listen 443 ssl/g, `listen unix:${at('https.sock')} ssl`],
  [/ssl_certificate .*\n *ssl_certificate_key .*/g, certificate],
  [/root .*\/([^/]+);/g, `root ${at('site')}/$1;`],
] as const) {
  if (!from.test(exported)) throw new Error(`The exported nginx.conf does not contain ${from}`);
  exported = exported.replace(from, to);
}
const [, documented = ''] =
  /```nginx\n([^`]+)```/.exec(readFileSync('docs/operator.md', 'utf8')) ?? [];
const backend = documented
  .replace('listen 443', `listen unix:${at('https.sock')}`)
  .replace(/ssl_certificate .*\n *ssl_certificate_key .*/, certificate)
  .replace('127.0.0.1:4000', `127.0.0.1:${echo.port}`);
const debian = `${process.getuid?.() === 0 ? 'user root;' : ''} daemon off; pid ${at('pid')};
include /etc/nginx/modules-enabled/*.conf;
events {}
http {
include /etc/nginx/mime.types;
access_log off;
client_body_temp_path ${at('body')}; proxy_temp_path ${at('proxy')};
fastcgi_temp_path ${at('fastcgi')}; uwsgi_temp_path ${at('uwsgi')}; scgi_temp_path ${at('scgi')};
${exported}
${backend}
}
`;
writeFileSync(at('nginx.conf'), debian);
const nginx = spawn('nginx', ['-e', at('error.log'), '-c', at('nginx.conf')], { stdio: 'inherit' });
nginx.once('exit', () => process.exit(1));
process.on('exit', () => nginx.kill());
while (!existsSync(at('https.sock'))) await delay(20);

const proxy = createServer().on('connect', ({ url = '' }, from) => {
  const to = connect(at(url.endsWith(':443') ? 'https.sock' : 'http.sock'));
  from.write('HTTP/1.1 200 Connection established\r\n\r\n');
  from.pipe(to).pipe(from);
  from.on('error', () => to.destroy());
  to.on('error', () => from.destroy());
});
proxy.listen(0, '127.0.0.1', () => {
  const address = proxy.address();
  if (typeof address === 'object') console.log(`Proxy on port ${address?.port}`);
});
