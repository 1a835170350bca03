import { existsSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
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
 * Compiles and evaluates a configuration with its models and packages, which may be sources. Only XState stays an import,
 * so that there is one.
 * @throws if it fails, or does not export a configuration.
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
    external: /^xstate(\/|$)/,
    output: { file: compiled, format: 'esm', codeSplitting: false },
  });
  const { default: config }: { default?: WorkbenchConfig } = await import(
    pathToFileURL(compiled).href
  )
    .catch((error) => {
      throw new Error(`${file} failed: ${error instanceof Error ? error.message : error}`);
    })
    .finally(() => rm(compiled));
  if (typeof config?.models !== 'object')
    throw new Error(`${file} has no default export of defineConfig().`);
  return config;
}
