import { subscribe } from 'node:diagnostics_channel';
import { type IncomingMessage, Server } from 'node:http';
import { Hono } from 'hono';
import * as v from 'valibot';
import { isThisMachine } from '../../backend/address';

/*
 * Any web page may send requests to a development server. These rules refuse pages of other origins, and names that
 * a foreign DNS server resolves to this machine (DNS rebinding).
 */

const refusal = 'Expected a page of this machine';

/** The app, without requests of other origins and for other hosts: they get 403. */
export function withOwnRequests(app: Hono): Hono {
  return new Hono().all('*', (c) =>
    isOwn(c.req.header('host'), c.req.header('origin'))
      ? app.fetch(c.req.raw, c.env)
      : c.text(refusal, 403),
  );
}

/**
 * The same for every HTTP server that this process starts afterwards, and for WebSockets: Parcel's server serves all
 * files of the project, opens an editor, and has no option for this.
 */
export function refuseForeignRequests(): void {
  const guarded = new WeakSet<Server>();
  // Published for a new connection, before its first request is read.
  subscribe('net.server.socket', (message) => {
    const { server } = v.parse(connection, message).socket;
    if (!(server instanceof Server) || guarded.has(server)) return;
    guarded.add(server);
    guard(server);
  });
}

const connection = v.object({ socket: v.looseObject({ server: v.unknown() }) });

function guard(server: Server): void {
  const answer = server.listeners('request');
  const upgrade = server.listeners('upgrade');
  server.removeAllListeners('request').removeAllListeners('upgrade');
  server.on('request', (request, response) => {
    if (isForeign(request)) response.writeHead(403).end(refusal);
    else for (const listener of answer) listener.call(server, request, response);
  });
  server.on('upgrade', (request, socket, head) => {
    if (isForeign(request)) socket.destroy();
    else for (const listener of upgrade) listener.call(server, request, socket, head);
  });
}

/** Links of other sites lead to pages, and to nothing else: an image or a script has no `Origin`. */
function isForeign({ headers, url = '' }: IncomingMessage): boolean {
  const isPage = headers['sec-fetch-mode'] === 'navigate' && !url.startsWith('/__parcel');
  const isOfOthers = headers['sec-fetch-site'] === 'cross-site' && !isPage;
  return isOfOthers || !isOwn(headers.host, headers.origin);
}

function isOwn(host = '', origin = `http://${host}`): boolean {
  return [`http://${host}`, origin].every(
    (address) => URL.canParse(address) && isThisMachine(new URL(address).hostname),
  );
}
