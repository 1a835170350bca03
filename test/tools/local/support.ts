import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Hono } from 'hono';
import type { HeaderTable } from '../../../tools/hosting/headerTable';
import { type Listening, listen } from '../../../tools/local/listen';
import { inMemory, openLocalDatabase } from '../../../tools/local/localDatabase';
import { createLocalServices, type LocalServicesOptions } from '../../../tools/local/server';
import { temporaryFolder } from '../../backend/support';

const opened: Listening[] = [];
afterEach(async () => {
  await Promise.all(opened.splice(0).map(({ close }) => close()));
});

/** Listens for one test, and closes afterwards. */
export async function open(app: Hono, port = 0): Promise<Listening> {
  const listening = await listen(app, { port });
  opened.push(listening);
  return listening;
}

const table: HeaderTable = {
  everywhere: { 'X-Frame-Options': 'DENY' },
  overTls: {},
  rules: [],
  notFound: { 'X-Found': 'no' },
  otherwise: {},
};

/** Two small site roots in `folder`. */
async function writeSites(folder: string) {
  const files: Record<string, string> = {
    'com/index.html': '<h1>Home</h1>',
    'com/404.html': '<h1>Page Not Found</h1>',
    'com/_headers': '/*\n  X-Frame-Options: DENY\n',
    'com/_redirects': '/index.html / 301\n',
    'com/assets/client.4df09abc.js': '',
    'co.il/index.html': '<h1>בית</h1>',
    'co.il/404.html': '<h1>לא נמצא</h1>',
    'secret.txt': 'secret',
    'hosting/headers.json': JSON.stringify({ com: table }),
  };
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), content);
  }
}

/** The services over fresh folders, with what they log. */
export async function services(options: Partial<LocalServicesOptions> = {}) {
  const folder = await temporaryFolder();
  await writeSites(folder);
  const lines: string[] = [];
  const database = await openLocalDatabase({ url: inMemory, appId: 'studio' });
  const log = (line: string) => void lines.push(line);
  const app = createLocalServices({ folder, database, appId: 'studio', log, ...options });
  return { app, lines, folder, database };
}
