import { readdirSync } from 'node:fs';
import path from 'node:path';
import * as models from '../../../machines/models';
import type { AnyDriver } from './browserDriver';

const files = new Map(
  readdirSync('test', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.driver.ts'))
    .map((file) => [path.basename(file, '.driver.ts'), path.resolve('test', file)]),
);
const fileOf = (name: string) => files.get(name) ?? `/test/features/${name}/${name}.driver.ts`;

/**
 * The driver of every machine: `panelDriver` in `panel.driver.ts`, in the folder of its feature. A driver is demanded
 * where the model has a page; others may have one.
 */
export const drivers = Object.fromEntries(
  await Promise.all(
    Object.entries(models)
      .filter(([name, { page }]) => page !== undefined || files.has(name))
      .map(async ([name]) => [name, (await import(fileOf(name)))[`${name}Driver`]]),
  ),
) as Readonly<Record<string, AnyDriver>>;
