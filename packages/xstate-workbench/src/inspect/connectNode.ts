import { WebSocket } from 'ws';
import { type Connection, type ConnectOptions, isLocal } from './connect';
import { createPlainMessages } from './messages';

/** Maximum number of messages that wait for the inspector. */
const longest = 20_000;

/**
 * Sends the machines of this Node process to the inspector of `npx xstate-workbench`. Does nothing without `url`, and
 * warns if it is wrong. The connection does not keep the process alive, and is tried once.
 * @example
 * const { inspect } = connect({ url: process.env.WORKBENCH_URL });
 * createActor(machine, { inspect }).start();
 */
export function connect({ url, mask }: ConnectOptions = {}): Connection {
  if (url === undefined) return { inspect: () => {} };
  const { protocol, hostname } = URL.canParse(url) ? new URL(url) : { protocol: '', hostname: '' };
  if (protocol !== 'ws:' || !isLocal(hostname)) {
    warn(url, 'it is not the ws: address that the command prints');
    return { inspect: () => {} };
  }
  const waiting: string[] = [];
  const socket = new WebSocket(url);
  const flush = () => {
    if (socket.readyState === WebSocket.OPEN)
      for (const text of waiting.splice(0)) socket.send(text);
  };
  socket.on('open', flush);
  socket.on('upgrade', ({ socket: connection }) => connection.unref());
  // Not running is no error of the application.
  socket.on('error', ({ message }) => warn(url, message));
  return {
    inspect: createPlainMessages((message) => {
      const sent = typeof mask === 'function' ? mask(message) : message;
      if (waiting.length < longest) waiting.push(JSON.stringify(sent));
      flush();
    }),
  };
}

function warn(url: string, reason: string): void {
  console.warn(`xstate-workbench does not inspect at ${url}: ${reason}.`);
}
