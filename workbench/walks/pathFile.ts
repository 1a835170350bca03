import * as v from 'valibot';
import { languageCodes } from '../../locales/languages';
import { type Model, outcomeOf } from '../../machines/defineModel';
import type { Move, Walk } from './coveringWalks';
import { type MachineName, machineNames, models } from './models';

/** A path: its machine, its scenario, its steps. */
export interface Path {
  readonly machine: MachineName;
  readonly scenario: string;
  readonly steps: readonly string[];
}

/** A path file that cannot be replayed; the message has the error and the expectation. */
export class PathFileError extends Error {}

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
  recorded: v.optional(
    v.object({
      commit: v.optional(v.string()),
      browser: v.optional(v.string()),
      /** Address of the workbench with the page, the width, the clock and held requests. */
      address: v.optional(v.string()),
      /** Differences from the model, as text. */
      differences: v.array(v.string()),
      /** Actions that differ from the model's steps, so that the path lacks them or their payloads. */
      lost: v.array(v.string()),
    }),
  ),
});

/** A path through one machine as JSON, for export and import in the workbench. */
export type PathFile = v.InferInput<typeof schema>;

/**
 * Parses and validates a path file against its machine's table.
 * @throws {PathFileError}
 */
export function readPathFile(text: string): PathFile {
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), text);
  if (!read.success) {
    const [issue] = read.issues;
    throw new PathFileError(
      `This is no path file: ${v.getDotPath(issue) ?? 'it'}: ${issue.message}.`,
    );
  }
  walkOf(read.output);
  return read.output;
}

/**
 * The path with the state before each step.
 * @throws {PathFileError} if a step is not possible.
 */
export function walkOf({ machine, scenario, steps }: Path): Walk {
  const model = models[machine];
  const start = model.scenarios[scenario];
  if (!start) {
    const known = choices('There are', model.scenarios);
    throw new PathFileError(`${machine} has no scenario "${scenario}". ${known}`);
  }
  const moves: Move[] = [];
  let state = start.starts;
  for (const [index, step] of steps.entries()) {
    const outcome = outcomeOf(model, scenario, state, step);
    if (!outcome) {
      const possible = possibleSteps(model, scenario, state);
      const known =
        possible.length > 0 ? `Possible there: ${quoted(possible)}.` : 'Nothing is possible there.';
      throw new PathFileError(
        `Step ${index + 1}, "${step}", does not fit: ${machine} is in "${state}" then. ${known}`,
      );
    }
    moves.push({ state, step, to: outcome.to });
    state = outcome.to;
  }
  return { scenario, moves };
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
