import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { Hono } from 'hono';
import { inspectable } from '../../tools/local/inspectable';

test('[S4] adds the inspector to pages, and to nothing else', async () => {
  mkdirSync('.cache', { recursive: true });
  const folder = mkdtempSync(path.resolve('.cache/inspector-test-'));
  try {
    const app = new Hono()
      .get('/', (c) => c.html('<!doctype html><head><title>Home</title></head>'))
      .get('/data', (c) => c.text('<head>'));
    const served = await inspectable(app, folder);
    const textOf = async (address: string) => (await served.request(address)).text();
    const [, script = ''] =
      /<head><script type="module" src="([^"]+)">/.exec(await textOf('/')) ?? [];
    const code = await textOf(script);
    expect(code).toContain('BroadcastChannel');
    // Else its modules take the place of the page's.
    expect(code.match(/parcelRequire\w*/g)).toEqual(['parcelRequireInspector']);
    expect(await textOf('/workbench/inspector')).toContain('<title>Inspector</title>');
    expect(await textOf('/data')).toBe('<head>');
  } finally {
    rmSync(folder, { recursive: true });
  }
});
