import { type MachineName, machineNames } from '../../../workbench/walks/models';
import type { AnyDriver } from './browserDriver';

/** The driver of every machine: `panelDriver` in `panel.ts`. */
export const drivers = Object.fromEntries(
  await Promise.all(
    machineNames.map(async (name) => [name, (await import(`./${name}.ts`))[`${name}Driver`]]),
  ),
) as Readonly<Record<MachineName, AnyDriver>>;
