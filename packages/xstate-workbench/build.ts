import { spawnSync } from 'node:child_process';
import { copyFile, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'rolldown';

/* `npm run build -w xstate-workbench`: writes the package as it is packed into `.cache/xstate-workbench`. */

const folder = path.dirname(fileURLToPath(import.meta.url));
const packed = path.join(folder, '../../.cache/xstate-workbench');
const dist = path.join(packed, 'dist');
const at = (...names: readonly string[]) => path.join(folder, ...names);

/** Entries of the package by the name of their file, and the interface that each implements. */
const entries = {
  index: { source: 'index', subpath: '.' },
  test: { source: 'test/testModels', subpath: './test' },
  inspect: { source: 'inspect/connect', subpath: './inspect' },
  frame: { source: 'frame/control', subpath: './frame' },
  page: { source: 'page/openWorkbench', subpath: './page' },
} as const;

await rm(packed, { recursive: true, force: true });
await mkdir(dist, { recursive: true });
await writeScripts();
await writeTypes();
await copyFile(at('src/page/workbench.css'), path.join(dist, 'page.css'));
for (const name of ['README.md', 'TESTING.md']) await copyFile(at(name), path.join(packed, name));
await writePackage();

async function writeScripts(): Promise<void> {
  const scripts = (
    input: Readonly<Record<string, string>>,
    platform: 'node' | 'browser',
    ...external: string[]
  ) =>
    build({
      input: Object.fromEntries(
        Object.entries(input).map(([name, source]) => [name, at('src', source)]),
      ),
      ...{ platform, external, logLevel: 'warn' },
      transform: { define: { 'process.env.NODE_ENV': '"production"' } },
      output: { dir: dist, format: 'esm', minify: platform === 'browser' },
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
    ...['xstate', 'rolldown', 'ws'],
  );
  await scripts(
    { inspect: `${inspect.source}.ts`, frame: `${frame.source}.ts`, page: `${page.source}.tsx` },
    'browser',
    'xstate',
  );
}

/** Declarations, with extensions, which Node's resolution of types needs. */
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
  for (const name of await readdir(path.join(dist, 'types'), { recursive: true })) {
    if (!name.endsWith('.d.ts')) continue;
    const file = path.join(dist, 'types', name);
    const text = await readFile(file, 'utf8');
    await writeFile(file, text.replace(/((?:from|import\()\s*['"]\.[^'"]+)(?=['"])/g, '$1.js'));
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
      types: `./dist/types/${source}.d.ts`,
      ...(name === 'inspect' && { node: './dist/inspect.node.js' }),
      default: `./dist/${name}.js`,
    },
  ]);
  const manifest = {
    ...own,
    bin: { 'xstate-workbench': 'dist/main.js' },
    exports: {
      ...Object.fromEntries(exported),
      './page.css': './dist/page.css',
      './package.json': './package.json',
    },
    files: ['dist', '*.md'],
  };
  await writeFile(path.join(packed, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
}
