import type { Model } from '../../machines/defineModel';
import { byField } from '../../machines/formRules';
import * as registry from './registry';

export type MachineName = keyof typeof registry;

/** The model of every machine. */
export const models: Readonly<Record<MachineName, Model>> = registry;

export const machineNames = Object.keys(models) as MachineName[];

/** Every machine, for tools, tests and the workbench; the site starts its own. */
export const machines = byField(machineNames, (name) => models[name].machine);
