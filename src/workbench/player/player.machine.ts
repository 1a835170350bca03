import { assign, fromCallback, fromPromise, setup } from 'xstate';
import type { Difference } from '../../models/differences';
import type { MachineName } from '../../models/machines';
import type { Rig } from './rig';
import { StoppedError, type Taken } from './takeStep';

/** A path that is to be taken: through which machine, from which situation, by which steps. */
export interface Path {
  readonly machine: MachineName;
  readonly situation: string;
  readonly steps: readonly string[];
}

export interface PlayerContext extends Path {
  readonly rig: Rig | undefined;
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

export type PlayerEvent =
  | ({ readonly type: 'path.chosen' } & Path)
  | { readonly type: 'step.pressed' }
  /** A step beside the path: the path ends there. */
  | { readonly type: 'step.chosen'; readonly step: string }
  | { readonly type: 'play.pressed' }
  | { readonly type: 'pause.pressed' }
  | { readonly type: 'reset.pressed' }
  /** Somebody did it in the page. */
  | { readonly type: 'hand.stepped'; readonly taken: Taken }
  | { readonly type: 'hand.strayed' };

interface Failure {
  readonly error: unknown;
}

export interface SetUp {
  readonly rig: Rig;
  readonly differences: readonly Difference[];
}

/**
 * Takes a path through a machine, one step at a time or all at once, with a look at the machine after each.
 *
 * Ports: `setUp(path)` gives the machine in its situation; `take({rig, state, step})` takes a step;
 * `watchHand({rig, state})` tells what somebody does in the page meanwhile.
 */
export const playerMachine = setup({
  types: {
    context: {} as PlayerContext,
    input: {} as Path,
    events: {} as PlayerEvent,
    tags: {} as 'busy',
  },
  actors: {
    setUp: fromPromise<SetUp, Path>(() => Promise.reject(new Error('not provided'))),
    take: fromPromise<Taken, { readonly rig: Rig; readonly state: string; readonly step: string }>(
      () => Promise.reject(new Error('not provided')),
    ),
    watchHand: fromCallback<PlayerEvent, { readonly rig: Rig; readonly state: string }>(() => {}),
  },
  guards: {
    hasLeft: ({ context }) => context.left.length > 0,
    hasIntent: ({ context }) => context.intent !== 'wait' && context.left.length > 0,
    isOver: ({ context }) => context.intent !== 'play' || context.left.length === 0,
    differs: (_, differences: readonly Difference[]) => differences.length > 0,
    wasStopped: (_, { error }: Failure) => error instanceof StoppedError,
  },
  actions: {
    choose: assign((_, path: Path) => ({ ...nothingTaken(path), rig: undefined })),
    clear: assign(({ context }) => nothingTaken(context)),
    intend: assign((_, intent: PlayerContext['intent']) => ({ intent })),
    begin: assign((_, { rig, differences }: SetUp) => ({
      rig,
      differences,
      state: rig.model.situations[rig.situation]?.starts ?? '',
    })),
    leavePath: assign((_, step: string) => ({ left: [step] })),
    note: assign(({ context }, taken: Taken) => ({
      taken: [...context.taken, taken],
      // What is done by hand is the path's own next step, or the path ends there.
      left: context.left[0] === taken.step ? context.left.slice(1) : [],
      state: taken.to,
      differences: taken.differences,
      isAstray: false,
    })),
    stray: assign({ isAstray: true }),
    explain: assign((_, { error }: Failure) => ({
      problem: error instanceof Error ? error.message : String(error),
    })),
    end: ({ context }) => context.rig?.stage.end(),
  },
  // A page takes its time: what opens has to be there before it can be closed.
  delays: { pace: ({ context }) => (context.rig?.bench.kind === 'page' ? 250 : 60) },
}).createMachine({
  id: 'player',
  context: ({ input }) => ({ ...nothingTaken(input), rig: undefined }),
  initial: 'idle',
  on: {
    'path.chosen': {
      target: '.idle',
      actions: ['end', { type: 'choose', params: ({ event }) => event }],
    },
    'pause.pressed': { actions: { type: 'intend', params: 'wait' } },
    'reset.pressed': {
      target: '.settingUp',
      actions: ['end', 'clear', { type: 'intend', params: 'wait' }],
    },
  },
  states: {
    idle: {
      description: 'A path is chosen; its machine is not set up yet.',
      on: {
        'step.pressed': { target: 'settingUp', actions: { type: 'intend', params: 'step' } },
        'play.pressed': { target: 'settingUp', actions: { type: 'intend', params: 'play' } },
      },
    },
    settingUp: {
      description: 'The page is loaded in the situation, or the machine starts on its own.',
      tags: 'busy',
      invoke: {
        src: 'setUp',
        input: ({ context: { machine, situation, steps } }) => ({ machine, situation, steps }),
        onDone: [
          {
            guard: { type: 'differs', params: ({ event }) => event.output.differences },
            target: 'failed',
            actions: { type: 'begin', params: ({ event }) => event.output },
          },
          {
            target: 'ready',
            actions: { type: 'begin', params: ({ event }) => event.output },
          },
        ],
        onError: {
          target: 'broken',
          actions: { type: 'explain', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    ready: {
      description: 'The machine stands where the table says.',
      always: { guard: 'hasIntent', target: 'stepping' },
      invoke: {
        src: 'watchHand',
        input: ({ context: { rig, state } }) => ({ rig: present(rig), state }),
      },
      on: {
        'step.pressed': { guard: 'hasLeft', actions: { type: 'intend', params: 'step' } },
        'play.pressed': { guard: 'hasLeft', actions: { type: 'intend', params: 'play' } },
        'step.chosen': {
          actions: [
            { type: 'leavePath', params: ({ event }) => event.step },
            { type: 'intend', params: 'step' },
          ],
        },
        'hand.stepped': {
          target: 'ready',
          reenter: true,
          actions: { type: 'note', params: ({ event }) => event.taken },
        },
        'hand.strayed': { actions: 'stray' },
      },
    },
    stepping: {
      description: 'One step is taken.',
      tags: 'busy',
      invoke: {
        src: 'take',
        input: ({ context }) => next(context),
        onDone: [
          {
            guard: { type: 'differs', params: ({ event }) => event.output.differences },
            target: 'failed',
            actions: { type: 'note', params: ({ event }) => event.output },
          },
          { target: 'resting', actions: { type: 'note', params: ({ event }) => event.output } },
        ],
        onError: [
          {
            guard: { type: 'wasStopped', params: ({ event }) => ({ error: event.error }) },
            target: 'stopped',
            actions: { type: 'explain', params: ({ event }) => ({ error: event.error }) },
          },
          {
            target: 'broken',
            actions: { type: 'explain', params: ({ event }) => ({ error: event.error }) },
          },
        ],
      },
    },
    resting: {
      description: 'While it plays: time to see what a step led to.',
      always: { guard: 'isOver', target: 'ready', actions: { type: 'intend', params: 'wait' } },
      after: { pace: { target: 'stepping' } },
    },
    failed: { description: 'The machine does not do what the table says.' },
    stopped: { description: 'The machine was stopped meanwhile.' },
    broken: { description: 'The machine could not be set up, or a step could not be taken.' },
  },
});

function nothingTaken({ machine, situation, steps }: Path) {
  return {
    machine,
    situation,
    steps,
    state: '',
    taken: [],
    left: steps,
    intent: 'wait' as const,
    problem: '',
    differences: [],
    isAstray: false,
  };
}

function next({ rig, state, left }: PlayerContext) {
  const [step = ''] = left;
  return { rig: present(rig), state, step };
}

function present(rig: Rig | undefined): Rig {
  if (!rig) throw new Error('nothing is set up');
  return rig;
}
