import { readdirSync } from 'node:fs';
import path from 'node:path';
import config from '../../../workbench.config';
import type { AnyDriver } from './browserDriver';

const files = new Map(
  readdirSync('test', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.driver.ts'))
    .map((file) => [path.basename(file, '.driver.ts'), path.resolve('test', file)]),
);

/**
 * The driver of every machine: `panelDriver` in `panel.driver.ts`, in the folder of its feature. A driver is demanded
 * where the workbench has a page for the machine; others may have one.
 */
export const drivers = Object.fromEntries(
  await Promise.all(
    Object.entries(config.models)
      .filter(([name, entry]) => 'page' in entry || files.has(name))
      .map(async ([name]) => [name, (await import(`${files.get(name)}`))[`${name}Driver`]]),
  ),
) as Readonly<Record<string, AnyDriver>>;

/** @throws if a machine has no driver. */
export function driverOf(name: string): AnyDriver {
  const driver = drivers[name];
  if (!driver) throw new Error(`${name} has no driver`);
  return driver;
}
