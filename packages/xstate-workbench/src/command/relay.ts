import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { type WebSocket, WebSocketServer } from 'ws';

/** Maximum number of messages of a program for an inspector that is opened later. */
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
  const programs = new Map<WebSocket, string[]>();
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
          for (const message of [...programs.values()].flat()) connection.send(message);
          connection.on('close', () => inspectors.delete(connection));
          return;
        }
        // A program that ended is forgotten when the next one starts.
        for (const other of programs.keys())
          if (other.readyState !== other.OPEN) programs.delete(other);
        const messages: string[] = [];
        programs.set(connection, messages);
        const pass = (text: string) => {
          messages.push(text);
          if (messages.length > longest) messages.splice(0, longest / 10);
          for (const inspector of inspectors) inspector.send(text);
        };
        connection.on('message', (data) => pass(String(data)));
        connection.on('close', () => {
          const [first = '{}'] = messages;
          pass(JSON.stringify({ ...JSON.parse(first), type: '@xstate-workbench.ended' }));
        });
      });
    },
  };
}

function isSame(one: string, other: string): boolean {
  return one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));
}
