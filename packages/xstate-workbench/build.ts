import { spawnSync } from 'node:child_process';
import { copyFile, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'rolldown';

/* `npm run build -w xstate-workbench`: writes the package as it is packed into `.cache/xstate-workbench`. */

const folder = path.dirname(fileURLToPath(import.meta.url));
const dist = path.join(folder, '../../.cache/xstate-workbench');
const at = (...names: readonly string[]) => path.join(folder, ...names);

/** Entries of the package by the name of their file, and the interface that each implements. */
const entries = {
  index: { source: 'index', subpath: '.' },
  test: { source: 'test/testModels', subpath: './test' },
  inspect: { source: 'inspect/connect', subpath: './inspect' },
  frame: { source: 'frame/control', subpath: './frame' },
  page: { source: 'page/openWorkbench', subpath: './page' },
} as const;

await rm(dist, { recursive: true, force: true });
await mkdir(dist, { recursive: true });
await writeScripts();
await writeTypes();
await copyFile(at('src/page/workbench.css'), path.join(dist, 'page.css'));
for (const name of ['README.md', 'TESTING.md']) await copyFile(at(name), path.join(dist, name));
await writePackage();

async function writeScripts(): Promise<void> {
  const scripts = (
    input: Readonly<Record<string, string>>,
    platform: 'node' | 'browser',
    external: string[] = [],
    codeSplitting = true,
  ) =>
    build({
      input: Object.fromEntries(
        Object.entries(input).map(([name, source]) => [name, at('src', source)]),
      ),
      platform,
      external,
      logLevel: 'warn',
      plugins: [
        {
          // The largest part, once for both pages.
          name: 'shared layout',
          resolveId: (id) =>
            id.endsWith('/charts/layOut') ? { id: './layOut.js', external: true } : null,
        },
      ],
      transform: { define: { 'process.env.NODE_ENV': '"production"' } },
      output: { dir: dist, format: 'esm', minify: platform === 'browser', codeSplitting },
    });
  const { index, test, inspect, frame, page } = entries;
  await scripts(
    {
      index: `${index.source}.ts`,
      test: `${test.source}.ts`,
      'inspect.node': 'inspect/connectNode.ts',
      main: 'command/main.ts',
    },
    'node',
    ['xstate', 'rolldown', 'ws'],
  );
  await scripts(
    { inspect: `${inspect.source}.ts`, frame: `${frame.source}.ts`, page: `${page.source}.tsx` },
    'browser',
    ['xstate'],
  );
  await scripts({ layOut: 'charts/layOut.ts' }, 'browser');
  // Complete, because no bundler of an application reads it.
  await scripts({ inspector: 'page/inspector.ts' }, 'browser', [], false);
}

/** Declarations of what the entries export, with extensions, which Node's resolution of types needs. */
async function writeTypes(): Promise<void> {
  const tsc = fileURLToPath(import.meta.resolve('typescript/package.json'));
  const { status } = spawnSync(
    process.execPath,
    [
      path.join(path.dirname(tsc), 'bin/tsc'),
      ...['-p', at('tsconfig.build.json'), '--outDir', path.join(dist, 'types')],
    ],
    { stdio: 'inherit' },
  );
  if (status !== 0) throw new Error('tsc failed');
  const kept = new Set<string>();
  const keep = async (file: string): Promise<void> => {
    if (kept.has(file)) return;
    kept.add(file);
    const text = await readFile(file, 'utf8');
    const relative = /((?:from|import\()\s*['"])(\.[^'"]+)(?=['"])/g;
    await writeFile(file, text.replace(relative, '$1$2.js'));
    for (const [, , target = ''] of text.matchAll(relative))
      await keep(path.join(path.dirname(file), `${target}.d.ts`));
  };
  for (const { source } of Object.values(entries))
    await keep(path.join(dist, 'types', `${source}.d.ts`));
  for (const name of await readdir(path.join(dist, 'types'), { recursive: true })) {
    const file = path.join(dist, 'types', name);
    if (file.endsWith('.d.ts') && !kept.has(file)) await rm(file);
  }
}

/** `package.json` of the workspace with the built files in place of the sources. */
async function writePackage(): Promise<void> {
  const {
    devDependencies: _,
    scripts: __,
    ...own
  } = JSON.parse(await readFile(at('package.json'), 'utf8'));
  const exported = Object.entries(entries).map(([name, { source, subpath }]) => [
    subpath,
    {
      types: `./types/${source}.d.ts`,
      ...(name === 'inspect' && { node: './inspect.node.js' }),
      default: `./${name}.js`,
    },
  ]);
  const packed = {
    ...own,
    bin: { 'xstate-workbench': 'main.js' },
    exports: {
      ...Object.fromEntries(exported),
      './page.css': './page.css',
      './package.json': './package.json',
    },
    files: ['*.js', '*.css', '*.md', 'types'],
  };
  await writeFile(path.join(dist, 'package.json'), `${JSON.stringify(packed, null, 2)}\n`);
}
