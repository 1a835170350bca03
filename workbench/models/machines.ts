import { byField } from '../../machines/formRules';
import { models } from './models';

export type MachineName = keyof typeof models;

/** Every machine by file name, for tools, tests and the workbench; the site starts its own. */
export const machines = byField(
  Object.keys(models) as MachineName[],
  (name) => models[name].machine,
);
