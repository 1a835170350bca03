import type { Difference } from '../../models/differences';
import type { MachineName } from '../../models/machines';
import type { Subject } from './subject';
import type { Taken } from './takeStep';

/** A path that is to be taken: through which machine, from which scenario, by which steps. */
export interface Path {
  readonly machine: MachineName;
  readonly scenario: string;
  readonly steps: readonly string[];
}

/** How far a path has been taken. */
export interface Progress extends Path {
  /** The state that the machine should stand in, by the table. */
  readonly state: string;
  readonly taken: readonly Taken[];
  /** What of the path is still to come. */
  readonly left: readonly string[];
  /** What is to come by itself: nothing, one step, or all of them. */
  readonly intent: 'wait' | 'step' | 'play';
  /** Why it went no further. */
  readonly problem: string;
  readonly differences: readonly Difference[];
  /** Whether something was done in the page that the table has no step for. */
  readonly isAstray: boolean;
}

/** A machine in its scenario, and what of it is not as the table says. */
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
    isAstray: false,
  };
}

/** What a machine that was just set up changes. */
export function afterSetUp({ subject, differences }: SetUp) {
  return { subject, differences, state: subject.model.scenarios[subject.scenario]?.starts ?? '' };
}

/** What a step changes, whether the path asked for it or somebody took it in the page. */
export function afterStep({ taken, left }: Progress, step: Taken) {
  return {
    taken: [...taken, step],
    // What is done by hand is the path's own next step, or the path ends there.
    left: left[0] === step.step ? left.slice(1) : [],
    state: step.to,
    differences: step.differences,
    isAstray: false,
  };
}
