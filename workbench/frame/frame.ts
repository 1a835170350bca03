import type { Language } from '../../locales/languages';
import type { PagePath } from '../../src/content/navigation';
import { type Bench, createBench, type OnTaken } from '../bench/bench';
import { createStore, type Store, settled } from '../bench/store';
import type { MachineName } from '../walks/models';

/** The framed page. It is loading while it is neither open nor has a problem. */
interface FrameState {
  readonly request: NavigationRequest;
  /** Number of loads; messages of earlier loads are ignored. */
  readonly load: number;
  /** The machines of this load. */
  readonly bench: Bench;
  readonly isOpen?: true;
  /** Reason why the page failed to load. */
  readonly problem?: string;
}

export type Frame = ReturnType<typeof createFrame>;

interface FrameOptions {
  readonly isClockRunning: boolean;
  readonly isHolding: Store<boolean>;
  readonly taken: OnTaken;
}

export function createFrame(
  first: NavigationRequest,
  { isClockRunning, isHolding, taken }: FrameOptions,
) {
  const loading = (request: NavigationRequest, load: number, isRunning: boolean): FrameState => ({
    ...{ request, load },
    bench: createBench('page', isRunning, taken),
  });
  const state = createStore(loading(first, 1, isClockRunning));
  const settle = (load: number, result: Pick<FrameState, 'isOpen' | 'problem'>) => {
    if (load === state.get().load) state.set({ ...state.get(), ...result });
  };
  return {
    state,
    /** Loads a page. The clock keeps running, or stopped; it is stopped for a scenario. */
    open(request: NavigationRequest): void {
      const { load, bench } = state.get();
      const isRunning = !request.scenario && bench.clock.isRunning();
      bench.clock.pause();
      state.set(loading(request, load + 1, isRunning));
    },
    /** Data for the page of this load. */
    host(): FrameHost {
      const { request, load, bench } = state.get();
      return {
        ...{ request, bench, isHolding },
        opened: () => settle(load, { isOpen: true }),
        failed: (problem) => settle(load, { problem }),
      };
    },
    /** The state once the page is loaded, or failed to. */
    loaded: () => settled(state, (now) => ((now.isOpen ?? now.problem) ? now : undefined)),
  };
}

/** Options for the framed page. */
export interface NavigationRequest {
  readonly language: Language;
  readonly path: PagePath;
  /** Scenario of a machine; the page's own if absent. */
  readonly scenario?: { readonly machine: MachineName; readonly name: string };
}

/**
 * Data that the workbench puts on its window for the framed page. Both have the same origin and belong to one
 * program.
 */
export interface FrameHost {
  readonly request: NavigationRequest;
  readonly bench: Bench;
  /** If true, requests wait in the panel; otherwise they are sent. */
  readonly isHolding: Store<boolean>;
  opened(): void;
  failed(problem: string): void;
}

declare global {
  interface Window {
    workbenchHost?: FrameHost | undefined;
  }
}
