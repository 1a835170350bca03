import * as v from 'valibot';
import type { Catalog } from '../config/catalog';
import { type Model, outcomeOf } from '../model/model';
import type { MachinePath } from './coveringPaths';
import { PathError } from './failure';
import { quoted } from './plainText';

const schema = v.object({
  machine: v.string(),
  /** Variants of the page, such as its language. */
  variants: v.optional(v.record(v.string(), v.string()), {}),
  scenario: v.string(),
  /** Names of the model's steps, in order. */
  steps: v.array(v.string()),
  /** Circumstances of the recording, for whoever reads the file. */
  recorded: v.optional(v.record(v.string(), v.unknown())),
});

/** A path through one machine as JSON, for export and import in the workbench. */
export type PathFile = v.InferOutput<typeof schema>;

/**
 * Parses and validates a path file against the models.
 * @throws {PathError} with the error and the expectation.
 */
export function readPathFile(text: string, catalog: Catalog): PathFile {
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), text);
  if (!read.success) {
    const [issue] = read.issues;
    const place = v.getDotPath(issue);
    throw new PathError(`This is no path file: ${place ? `${place}: ` : ''}${issue.message}`);
  }
  const { machine, variants } = read.output;
  const model = catalog.modelOf(machine);
  for (const [name, value] of Object.entries(variants)) {
    const values = Object.keys(catalog.config.variants?.[name] ?? {});
    if (!values.includes(value))
      throw new PathError(`There is no ${name} "${value}". There are: ${quoted(values)}.`);
  }
  checkSteps(model, read.output);
  return read.output;
}

/** @throws {PathError} at the first step that is not possible. */
function checkSteps(model: Model, { machine, scenario, steps }: MachinePath): void {
  const start = model.scenarios[scenario];
  if (!start) {
    const known = quoted(Object.keys(model.scenarios));
    throw new PathError(`${machine} has no scenario "${scenario}". There are: ${known}.`);
  }
  let state = start.starts;
  for (const [index, step] of steps.entries()) {
    const outcome = outcomeOf(model, scenario, state, step);
    if (!outcome) {
      const possible = possibleSteps(model, scenario, state);
      const known =
        possible.length > 0 ? `Possible there: ${quoted(possible)}.` : 'Nothing is possible there.';
      throw new PathError(
        `Step ${index + 1}, "${step}", does not fit: ${machine} is in "${state}" then. ${known}`,
      );
    }
    state = outcome.to;
  }
}

/** Steps that the table defines for a state. */
export function possibleSteps(model: Model, scenario: string, state: string): readonly string[] {
  return Object.keys(model.steps).filter((step) => outcomeOf(model, scenario, state, step));
}
