import { assign, fromCallback, fromPromise, setup } from 'xstate';
import {
  afterSetUp,
  afterStep,
  nothingTaken,
  type Path,
  type Progress,
  type SetUp,
} from './progress';
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
