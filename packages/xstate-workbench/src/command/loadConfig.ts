import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import { build } from 'rolldown';
import type { WorkbenchConfig } from '../config/defineConfig';

const names = ['ts', 'mts', 'js', 'mjs'].map((end) => `workbench.config.${end}`);

/** Path of the configuration in the current folder; `undefined` if there is none. */
export function findConfig(): string | undefined {
  return names.map((name) => path.resolve(name)).find((file) => existsSync(file));
}

/**
 * Compiles and evaluates a configuration with its models. Packages stay imports, so that there is one XState.
 * @throws if it does not export a configuration.
 */
export async function loadConfig(file = findConfig()): Promise<WorkbenchConfig> {
  if (file === undefined) throw new Error(`There is no configuration here: ${names.join(', ')}.`);
  const folder = path.join(path.dirname(file), 'node_modules/.cache/xstate-workbench');
  await mkdir(folder, { recursive: true });
  const compiled = path.join(folder, `config-${process.pid}.mjs`);
  await build({
    input: file,
    platform: 'node',
    logLevel: 'warn',
    external: (id) => !id.startsWith('.') && !path.isAbsolute(id),
    output: { file: compiled, format: 'esm', codeSplitting: false },
  });
  const { default: config }: { default?: WorkbenchConfig } = await import(
    pathToFileURL(compiled).href
  );
  if (typeof config?.models !== 'object')
    throw new Error(`${file} has no default export of defineConfig().`);
  return config;
}
