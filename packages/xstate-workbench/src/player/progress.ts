import type { MachinePath } from '../paths/coveringPaths';
import type { Difference } from '../paths/differences';
import type { Standing, Taken } from '../paths/takeStep';
import type { Subject } from './subject';

/** A path and its progress. */
export interface Progress extends MachinePath {
  /** True while it is set up, or while a step is being taken. */
  readonly isBusy: boolean;
  /** The subject of the steps, once it is set up. */
  readonly subject: Subject | undefined;
  /** Expected state in the table, and when it was entered. */
  readonly state: string;
  readonly since: number;
  readonly taken: readonly Taken[];
  /** Remaining steps. */
  readonly left: readonly string[];
  /** Reason why it cannot continue; empty if it can. */
  readonly problem: string;
  /** Message of a path that stopped, or that differs from its model; empty for others. */
  readonly failure: string;
  /** Differences from the table at the start. */
  readonly differences: readonly Difference[];
  /** Differences after an action that the table has no step for. */
  readonly diverged: readonly Difference[];
  /** Events that a step of the model does not stand for exactly. */
  readonly lost: readonly string[];
}

/** A machine in its scenario, and its differences from the table. */
export interface SetUp extends Standing<Subject> {
  readonly differences: readonly Difference[];
}

/** Result of several paths so far. */
export interface Report {
  readonly done: number;
  readonly total: number;
  /** Failed paths with their messages. */
  readonly failures: readonly { readonly path: MachinePath; readonly text: string }[];
}

/** True if a path can be continued. */
export function isWaiting({ isBusy, problem }: Progress): boolean {
  return !isBusy && problem === '';
}

/** A path before its first step. */
export function nothingTaken({ machine, scenario, steps }: MachinePath): Progress {
  return {
    ...{ machine, scenario, steps, left: steps, taken: [] },
    ...{ isBusy: false, subject: undefined, state: '', since: 0 },
    ...{ problem: '', failure: '', differences: [], diverged: [], lost: [] },
  };
}
