import { readFileSync } from 'node:fs';
import { type BrowserContext, test as base, type Route } from '@playwright/test';
import { type Ask, createAsk } from '../../../src/tools/deploy/ask';
import {
  type HostedSites,
  hostedSettings,
  type ServerName,
} from '../../../src/tools/hosts/hostedSites';
import { hosts } from '../../../src/tools/local/addresses';
import { inMemory, openLocalDatabase } from '../../../src/tools/local/localDatabase';
import { createLocalServices } from '../../../src/tools/local/server';
import { watch } from '../../browser/support/watch';
import { hostedSites } from './hostedSites';

export { expect } from '@playwright/test';

interface Fixtures {
  /** Which of the servers is asked and visited; each project sets its own. */
  readonly server: ServerName;
  readonly hosted: HostedSites;
  /** Asks that server for the addresses of production. */
  readonly ask: Ask;
  /** Gives the browser the services of other hosts, and every page an account of itself. */
  readonly outside: undefined;
}

/** Playwright's `test`, on a real server. */
export const test = base.extend<Fixtures>({
  server: ['nginx', { option: true }],
  hosted: async ({ browserName: _ }, use) => use(hostedSites()),
  ask: async ({ server, hosted }, use) => {
    const { httpPort, httpsPort } = hosted.servers[server];
    const ca = readFileSync(hosted.authority, 'utf8');
    const port = (url: URL) => (url.protocol === 'https:' ? httpsPort : httpPort);
    await use(createAsk((url) => ({ host: '127.0.0.1', port: port(url), ca })));
  },
  outside: async ({ context }, use) => {
    await watch(context);
    await answerForOthers(context);
    await use(undefined);
    await context.unrouteAll({ behavior: 'ignoreErrors' });
  },
});

/** What stands in for each outside service among the local ones, by the host that is asked. */
const standIns: Readonly<Record<string, string>> = {
  [new URL(hostedSettings.BOOKING_WIDGET_HOST).host]: hosts.widget,
  [new URL(hostedSettings.ANALYTICS_HOST).host]: hosts.analytics,
  [new URL(hostedSettings.REVIEWS_API).host]: hosts.english,
};

async function answerForOthers(context: BrowserContext): Promise<void> {
  const services = createLocalServices({
    roots: { com: '', coIl: '' },
    database: await openLocalDatabase({ url: inMemory }),
    isOwnOrigin: (origin) => origin.startsWith('https://'),
    log: () => {},
  });
  const answer = async (route: Route) => {
    const request = route.request();
    const { host, pathname, search } = new URL(request.url());
    const body = request.postData();
    const response = await services.request(`http://${standIns[host]}${pathname}${search}`, {
      method: request.method(),
      headers: { ...(await request.allHeaders()), host: standIns[host] ?? '' },
      ...(body !== null && { body }),
    });
    await route.fulfill({
      status: response.status,
      headers: Object.fromEntries(response.headers),
      body: Buffer.from(await response.arrayBuffer()),
    });
  };
  for (const host of Object.keys(standIns)) await context.route(`https://${host}/**`, answer);
  await context.route(`${hostedSettings.CONTACT_ENDPOINT}`, (route) =>
    route.fulfill({
      status: 204,
      headers: { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' },
    }),
  );
}
