import { rm } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { findBrowser } from './browser';
import { buildHosted } from './hosts/buildHosted';
import { throwAwayCertificate } from './hosts/certificate';
import { findServers } from './hosts/debianPrograms';
import { type HostedSites, hostedSettings, hostedVariable } from './hosts/hostedSites';
import { findObservatory } from './hosts/observatory';
import { startCaddy, startNginx } from './hosts/startServers';
import { ownFolder } from './testing/ownFolder';
import { runSteps } from './testing/runSteps';
import { hostsStep } from './testing/steps';

/* `npm run test:hosts`: nginx and Caddy under our configurations, both sites over TLS, asked and visited. */

process.env.NODE_ENV = 'production';
const folder = await ownFolder(path.resolve('.cache/test/hosts'));
const close: (() => Promise<void>)[] = [];
try {
  findServers();
  process.env.CHROMIUM_PATH = findBrowser();
  const observatory = await findObservatory();
  console.log('Building both sites as they are deployed');
  await buildHosted(folder);
  const site = path.join(folder, 'site');
  const hosts = [hostedSettings.ORIGIN_EN, hostedSettings.ORIGIN_HE].flatMap((origin) => {
    const { host } = new URL(origin);
    return [host, host.replace('www.', '')];
  });
  const certificate = await throwAwayCertificate(path.join(folder, 'certificate'), hosts);
  const options = { site, certificate, host: hosts[0] ?? '' };
  const nginx = await startNginx({ ...options, folder: path.join(folder, 'nginx') });
  close.push(nginx.close);
  const caddy = await startCaddy({ ...options, folder: path.join(folder, 'caddy') });
  close.push(caddy.close);
  const hosted: HostedSites = {
    folder: site,
    authority: certificate.authority,
    observatory,
    servers: { nginx, caddy },
  };
  process.env[hostedVariable] = JSON.stringify(hosted);
  const { passed, failed } = await runSteps([hostsStep('.cache/test/reports')]);
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  console.log('\n0 passed, 1 failed');
  process.exitCode = 1;
} finally {
  await Promise.all(close.map((end) => end()));
  await rm(folder, { recursive: true, force: true });
}
// Parcel's workers would keep the process alive.
process.exit();
