import { createClient } from '@libsql/client';
import { expectThat, type Fault } from '../fault';
import { nameOf, postNumber, readReviews, send } from '../posts';
import { startProcess } from '../serverProcess';
import { expectOnce } from '../stored';
import { appId } from './appId';

/** How long one post may wait for the lock, in ms: 5 s of patience, and one of work. */
const longest = 6500;
const visitors = 20;

/** Another program holds the database for longer than the service waits. */
export const locked: Fault = {
  name: 'database locked by another program',
  expected: 'reads go on; posts get 503 within 6.5 s, and are taken once it is free',
  run: async (_, folder) => {
    const url = `file:${folder}/locked.db`;
    const service = await startProcess(url);
    const other = createClient({ url });
    try {
      const lock = await other.transaction('write');
      await lock.execute("INSERT INTO taken_over (source, at) VALUES ('harness', 1)");
      const started = performance.now();
      const times: number[] = [];
      const posting = Promise.all(
        Array.from({ length: visitors }, async (_item, number) => {
          const status = await send(service.port, postNumber(number, appId));
          times.push(performance.now() - started);
          return status;
        }),
      );
      const reads = [];
      while (times.length < visitors && performance.now() - started < 2 * longest) {
        reads.push(await readReviews(service.port, appId));
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
      const statuses = new Set(await posting);
      await lock.rollback();
      const slowest = Math.max(...times);
      const slowestRead = Math.max(...reads.map(({ time }) => time));
      expectThat([...statuses].join() === '503', `posts were answered with ${[...statuses]}`);
      expectThat(slowest < longest, `the last post was answered after ${Math.round(slowest)} ms`);
      expectThat(
        reads.every(({ status }) => status === 200),
        'a read failed',
      );
      expectThat(slowestRead < 1000, `a read took ${Math.round(slowestRead)} ms`);
      const after = await send(service.port, postNumber(0, appId));
      expectThat(after === 201, `after the lock a post was answered with ${after}`);
      await expectOnce(url, [nameOf(0)]);
      return `503 after ${(slowest / 1000).toFixed(1)} s, slowest of ${reads.length} reads ${Math.round(slowestRead)} ms`;
    } finally {
      other.close();
      await service.stop();
    }
  },
};
