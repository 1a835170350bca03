/**
 * The start of an exported page as data: `src/start/boot.ts` runs it without XState, and `start.machine.ts` makes it a
 * machine that can be modeled, drawn and stepped through. Source: docs/performance.md, "The start".
 */
export const startTable = {
  id: 'start',
  initial: 'hidden',
  states: {
    hidden: {
      on: { 'page.shown': { target: 'waiting', actions: ['prepare'] } },
    },
    waiting: {
      on: {
        interaction: { target: 'starting', actions: ['load'] },
        'control.pressed': { target: 'starting', actions: ['queue', 'load'] },
        'link.pressed': { target: 'leaving', actions: ['awaitNavigation'] },
        'code.needed': { target: 'starting', actions: ['load'] },
        'page.left': { actions: ['closeDialogs'] },
      },
    },
    leaving: {
      on: {
        'press.over': { target: 'starting', actions: ['load'] },
        'control.pressed': { target: 'starting', actions: ['queue', 'load'] },
        'code.needed': { target: 'starting', actions: ['load'] },
        'page.left': { target: 'waiting', actions: ['closeDialogs'] },
      },
    },
    starting: {
      on: {
        'control.pressed': { actions: ['queue'] },
        'site.live': { target: 'live', actions: ['release'] },
        'code.failed': { target: 'failed', actions: ['recover'] },
        'page.left': { actions: ['closeDialogs'] },
      },
    },
    failed: {
      on: {
        'control.pressed': { target: 'pressed', actions: ['queue'] },
        'retry.due': { target: 'waiting' },
        'connection.restored': { target: 'waiting' },
        'page.left': { actions: ['closeDialogs'] },
      },
    },
    pressed: {
      on: {
        'control.pressed': { actions: ['queue'] },
        'retry.due': { target: 'starting', actions: ['load'] },
        'connection.restored': { target: 'starting', actions: ['load'] },
        'page.left': { actions: ['closeDialogs'] },
      },
    },
    live: { on: {} },
  },
} as const;

export type StartState = keyof typeof startTable.states;

export type StartEvent = {
  [State in StartState]: (typeof startTable.states)[State] extends { readonly on: infer On }
    ? keyof On & string
    : never;
}[StartState];

/** Effects of transitions, which the boot script performs. */
export type StartEffect =
  | 'prepare'
  | 'load'
  | 'queue'
  | 'awaitNavigation'
  | 'release'
  | 'recover'
  | 'closeDialogs';

interface Transition {
  readonly target?: StartState;
  readonly actions?: readonly StartEffect[];
}

/** The transition of an event in a state; `undefined` if the event changes nothing. */
export function transitionOf(state: StartState, event: StartEvent): Transition | undefined {
  const on: Readonly<Partial<Record<StartEvent, Transition>>> = startTable.states[state].on;
  return on[event];
}
