import { expectThat, type Fault } from '../fault';
import { inParallel, nameOf, postNumber, send } from '../posts';
import { startProcess } from '../serverProcess';
import { expectOnce } from '../stored';
import { appId } from './appId';

/** SIGTERM, as a new version is deployed, while visitors post. */
export const stopped: Fault = {
  name: 'SIGTERM while posts arrive',
  expected: 'it ends by itself within 10 s; what was acknowledged is there once',
  run: async (_, folder) => {
    const url = `file:${folder}/stopped.db`;
    const service = await startProcess(url);
    const acknowledged = new Set<string>();
    const statuses = new Set<number>();
    let stopping: Promise<number | null> | undefined;
    let took = 0;
    await inParallel(400, 32, async (number) => {
      if (number === 200) {
        const started = performance.now();
        stopping = service.stop().finally(() => {
          took = performance.now() - started;
        });
      }
      const status = await send(service.port, postNumber(number, appId)).catch(() => undefined);
      if (status !== undefined) statuses.add(status);
      if (status === 201) acknowledged.add(nameOf(number));
    });
    const code = await stopping;
    expectThat(code === 0, `it ended with code ${code}`);
    expectThat(took < 10_000, `it took ${Math.round(took)} ms to end`);
    expectThat([...statuses].join() === '201', `posts were answered with ${[...statuses]}`);
    await expectOnce(url, acknowledged);
    return `ended after ${Math.round(took)} ms, ${acknowledged.size} acknowledged posts there once`;
  },
};
