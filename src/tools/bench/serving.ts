import path from 'node:path';
import { rootNames } from '../export/exportSite';
import type { Figure } from './figure';
import { loadServer } from './httpLoad';
import { hasNginx, startNginx } from './nginx';
import { onDevice } from './phone';
import type { Run } from './run';
import { exactly, summarize } from './statistics';
import { type Received, sumOf, watchTraffic } from './traffic';

/**
 * What nginx needs on one core to serve the home page, and a whole visit to it: all that a browser fetches before
 * any sign of a person. The control is an empty answer.
 */
export async function measureServing(run: Run): Promise<Figure[]> {
  const { sites, folder, isQuick, rounds, skip } = run;
  if (!hasNginx()) {
    skip('serving: there is no nginx here; install it with: apt-get install -y nginx-light');
    return [];
  }
  const files = await filesOfVisit(run);
  const paths = files.map(({ url }) => new URL(url).pathname);
  const root = path.join(sites.withoutId.folder, rootNames.en);
  const nginx = await startNginx(root, path.join(folder, 'nginx'));
  const seconds = isQuick ? 1 : 5;
  try {
    const perSecond: Record<string, number[]> = { home: [], nothing: [] };
    const visit: number[] = [];
    for (let round = 0; round < Math.min(rounds, 3); round += 1) {
      for (const [name, asked] of [
        ['home', ['/']],
        ['nothing', ['/nothing']],
      ] as const) {
        // In batches: of one request at a time, the time between would be measured.
        const batch = Array.from({ length: 16 }, () => asked).flat();
        const { requests, processor } = await loaded(nginx, batch, seconds);
        perSecond[name]?.push(requests / processor);
      }
      const { requests, processor } = await loaded(nginx, paths, seconds);
      visit.push((processor / (requests / paths.length)) * 1000);
    }
    const about = { subject: 'Serving', counting: 'without id' } as const;
    return [
      {
        ...about,
        name: 'home page by nginx, per second of one core',
        unit: 'per second',
        ours: summarize(perSecond.home ?? []),
        control: { ...summarize(perSecond.nothing ?? []), what: 'empty answers' },
      },
      {
        ...about,
        name: "nginx's processor time for a visit",
        unit: 'ms',
        ours: summarize(visit),
        note: `${paths.length} files`,
      },
      { ...about, name: 'a visit, as it is sent', unit: 'kB', ours: exactly(sumOf(files)) },
      {
        ...about,
        name: 'a visit, HTML alone',
        unit: 'kB',
        ours: exactly(sumOf(files.filter(({ type }) => type === 'Document'))),
      },
      { ...about, name: 'requests of a visit', unit: 'count', ours: exactly(paths.length) },
    ];
  } finally {
    await nginx.close();
  }
}

async function loaded(
  nginx: Awaited<ReturnType<typeof startNginx>>,
  paths: readonly string[],
  seconds: number,
) {
  const before = await nginx.processorTime();
  const { requests } = await loadServer(nginx.port, paths, seconds);
  return { requests, processor: (await nginx.processorTime()) - before };
}

/** What the home page's own host sends to a browser that nobody touches. */
function filesOfVisit({ browser, sites }: Run): Promise<Received[]> {
  const address = sites.withoutId.ours.en;
  return onDevice(browser, { rate: 1 }, async ({ page, session }) => {
    const traffic = await watchTraffic(session);
    await page.goto(address, { waitUntil: 'load' });
    await traffic.untilQuiet();
    const isOwn = ({ url }: Received) => url.startsWith(address) && !url.includes('/api/');
    return traffic.received().filter(isOwn);
  });
}
