import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { build } from 'rolldown';

/** An application that has installed the packed package, in a folder outside of this project. */
export interface Stranger {
  readonly folder: string;
  /** Runs `npx xstate-workbench` to its end. */
  workbench(...operands: readonly string[]): Promise<{ code: number; output: string }>;
  /** Runs a program of Node to its end. */
  node(...operands: readonly string[]): Promise<{ code: number; output: string }>;
  /** Starts `npx xstate-workbench`, and returns what it prints. */
  serve(environment?: NodeJS.ProcessEnv): Promise<string>;
  /** Starts a program of the application. */
  start(program: string, environment: NodeJS.ProcessEnv): void;
  /** Serves the application's page, and returns its address. */
  open(entry: string): Promise<string>;
  read(file: string): Promise<string>;
  write(file: string, text: string): Promise<void>;
  /** Replaces a part of a file. */
  edit(file: string, part: string, other: string): Promise<void>;
  leave(): Promise<void>;
}

/** Packs the package and installs it into a copy of `strangers/NAME`, with `packages` beside it. */
export async function visit(name: string, ...packages: readonly string[]): Promise<Stranger> {
  const folder = await mkdtemp(path.join(tmpdir(), `stranger-${name}-`));
  await cp(path.join(import.meta.dirname, 'strangers', name), folder, { recursive: true });
  await writeFile(path.join(folder, 'package.json'), '{ "type": "module", "private": true }\n');
  const own = path.join(import.meta.dirname, '..');
  await expectSuccess('npm', ['pack', '--pack-destination', folder], own);
  const packed = (await readdir(folder)).filter((file) => file.endsWith('.tgz'));
  const options = ['--prefer-offline', '--ignore-scripts', '--no-audit', '--no-fund'];
  const wanted = [...packed.map((file) => `./${file}`), ...packages];
  await expectSuccess('npm', ['install', ...options, ...wanted], folder);

  const children: ChildProcess[] = [];
  const closing: (() => void)[] = [];
  const read = (file: string) => readFile(path.join(folder, file), 'utf8');
  const write = (file: string, text: string) => writeFile(path.join(folder, file), text);
  const command = path.join(folder, 'node_modules/.bin/xstate-workbench');
  return {
    folder,
    workbench: (...operands) => run(command, operands, folder),
    node: (...operands) => run(process.execPath, operands, folder),
    serve: (environment = {}) =>
      new Promise((resolve, reject) => {
        const env = { ...process.env, ...environment };
        const child = spawn(command, ['--port', '0'], { cwd: folder, env });
        children.push(child);
        let text = '';
        const read = (part: Buffer) => {
          text += part;
          if (/token=\w+/.test(text)) resolve(text);
        };
        child.stdout.on('data', read);
        child.stderr.on('data', read);
        child.on('exit', () => reject(new Error(text)));
      }),
    start(program, environment) {
      const env = { ...process.env, ...environment };
      children.push(spawn(process.execPath, [program], { cwd: folder, env, stdio: 'inherit' }));
    },
    async open(entry) {
      const script = path.join(folder, 'built.js');
      await build({
        input: path.join(folder, entry),
        platform: 'browser',
        logLevel: 'warn',
        transform: { define: { 'process.env.NODE_ENV': '"production"' } },
        output: { file: script, codeSplitting: false },
      });
      const server = createServer(async ({ url = '/' }, response) => {
        const isScript = url.startsWith('/built.js');
        response.setHeader('content-type', isScript ? 'text/javascript' : 'text/html');
        response.end(isScript ? await readFile(script) : page);
      }).listen(0, '127.0.0.1');
      closing.push(() => server.close());
      await new Promise((resolve) => server.once('listening', resolve));
      const address = server.address();
      return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/`;
    },
    ...{ read, write },
    async edit(file, part, other) {
      const text = await read(file);
      if (!text.includes(part)) throw new Error(`${file} has no ${part}`);
      await write(file, text.replace(part, other));
    },
    async leave() {
      for (const child of children) {
        child.removeAllListeners('exit');
        child.kill();
      }
      for (const close of closing) close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

const page = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Stranger</title>
<link rel="icon" href="data:,"></head>
<body><div id="app"></div><script type="module" src="/built.js"></script></body></html>`;

function run(command: string, operands: readonly string[], cwd: string) {
  return new Promise<{ code: number; output: string }>((resolve) => {
    execFile(command, operands, { cwd }, (error, output, errors) => {
      resolve({ code: error ? Number(error.code ?? 1) : 0, output: output + errors });
    });
  });
}

async function expectSuccess(command: string, operands: readonly string[], cwd: string) {
  const { code, output } = await run(command, operands, cwd);
  if (code !== 0) throw new Error(`${command} ${operands.join(' ')}: ${output}`);
}
