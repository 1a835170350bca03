import { execFile } from 'node:child_process';
import process from 'node:process';
import { Hono } from 'hono';
import { readAudit } from '../../../src/tools/supply/auditReport';
import { open } from '../local/support';

const answer = (json: unknown, code = 0) => ({ code, output: JSON.stringify(json), errors: '' });

describe('[Commands] npm run audit', () => {
  test('a registry that does not answer is said to be so: it neither passes nor fails', async () => {
    const registry = new Hono().all('*', (c) => c.body(null, 405));
    const { port } = await open(registry);
    const env = { ...process.env, npm_config_registry: `http://127.0.0.1:${port}/` };
    const [code, out] = await new Promise<[unknown, string]>((resolve) => {
      const command = ['--import', 'tsx', 'src/tools/audit.ts'];
      execFile(process.execPath, command, { env }, (error, output) =>
        resolve([error?.code ?? 0, output]),
      );
    });
    expect(code).toBe(0);
    expect(out).toMatch(/^audit: not reached, so nothing is known \(405 Method Not Allowed/);
    expect(out).toMatch(/\n0 passed, 0 failed\n$/);
  });

  test('an answer without findings is clean', () => {
    expect(readAudit(answer({ auditReportVersion: 2, vulnerabilities: {} }))).toEqual({
      kind: 'answered',
      found: [],
    });
  });

  test('each finding is a line: package, versions, weight, cause', () => {
    const via = [{ title: 'Opens doors', url: 'https://advisories.test/1' }, 'door'];
    const room = { name: 'room', severity: 'high', range: '<2.0.0', via };
    expect(readAudit(answer({ vulnerabilities: { room } }, 1))).toEqual({
      kind: 'answered',
      found: ['room <2.0.0 (high): Opens doors https://advisories.test/1; by door'],
    });
  });

  test.each([
    ['no JSON', { code: 1, output: '<html>', errors: 'npm error code E404\nnpm error not found' }],
    ['no npm', { code: -1, output: '', errors: 'spawn npm ENOENT' }],
    ['another shape', answer({ vulnerabilities: 'none' })],
  ])('%s is no answer', (_, said) => {
    expect(readAudit(said).kind).toBe('not reached');
  });
});
