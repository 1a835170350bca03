import { expectThat, type Fault } from '../fault';
import { inParallel, isKept, nameOf, postNumber, send } from '../posts';
import { startProcess } from '../serverProcess';
import { expectOnce } from '../stored';
import { appId } from './appId';

/** Two processes write to one file, and every post goes to both at the same time. */
export const twoProcesses: Fault = {
  name: 'two processes on one file',
  expected: 'each post is kept once, none is refused',
  run: async ({ posts }, folder) => {
    const url = `file:${folder}/two.db`;
    const services = await Promise.all([startProcess(url), startProcess(url)]);
    const count = Math.round(posts / 10);
    const acknowledged = new Set<string>();
    let refused = 0;
    await inParallel(count, 8, async (number) => {
      const post = postNumber(number, appId);
      const statuses = await Promise.all(services.map(({ port }) => send(port, post)));
      if (statuses.every(isKept)) {
        acknowledged.add(nameOf(number));
      } else refused += 1;
    });
    await Promise.all(services.map((service) => service.stop()));
    await expectOnce(url, acknowledged);
    expectThat(refused === 0, `${refused} of ${count} posts were refused`);
    return `${count} posts to both: each there once`;
  },
};
