import { existsSync } from 'node:fs';
import { places } from '../../../workbench/frame/livePlaces';
import { type MachineName, machineNames } from '../../../workbench/walks/models';
import type { AnyDriver } from './browserDriver';

/** The driver of every machine: `panelDriver` in `panel.ts`. */
export const drivers = Object.fromEntries(
  await Promise.all(
    machineNames
      .filter(hasPage)
      .map(async (name) => [name, (await import(`./${name}.ts`))[`${name}Driver`]]),
  ),
) as Readonly<Record<MachineName, AnyDriver>>;

/** A driver is demanded where the workbench has a page for the machine; others may have one. */
function hasPage(name: MachineName): boolean {
  return name in places || existsSync(`test/browser/models/${name}.ts`);
}
