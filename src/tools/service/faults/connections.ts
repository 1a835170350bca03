import { once } from 'node:events';
import { connect } from 'node:net';
import { expectThat, type Fault } from '../fault';
import { postNumber, readReviews, send } from '../posts';
import { startProcess } from '../serverProcess';
import { appId } from './appId';

/** Many connections stand open at the same time and say nothing. */
export const connections: Fault = {
  name: 'open connections',
  expected: 'others read and post within 500 ms; the memory stays below 200 MB',
  run: async (scale, folder) => {
    const service = await startProcess(`file:${folder}/open.db`);
    const sockets = await Promise.all(
      Array.from({ length: scale.connections }, async () => {
        const socket = connect(service.port, '127.0.0.1');
        socket.on('error', () => {});
        await once(socket, 'connect');
        return socket;
      }),
    );
    const read = await readReviews(service.port, appId);
    const started = performance.now();
    const posted = await send(service.port, postNumber(1, appId));
    const time = performance.now() - started;
    const memory = await service.memory();
    for (const socket of sockets) socket.destroy();
    await service.stop();
    expectThat(read.status === 200 && posted === 201, `answered with ${read.status} and ${posted}`);
    const slowest = Math.max(read.time, time);
    expectThat(slowest < 500, `another client waited ${Math.round(slowest)} ms`);
    expectThat(memory < 200, `the process holds ${Math.round(memory)} MB`);
    return `${scale.connections} open: answered within ${Math.round(slowest)} ms, ${Math.round(memory)} MB`;
  },
};
