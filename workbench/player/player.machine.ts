import { type Failure, nothingTaken, playerSetup, standing } from './playerSetup';

const explained = {
  type: 'explain',
  params: ({ event }: { readonly event: Failure }) => ({ error: event.error }),
} as const;

/**
 * Plays a path through a machine, one step at a time or all at once, and verifies the machine after each step.
 * Actors: `setUp` returns the machine in its scenario; `take` takes a step; `watchUser` reports steps taken in the page.
 */
export const playerMachine = playerSetup.createMachine({
  id: 'player',
  context: ({ input }) => ({ ...nothingTaken(input), subject: undefined }),
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
      description: 'A path is selected; its machine is not set up.',
      on: {
        'step.pressed': { target: 'settingUp', actions: { type: 'intend', params: 'step' } },
        'play.pressed': { target: 'settingUp', actions: { type: 'intend', params: 'play' } },
      },
    },
    settingUp: {
      description: 'The page loads in the scenario, or the isolated machine starts.',
      tags: 'busy',
      invoke: {
        src: 'setUp',
        input: ({ context: { machine, scenario, steps } }) => ({ machine, scenario, steps }),
        onDone: {
          target: 'ready',
          actions: { type: 'begin', params: ({ event }) => event.output },
        },
        onError: {
          target: 'broken',
          actions: explained,
        },
      },
    },
    ready: {
      description: 'The machine is in the state of the table.',
      always: [
        { guard: 'differs', target: 'failed' },
        { guard: 'hasIntent', target: 'stepping' },
      ],
      invoke: {
        src: 'watchUser',
        input: ({ context }) => standing(context),
      },
      on: {
        'step.pressed': { guard: 'hasLeft', actions: { type: 'intend', params: 'step' } },
        'play.pressed': [
          { guard: 'hasLeft', actions: { type: 'intend', params: 'play' } },
          {
            guard: 'hasSteps',
            target: 'settingUp',
            actions: ['end', 'clear', { type: 'intend', params: 'play' }],
          },
        ],
        'step.chosen': {
          actions: [
            { type: 'leavePath', params: ({ event }) => event.step },
            { type: 'intend', params: 'step' },
          ],
        },
        'user.stepped': {
          target: 'ready',
          reenter: true,
          actions: { type: 'note', params: ({ event }) => event.taken },
        },
        'user.diverged': { actions: 'diverge' },
      },
    },
    stepping: {
      description: 'A step is being taken.',
      tags: 'busy',
      invoke: {
        src: 'take',
        input: ({ context }) => ({ ...standing(context), step: context.left[0] ?? '' }),
        onDone: {
          target: 'resting',
          actions: { type: 'note', params: ({ event }) => event.output },
        },
        onError: [
          {
            guard: { type: 'wasStopped', params: ({ event }) => ({ error: event.error }) },
            target: 'stopped',
            actions: explained,
          },
          {
            target: 'broken',
            actions: explained,
          },
        ],
      },
    },
    resting: {
      description: 'Playing: a pause to see the result of a step.',
      always: [
        { guard: 'differs', target: 'failed' },
        { guard: 'isOver', target: 'ready', actions: { type: 'intend', params: 'wait' } },
      ],
      after: { pace: { target: 'stepping' } },
    },
    failed: { description: 'The machine differs from the table.' },
    stopped: { description: 'The machine was stopped.' },
    broken: { description: 'The machine could not be set up, or a step failed.' },
  },
});
