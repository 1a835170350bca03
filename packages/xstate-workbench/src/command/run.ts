import { readFile, writeFile } from 'node:fs/promises';
import process from 'node:process';
import { chartOf } from '../charts/chartOf';
import { mermaidOf } from '../charts/mermaidOf';
import type { Catalog } from '../config/catalog';
import { coveringPaths } from '../paths/coveringPaths';
import { PathError } from '../paths/failure';
import { readPathFile } from '../paths/pathFile';
import { counted } from '../paths/plainText';
import { runPath } from '../paths/runPath';
import { transitionsOf } from '../paths/transitions';

/** Takes every path of one model or of all, and prints what differs. Any failure sets the exit code. */
export async function run(catalog: Catalog, [machine]: readonly string[]): Promise<void> {
  for (const name of machine === undefined ? catalog.names : [machine]) {
    const model = catalog.modelOf(name);
    const paths = coveringPaths(model, { isPossible: () => true });
    const taken = new Set<string>();
    const failures = new Set<string>();
    for (const path of paths) {
      const ids = await messageOf(async () => {
        for (const id of (await runPath(model, path)).taken.flat()) taken.add(id);
      });
      if (ids !== undefined) failures.add(ids);
    }
    const all = transitionsOf(model.machine);
    const covered = all.filter(({ id }) => taken.has(id)).length;
    console.log(
      failures.size > 0
        ? `✗ ${name}: ${failures.size} of ${counted(paths.length, 'path')} failed\n`
        : `✓ ${name}: ${counted(paths.length, 'path')}, ${covered} of ${all.length} transitions`,
    );
    for (const text of failures) fail(text);
  }
}

/** Takes exported paths with their machines alone. */
export async function replay(catalog: Catalog, files: readonly string[]): Promise<void> {
  if (files.length === 0) throw new Error('replay needs a FILE.');
  for (const name of files) {
    const message = await messageOf(async () => {
      const file = readPathFile(await readFile(name, 'utf8'), catalog);
      await runPath(catalog.modelOf(file.machine), file);
      console.log(`${name}: ${counted(file.steps.length, 'step')} as the model says`);
    });
    if (message !== undefined) fail(`${name}: ${message}`);
  }
}

/** Writes a Markdown file with a Mermaid chart of every machine. */
export async function chart(
  { names, machineOf }: Catalog,
  [file = '']: readonly string[],
): Promise<void> {
  // Not the name of a machine.
  if (!file.endsWith('.md')) throw new Error('chart needs a FILE whose name ends with .md.');
  const sections = names.map(
    (name) => `## ${name}\n\n\`\`\`mermaid\n${mermaidOf(chartOf(machineOf(name)))}\n\`\`\`\n`,
  );
  await writeFile(file, `# State charts\n\n${sections.join('\n')}`);
  console.log(file);
}

function fail(text: string): void {
  console.error(`${text}\n`);
  process.exitCode = 1;
}

async function messageOf(take: () => Promise<void>): Promise<string | undefined> {
  try {
    await take();
    return undefined;
  } catch (error) {
    if (error instanceof PathError) return error.message;
    throw error;
  }
}
