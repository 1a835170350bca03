import { assign, fromCallback, fromPromise, setup } from 'xstate';
import type { Difference } from '../walks/differences';
import type { MachineName } from '../walks/models';
import type { Subject } from './subject';
import { StoppedError, type Taken } from './takeStep';

export type PlayerEvent =
  | ({ readonly type: 'path.chosen' } & Path)
  | { readonly type: 'step.pressed' }
  /** A step outside of the path, which ends the path. */
  | { readonly type: 'step.chosen'; readonly step: string }
  | { readonly type: 'play.pressed' }
  | { readonly type: 'pause.pressed' }
  | { readonly type: 'reset.pressed' }
  /** Taken in the page. */
  | { readonly type: 'user.stepped'; readonly taken: Taken }
  | { readonly type: 'user.diverged' };

interface PlayerContext extends Progress {
  /** The subject of the steps, once it is set up. */
  readonly subject: Subject | undefined;
}

/** A machine that is set up, with its expected state. */
interface Standing {
  readonly subject: Subject;
  readonly state: string;
}

interface Failure {
  readonly error: unknown;
}

/** The player's machine; its adapters are provided by others. */
export const playerSetup = setup({
  types: {
    context: {} as PlayerContext,
    input: {} as Path,
    events: {} as PlayerEvent,
    tags: {} as 'busy',
  },
  actors: {
    setUp: fromPromise<SetUp, Path>(() => Promise.reject(new Error('not provided'))),
    take: fromPromise<Taken, Standing & { readonly step: string }>(() =>
      Promise.reject(new Error('not provided')),
    ),
    watchUser: fromCallback<PlayerEvent, Standing>(() => {}),
  },
  guards: {
    hasLeft: ({ context }) => context.left.length > 0,
    hasSteps: ({ context }) => context.steps.length > 0,
    hasIntent: ({ context }) => context.intent !== 'wait' && context.left.length > 0,
    isOver: ({ context }) => context.intent !== 'play' || context.left.length === 0,
    differs: ({ context }) => context.differences.length > 0,
    wasStopped: (_, { error }: Failure) => error instanceof StoppedError,
  },
  actions: {
    choose: assign((_, path: Path) => ({ ...nothingTaken(path), subject: undefined })),
    clear: assign(({ context }) => nothingTaken(context)),
    intend: assign((_, intent: PlayerContext['intent']) => ({ intent })),
    begin: assign((_, setUp: SetUp) => afterSetUp(setUp)),
    leavePath: assign((_, step: string) => ({ left: [step] })),
    note: assign(({ context }, taken: Taken) => afterStep(context, taken)),
    diverge: assign({ hasDiverged: true }),
    explain: assign((_, { error }: Failure) => ({
      problem: error instanceof Error ? error.message : String(error),
    })),
    end: ({ context }) => context.subject?.harness.end(),
  },
  // Waits for the page, because something must be open before it can be closed.
  delays: { pace: ({ context }) => (context.subject?.bench.kind === 'page' ? 250 : 60) },
});

/** @throws before anything is set up. */
export function standing({ subject, state }: PlayerContext): Standing {
  if (!subject) throw new Error('nothing is set up');
  return { subject, state };
}

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
