import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/**
 * Asks a server for the same files again and again over a few connections, all of one round at once, until the
 * time is over. How much one round brings is measured first; then bytes are counted, which takes the asking side
 * little work.
 * @param seconds how long.
 * @returns how many files came, and how long it took, in seconds.
 */
export async function loadServer(
  port: number,
  paths: readonly string[],
  seconds: number,
): Promise<{ readonly requests: number; readonly seconds: number }> {
  const round = paths.map(requestOf).join('');
  const size = await sizeOfRound(port, paths);
  const started = performance.now();
  const end = started + seconds * 1000;
  const rounds = await Promise.all(
    Array.from({ length: 8 }, () => askUntil(end, port, round, size)),
  );
  const taken = (performance.now() - started) / 1000;
  return { requests: rounds.reduce((sum, count) => sum + count, 0) * paths.length, seconds: taken };
}

function requestOf(path: string): string {
  return `GET ${path} HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: gzip, br\r\n\r\n`;
}

/** In bytes, headers included. */
async function sizeOfRound(port: number, paths: readonly string[]): Promise<number> {
  let size = 0;
  for (const path of paths) {
    const socket = connect(port, '127.0.0.1');
    await once(socket, 'connect');
    let text = '';
    socket.setEncoding('latin1');
    socket.on('data', (part) => {
      text += part;
    });
    socket.write(requestOf(path));
    size += await sizeOfAnswer(socket, () => text, path);
    socket.destroy();
  }
  return size;
}

async function sizeOfAnswer(socket: Socket, soFar: () => string, path: string): Promise<number> {
  for (;;) {
    await once(socket, 'data');
    const end = soFar().indexOf('\r\n\r\n');
    if (end < 0) continue;
    const head = soFar().slice(0, end);
    if (!/^HTTP\/1\.1 20[04] /.test(head)) {
      throw new Error(`${path} is answered with ${head.split('\r\n')[0]}`);
    }
    return end + 4 + Number(/content-length: (\d+)/i.exec(head)?.[1] ?? 0);
  }
}

async function askUntil(end: number, port: number, round: string, size: number): Promise<number> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  let rounds = 0;
  let missing = size;
  return new Promise((resolve, reject) => {
    socket.on('error', reject);
    socket.on('data', ({ length }) => {
      missing -= length;
      if (missing > 0) return;
      rounds += 1;
      missing = size;
      if (performance.now() >= end) {
        socket.destroy();
        resolve(rounds);
      } else {
        socket.write(round);
      }
    });
    socket.write(round);
  });
}
