import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { type WebSocket, WebSocketServer } from 'ws';

/** Maximum number of messages for an inspector that is opened later. */
const longest = 20_000;

/** Maximum size of a message, in bytes. */
const largest = 10_000_000;

/**
 * Passes the messages of Node processes to the open inspectors. Both know the token; a browser only gets in from the
 * inspector's own origin, so that no website can listen or send.
 */
export function createRelay(token = randomBytes(16).toString('hex')) {
  const server = new WebSocketServer({ noServer: true, maxPayload: largest });
  const inspectors = new Set<WebSocket>();
  const messages: string[] = [];
  return {
    token,
    /** Takes over a connection to `/socket`, or refuses it. */
    upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
      const { host, origin } = request.headers;
      const given = new URL(request.url ?? '', 'http://localhost').searchParams.get('token') ?? '';
      const isOwn = origin === undefined || origin === `http://${host}`;
      if (!isOwn || !isSame(given, token)) {
        socket.end('HTTP/1.1 403 Forbidden\r\n\r\n');
        return;
      }
      server.handleUpgrade(request, socket, head, (connection) => {
        if (origin !== undefined) {
          inspectors.add(connection);
          for (const message of messages) connection.send(message);
          connection.on('close', () => inspectors.delete(connection));
          return;
        }
        connection.on('message', (data) => {
          const text = String(data);
          messages.push(text);
          if (messages.length > longest) messages.splice(0, longest / 10);
          for (const inspector of inspectors) inspector.send(text);
        });
      });
    },
  };
}

function isSame(one: string, other: string): boolean {
  return one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));
}
