import { assign, setup } from 'xstate';
import type { Language } from '../../locales/languages';
import type { PagePath } from '../../src/content/navigation';
import type { Bench } from '../bench/bench';
import type { Store } from '../bench/store';
import type { MachineName } from '../walks/models';

export interface FrameContext {
  readonly request: NavigationRequest;
  /** Number of loads; messages of earlier loads are ignored. */
  readonly load: number;
  readonly bench: Bench | undefined;
  /** Reason why the page failed to load. */
  readonly problem: string;
}

export type FrameEvent =
  | { readonly type: 'page.requested'; readonly request: NavigationRequest }
  | { readonly type: 'page.opened'; readonly load: number; readonly bench: Bench }
  | { readonly type: 'page.failed'; readonly load: number; readonly problem: string }
  | { readonly type: 'retry.pressed' };

/** The framed page: loading, loaded, or failed. */
export const frameMachine = setup({
  types: {
    context: {} as FrameContext,
    input: {} as NavigationRequest,
    events: {} as FrameEvent,
  },
  guards: {
    isCurrent: ({ context }, load: number) => load === context.load,
  },
  actions: {
    setRequest: assign((_, request: NavigationRequest) => ({ request })),
    load: assign(({ context }) => ({ load: context.load + 1, bench: undefined, problem: '' })),
    open: assign((_, bench: Bench) => ({ bench })),
    explain: assign((_, problem: string) => ({ problem, bench: undefined })),
  },
  delays: { timeout: 20_000 },
}).createMachine({
  id: 'frame',
  context: ({ input }) => ({ request: input, load: 0, bench: undefined, problem: '' }),
  initial: 'loading',
  on: {
    'page.requested': {
      target: '.loading',
      reenter: true,
      actions: { type: 'setRequest', params: ({ event }) => event.request },
    },
    'page.opened': {
      guard: { type: 'isCurrent', params: ({ event }) => event.load },
      target: '.open',
      actions: { type: 'open', params: ({ event }) => event.bench },
    },
    'page.failed': {
      guard: { type: 'isCurrent', params: ({ event }) => event.load },
      target: '.failed',
      actions: { type: 'explain', params: ({ event }) => event.problem },
    },
    'retry.pressed': { target: '.loading', reenter: true },
  },
  states: {
    loading: {
      description: 'The page is loading.',
      entry: 'load',
      after: {
        timeout: {
          target: 'failed',
          actions: { type: 'explain', params: 'It gave no sign of life within 20 seconds.' },
        },
      },
    },
    open: { description: 'The page is loaded, with its machines under control.' },
    failed: { description: 'The page failed to load; can be retried.' },
  },
});

/** Options for the framed page. */
export interface NavigationRequest {
  readonly language: Language;
  readonly path: PagePath;
  /** Scenario of a machine; the page's own if absent. */
  readonly scenario?: { readonly machine: MachineName; readonly name: string };
}

/** Manual settings of the clock and requests. Both are stopped for a scenario. */
export interface BenchSettings {
  readonly isClockRunning: boolean;
  readonly isHolding: boolean;
}

/**
 * Data that the workbench puts on its window for the framed page. Both have the same origin and belong to one
 * program.
 */
export interface FrameHost {
  readonly request: NavigationRequest;
  readonly benchSettings: Store<BenchSettings>;
  opened(bench: Bench): void;
  failed(message: string): void;
  /** Called for each transition of the page's machines. */
  taken(machine: string, transition: string): void;
}

declare global {
  interface Window {
    workbenchHost?: FrameHost | undefined;
  }
}
