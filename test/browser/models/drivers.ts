import { existsSync } from 'node:fs';
import { livePlaceOf, type MachineName, machineNames } from '../../../workbench/walks/models';
import type { AnyDriver } from './browserDriver';

/**
 * The driver of every machine: `panelDriver` in `panel.ts`. A driver is demanded where the workbench has a page for the
 * machine; others may have one.
 */
export const drivers = Object.fromEntries(
  await Promise.all(
    machineNames
      .filter((name) => livePlaceOf(name) || existsSync(`test/browser/models/${name}.ts`))
      .map(async (name) => [name, (await import(`./${name}.ts`))[`${name}Driver`]]),
  ),
) as Readonly<Record<MachineName, AnyDriver>>;
