import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { connect } from 'node:net';
import type { Duplex } from 'node:stream';
import { isLocal } from '../inspect/connect';
import { bundlePage, htmlOf, readStyles } from './page';
import { createRelay } from './relay';

interface Options {
  /** 0 for any free port. */
  readonly port: number;
  /** Path of the configuration, if there is one. */
  readonly config?: string | undefined;
  /** Address of the application that the workbench frames. */
  readonly site?: string | undefined;
}

/**
 * Serves the inspector, the workbench of a configuration and the pages of its application on 127.0.0.1. Other hosts are
 * refused, so that no website reaches it under a name that leads here.
 * @returns the address, and the token of Node processes.
 */
export async function serve({ port, config, site }: Options) {
  const relay = createRelay();
  // Takes a second, so it begins before the inspector is opened.
  const inspector = bundlePage();
  let address = '';
  const socketAddress = () => `${address.replace('http', 'ws')}/socket?token=${relay.token}`;
  const pages: Readonly<Record<string, () => string | Promise<string>>> = {
    '/inspect': () => htmlOf('Inspector', '/workbench/inspector.js', socketAddress()),
    '/workbench/inspector.js': () => inspector,
    '/workbench/page.css': readStyles,
    ...(config && {
      '/workbench': () => htmlOf('Workbench', '/workbench/app.js'),
      // At each load, so that a changed model needs only a reload.
      '/workbench/app.js': () => bundlePage(config),
    }),
  };
  const server = createServer(async (incoming, response) => {
    const { pathname } = new URL(incoming.url ?? '/', 'http://localhost');
    if (!isFromHere(incoming)) return void response.writeHead(403).end('Only on this machine.\n');
    const page = pages[pathname];
    if (!page && site) return forward(site, incoming, response);
    if (!page)
      return void response.writeHead(404).end(`Here are: ${Object.keys(pages).join(' ')}\n`);
    try {
      const body = await page();
      response.writeHead(200, { 'content-type': typeOf(pathname), 'cache-control': 'no-store' });
      response.end(body);
    } catch (error) {
      response.writeHead(500, { 'content-type': 'text/plain' }).end(`${error}\n`);
    }
  });
  server.on('upgrade', (incoming, socket: Duplex, head) => {
    if (!isFromHere(incoming)) socket.destroy();
    else if (incoming.url?.startsWith('/socket')) relay.upgrade(incoming, socket, head);
    else if (site) tunnel(new URL(site), incoming, socket);
    else socket.destroy();
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', ({ message }) =>
      reject(
        new Error(`Port ${port} cannot be used. Choose another one with --port. (${message})`),
      ),
    );
    server.listen(port, '127.0.0.1', resolve);
  });
  const listening = server.address();
  address = `http://127.0.0.1:${typeof listening === 'object' ? listening?.port : port}`;
  return { address, socketAddress: socketAddress(), close: () => server.close() };
}

function isFromHere({ headers: { host = '' } }: IncomingMessage): boolean {
  return isLocal(host.replace(/:\d+$/, ''));
}

function typeOf(pathname: string): string {
  const end = /\.(js|css)$/.exec(pathname)?.[1] ?? 'html';
  return `text/${end === 'js' ? 'javascript' : end}; charset=utf-8`;
}

/** Answers with a page of the application, which so has the origin of the workbench. */
function forward(site: string, incoming: IncomingMessage, response: ServerResponse): void {
  const { method, url = '/' } = incoming;
  const target = new URL(url, site);
  const headers = { ...incoming.headers, host: target.host };
  const asked = request(target, { method, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  asked.on('error', () => response.writeHead(502).end(`${site} does not answer. Is it running?\n`));
  incoming.pipe(asked);
}

/** Passes a WebSocket of the application through, such as that of hot reload. */
function tunnel({ hostname, port, host }: URL, incoming: IncomingMessage, socket: Duplex): void {
  const onward = connect(Number(port || 80), hostname, () => {
    const headers = Object.entries({ ...incoming.headers, host, origin: `http://${host}` });
    const lines = headers.map(([name, value]) => `${name}: ${value}`);
    onward.write(`GET ${incoming.url} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`);
    onward.pipe(socket).pipe(onward);
  });
  onward.on('error', () => socket.destroy());
  socket.on('error', () => onward.destroy());
}
