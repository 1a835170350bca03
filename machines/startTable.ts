/**
 * The start of an exported page as data: by state and event, the next state and the effects in order. `src/start/boot.ts`
 * runs it without XState, and `start.machine.ts` makes it a machine that can be modeled, drawn and stepped through.
 * Source: docs/performance.md, "The start".
 */
export const startTable = {
  hidden: { 'page.shown': ['waiting', 'prepare'] },
  waiting: {
    interaction: ['starting', 'load'],
    'control.pressed': ['starting', 'queue', 'load'],
    'link.pressed': ['leaving', 'awaitNavigation'],
    'code.needed': ['starting', 'load'],
    'page.left': ['waiting', 'closeDialogs'],
  },
  leaving: {
    'press.over': ['starting', 'load'],
    'control.pressed': ['starting', 'queue', 'load'],
    'code.needed': ['starting', 'load'],
    'page.left': ['waiting', 'closeDialogs'],
  },
  starting: {
    'control.pressed': ['starting', 'queue'],
    'site.live': ['live', 'release'],
    'code.failed': ['failed', 'recover'],
    'page.left': ['starting', 'closeDialogs'],
  },
  failed: {
    'control.pressed': ['pressed', 'queue'],
    'retry.due': ['waiting'],
    'connection.restored': ['waiting'],
    'page.left': ['failed', 'closeDialogs'],
  },
  pressed: {
    'control.pressed': ['pressed', 'queue'],
    'retry.due': ['starting', 'load'],
    'connection.restored': ['starting', 'load'],
    'page.left': ['pressed', 'closeDialogs'],
  },
  live: {},
} as const satisfies Readonly<
  Record<string, Readonly<Record<string, readonly [string, ...StartEffect[]]>>>
>;

export type StartState = keyof typeof startTable;

export type StartEvent = { [State in StartState]: keyof (typeof startTable)[State] }[StartState];

/** Effects of transitions, which the boot script performs. */
export type StartEffect =
  | 'prepare'
  | 'load'
  | 'queue'
  | 'awaitNavigation'
  | 'release'
  | 'recover'
  | 'closeDialogs';

/** The next state and the effects of an event; `undefined` if the event changes nothing. */
export function transitionOf(
  state: StartState,
  event: StartEvent,
): readonly [StartState, ...StartEffect[]] | undefined {
  const transitions: Readonly<
    Partial<Record<StartEvent, readonly [StartState, ...StartEffect[]]>>
  > = startTable[state];
  return transitions[event];
}
