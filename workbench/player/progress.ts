import type { Difference } from '../walks/differences';
import type { MachineName } from '../walks/models';
import type { Subject } from './subject';
import type { Taken } from './takeStep';

/** A path: its machine, its scenario, its steps. */
export interface Path {
  readonly machine: MachineName;
  readonly scenario: string;
  readonly steps: readonly string[];
}

/** Progress of a path. */
export interface Progress extends Path {
  /** Expected state in the table. */
  readonly state: string;
  readonly taken: readonly Taken[];
  /** Remaining steps. */
  readonly left: readonly string[];
  /** Steps that run automatically: none, one, or all. */
  readonly intent: 'wait' | 'step' | 'play';
  /** Reason why it stopped. */
  readonly problem: string;
  readonly differences: readonly Difference[];
  /** True if the page changed in a way that the table has no step for. */
  readonly hasDiverged: boolean;
}

/** A machine in its scenario, and its differences from the table. */
export interface SetUp {
  readonly subject: Subject;
  readonly differences: readonly Difference[];
}

/** A path before its first step. */
export function nothingTaken({ machine, scenario, steps }: Path): Progress {
  return {
    machine,
    scenario,
    steps,
    state: '',
    taken: [],
    left: steps,
    intent: 'wait',
    problem: '',
    differences: [],
    hasDiverged: false,
  };
}

/** Changes after a machine was set up. */
export function afterSetUp({ subject, differences }: SetUp) {
  return { subject, differences, state: subject.model.scenarios[subject.scenario]?.starts ?? '' };
}

/** Changes after a step, requested by the path or made in the page. */
export function afterStep({ taken, left }: Progress, step: Taken) {
  return {
    taken: [...taken, step],
    // A manual step continues the path if it is the next one; otherwise the path ends.
    left: left[0] === step.step ? left.slice(1) : [],
    state: step.to,
    differences: step.differences,
    hasDiverged: false,
  };
}
