import * as v from 'valibot';
import { languageCodes } from '../../locales/languages';
import { type Model, outcomeOf } from '../../machines/defineModel';
import type { Way } from './coveringWalks';
import { PathError } from './failure';
import { type MachineName, machineNames, models } from './models';

/** A path of one machine. */
export interface Path extends Way {
  readonly machine: MachineName;
}

const schema = v.object({
  machine: v.picklist(
    machineNames,
    ({ received }) => `There is no machine ${received}. ${choices('There are', models)}`,
  ),
  /** Language of the page. */
  language: v.picklist(languageCodes),
  scenario: v.string(),
  /** Names of the model's steps, in order. */
  steps: v.array(v.string()),
  /** Circumstances of the recording, for whoever reads the file. */
  recorded: v.optional(v.record(v.string(), v.unknown())),
});

/** A path through one machine as JSON, for export and import in the workbench. */
export type PathFile = v.InferInput<typeof schema>;

/**
 * Parses and validates a path file against its machine's table.
 * @throws {PathError} with the error and the expectation.
 */
export function readPathFile(text: string): PathFile {
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), text);
  if (!read.success) {
    const [issue] = read.issues;
    throw new PathError(`This is no path file: ${v.getDotPath(issue) ?? 'it'}: ${issue.message}.`);
  }
  checkSteps(read.output);
  return read.output;
}

/** @throws {PathError} at the first step that is not possible. */
function checkSteps({ machine, scenario, steps }: Path): void {
  const model = models[machine];
  const start = model.scenarios[scenario];
  if (!start) {
    const known = choices('There are', model.scenarios);
    throw new PathError(`${machine} has no scenario "${scenario}". ${known}`);
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

function choices(words: string, table: Readonly<Record<string, unknown>>): string {
  return `${words}: ${quoted(Object.keys(table))}.`;
}

function quoted(names: readonly string[]): string {
  return names.map((name) => `"${name}"`).join(', ');
}
