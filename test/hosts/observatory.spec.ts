import { execFile } from 'node:child_process';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { pages } from '../../src/content/navigation';
import { hostedSettings } from '../../src/tools/hosts/hostedSites';
import { expect, test } from './support/test';

const run = promisify(execFile);
const program = fileURLToPath(new URL('support/grade.mjs', import.meta.url));

test('Mozilla’s Observatory gives every page A+ and 135 points, all that a site without cookies can have before it is preloaded', async ({
  hosted,
  server,
}) => {
  const { httpPort, httpsPort } = hosted.servers[server];
  const hosts = [hostedSettings.ORIGIN_EN, hostedSettings.ORIGIN_HE].map(
    (one) => new URL(one).host,
  );
  const asked = hosts.flatMap((host) => pages.map((page) => host + page));
  const ports = JSON.stringify({ 80: httpPort, 443: httpsPort });
  const { stdout } = await run(process.execPath, [program, hosted.observatory, ports, ...asked], {
    env: { ...process.env, NODE_EXTRA_CA_CERTS: hosted.authority },
  });
  const expected = asked.map((page) => ({ page, grade: 'A+', score: 135, short: [] }));
  expect(JSON.parse(stdout)).toEqual(expected);
});
