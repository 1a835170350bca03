import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { expectThat, type Fault } from '../fault';
import { readReviews } from '../posts';
import { startProcess } from '../serverProcess';
import { appId } from './appId';

const clients = 100;
/** Until when a request has to be whole, in ms: 10 s, and what the check of it takes. */
const cutWithin = 15_000;

const head = (length: number) =>
  `POST /api/enquiries HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n\r\n`;

/** Clients that send a byte a second, half of them in the headers, half in the body. */
export const slowClients: Fault = {
  name: 'slow clients',
  expected: 'others are answered within 500 ms; the slow ones are cut off within 15 s',
  run: async (_, folder) => {
    const service = await startProcess(`file:${folder}/slow.db`);
    const started = performance.now();
    const sockets = await Promise.all(
      Array.from({ length: clients }, (_item, number) =>
        slowSocket(service.port, number % 2 === 0),
      ),
    );
    let open = sockets.length;
    for (const { closed } of sockets) void closed.then(() => (open -= 1));
    let slowest = 0;
    while (open > 0 && performance.now() - started < 2 * cutWithin) {
      for (const { socket } of sockets) if (!socket.destroyed) socket.write('x');
      const { status, time } = await readReviews(service.port, appId);
      expectThat(status === 200, `another client was answered with ${status}`);
      slowest = Math.max(slowest, time);
      await new Promise((resolve) => setTimeout(resolve, 1000));
    }
    const seconds = (performance.now() - started) / 1000;
    for (const { socket } of sockets) socket.destroy();
    await service.stop();
    expectThat(open === 0, `${open} of ${clients} were still open after ${Math.round(seconds)} s`);
    expectThat(seconds * 1000 < cutWithin, `the last was cut off after ${Math.round(seconds)} s`);
    expectThat(slowest < 500, `another client waited ${Math.round(slowest)} ms`);
    return `${clients} cut off within ${Math.round(seconds)} s, others answered within ${Math.round(slowest)} ms`;
  },
};

async function slowSocket(port: number, isInHeaders: boolean) {
  const socket: Socket = connect(port, '127.0.0.1');
  socket.on('error', () => {});
  await once(socket, 'connect');
  socket.write(isInHeaders ? 'POST /api/enquiries HTTP/1.1\r\nX-Slow: ' : head(1000));
  socket.resume();
  return { socket, closed: once(socket, 'close') };
}
