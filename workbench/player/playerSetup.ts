import { assign, fromCallback, fromPromise, setup } from 'xstate';
import type { Difference } from '../walks/differences';
import type { Path } from '../walks/pathFile';
import type { Standing, Subject } from './subject';
import { StoppedError, type Taken, takeStep } from './takeStep';
import { type UserEvent, watchUser } from './watchUser';

export type PlayerEvent =
  | ({ readonly type: 'path.chosen' } & Path)
  | { readonly type: 'step.pressed' }
  /** A step outside of the path, which ends the path. */
  | { readonly type: 'step.chosen'; readonly step: string }
  | { readonly type: 'play.pressed' }
  | { readonly type: 'pause.pressed' }
  | { readonly type: 'reset.pressed' }
  | UserEvent;

export interface Failure {
  readonly error: unknown;
}

/** The player's machine; `setUp` is provided by the session. */
export const playerSetup = setup({
  types: {
    context: {} as PlayerContext,
    input: {} as Path,
    events: {} as PlayerEvent,
    tags: {} as 'busy',
  },
  actors: {
    setUp: fromPromise<SetUp, Path>(() => Promise.reject(new Error('not provided'))),
    take: fromPromise<Taken, Standing & { readonly step: string }>(({ input }) => takeStep(input)),
    watchUser: fromCallback<PlayerEvent, Standing>(({ input, sendBack }) =>
      watchUser(input, sendBack),
    ),
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
    begin: assign((_, setUp: SetUp) => setUp),
    leavePath: assign((_, step: string) => ({ left: [step] })),
    note: assign(({ context: { taken, left } }, step: Taken) => ({
      taken: [...taken, step],
      // A manual step continues the path if it is the next one; otherwise the path ends.
      left: left[0] === step.step ? left.slice(1) : [],
      state: step.to,
      differences: step.differences,
      hasDiverged: false,
    })),
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

/** A path and its progress. */
export interface PlayerContext extends Path {
  /** The subject of the steps, once it is set up. */
  readonly subject: Subject | undefined;
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
export interface SetUp extends Standing {
  readonly differences: readonly Difference[];
}

/** A path before its first step. */
export function nothingTaken({ machine, scenario, steps }: Path): Omit<PlayerContext, 'subject'> {
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
