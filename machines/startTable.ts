/**
 * The start of an exported page as data: by state and event, the next state. `after` comes once a state has lasted for its
 * delay, which begins again when an event enters the same state. `src/start/runStart.ts` runs the table without XState;
 * `start.machine.ts` makes it a machine, with its model and its chart.
 */
export const startTable = {
  hidden: { 'page.shown': 'waiting' },
  waiting: { 'code.needed': 'starting', interaction: 'starting', 'link.pressed': 'leaving' },
  leaving: {
    'page.left': 'waiting',
    'link.pressed': 'leaving',
    'code.needed': 'starting',
    after: 'starting',
  },
  starting: {
    'code.arrived': 'starting',
    'site.live': 'live',
    'code.failed': 'failed',
    after: 'failed',
  },
  failed: {
    'code.needed': 'starting',
    online: 'starting',
    // Of a start that took longer than its time.
    'site.live': 'live',
    after: 'starting',
  },
  live: {},
} as const satisfies Readonly<Record<string, Readonly<Record<string, string>>>>;

export type StartState = keyof typeof startTable;

/** In ms. */
export const startDelays = {
  /** Nothing more of the code has arrived. */
  starting: 15_000,
  /** The page of the link has not come. */
  leaving: 3_000,
  /** Whatever has asked for the code asks again. */
  failed: 10_000,
} as const satisfies Readonly<Partial<Record<StartState, number>>>;

type StartCause = { [State in StartState]: keyof (typeof startTable)[State] }[StartState];
export type StartEvent = Exclude<StartCause, 'after'>;

/** The next states of a state. */
export function nextStates(state: StartState): Readonly<Partial<Record<StartCause, StartState>>> {
  return startTable[state];
}

/** The delay of a state, in ms; `undefined` without one. */
export function delayOf(state: StartState): number | undefined {
  const delays: Readonly<Partial<Record<StartState, number>>> = startDelays;
  return delays[state];
}
