import * as v from 'valibot';
import { serviceSchema } from './serviceSchema';
import { type Notes, settingsSchema } from './settingsSchema';

/** An environment variable that overrides a value of `src/site.config.ts`. */
export interface Variable extends Notes {
  readonly name: string;
  /** Path of its value in the settings: `['origin', 'he']`. */
  readonly path: readonly [key: string, part?: string];
  readonly expected: string;
}

/** Names that other programs use too, such as git: they get a prefix. */
const commonNames: readonly string[] = ['EMAIL', 'PHONE', 'MESSAGING_NUMBER'];

/** Variables of each setting, with its description, in the order of the schema. */
export const variableGroups = Object.entries(settingsSchema.entries).map(([key, rule]) => {
  const notes = v.getMetadata(rule);
  const variable = (one: v.GenericSchema, ...path: Variable['path']): Variable => ({
    ...notes,
    path,
    name: variableName(path),
    expected: v.getDescription(one) ?? '',
  });
  const variables =
    'entries' in rule
      ? Object.entries(rule.entries).map(([part, one]) => variable(one, key, part))
      : [variable(rule, key)];
  return { doc: notes.doc, variables };
});

export const variables: readonly Variable[] = variableGroups.flatMap(({ variables }) => variables);

export const variableNames: readonly string[] = variables.map(({ name }) => name);

/** Variables of the backend, which have no value in project files. */
export const serviceVariables = Object.entries(serviceSchema.entries).map(([key, rule]) => ({
  name: variableName([key]),
  expected: v.getDescription(rule) ?? '',
  ...v.getMetadata(rule),
}));

/** `['origin', 'he']` is set by `ORIGIN_HE`, `['reviewsAppId']` by `REVIEWS_APP_ID`, `['email']` by `STUDIO_EMAIL`. */
export function variableName(path: readonly unknown[]): string {
  const name = path
    .join('_')
    .replace(/[A-Z]/g, (letter) => `_${letter}`)
    .toUpperCase();
  return commonNames.includes(name) ? `STUDIO_${name}` : name;
}
