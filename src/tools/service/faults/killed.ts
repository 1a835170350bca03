import { expectThat, type Fault } from '../fault';
import { inParallel, isKept, nameOf, postNumber, send } from '../posts';
import { type ServerProcess, startProcess } from '../serverProcess';
import { expectOnce, storedNames } from '../stored';
import { appId } from './appId';

/** After how many acknowledged posts the process is killed. */
const roundOf = 8;

/** `kill -9` again and again while visitors post; who got no answer posts again. */
export const killed: Fault = {
  name: 'kill -9 while posts arrive',
  expected: 'every acknowledged post is there once, the database is whole',
  run: async ({ posts }, folder) => {
    const url = `file:${folder}/killed.db`;
    const acknowledged = new Set<string>();
    let kills = 0;
    let running = startProcess(url);
    let nextKill = posts / roundOf;

    const killOnce = async (service: ServerProcess) => {
      await service.kill();
      kills += 1;
      return startProcess(url);
    };
    await inParallel(posts, 32, async (number) => {
      for (;;) {
        const service = await running;
        const status = await send(service.port, postNumber(number, appId)).catch(() => undefined);
        if (isKept(status)) break;
        expectThat(status === undefined || status === 503, `a post was answered with ${status}`);
      }
      acknowledged.add(nameOf(number));
      if (acknowledged.size >= nextKill && acknowledged.size < posts) {
        nextKill += posts / roundOf;
        running = running.then(killOnce);
      }
    });
    await (await running).kill();
    await expectOnce(url, acknowledged);
    const { size } = await storedNames(url);
    expectThat(size === posts, `${size} of ${posts} posts are stored`);
    return `${posts} posts, ${kills} kills: all there once`;
  },
};
