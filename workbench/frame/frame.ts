import type { Language } from '../../locales/languages';
import type { PagePath } from '../../src/site.pages';
import { type Bench, createBench, type OnTaken } from '../bench/bench';
import { createStore, type Store, settled } from '../bench/store';
import type { MachineName } from '../walks/models';

/** Options for the framed page. */
export interface NavigationRequest {
  readonly language: Language;
  readonly path: PagePath;
  /** Scenario of a machine; the page's own if absent. */
  readonly scenario?: { readonly machine: MachineName; readonly name: string };
}

/**
 * One load of the framed page. The workbench puts it on its window for the page: both have the same origin and belong
 * to one program. The page is loading while it is neither open nor has a problem.
 */
export interface FrameLoad {
  readonly request: NavigationRequest;
  /** Number of the load; messages of earlier loads are ignored. */
  readonly load: number;
  /** The machines of this load. */
  readonly bench: Bench;
  /** If true, requests wait in the panel; otherwise they are sent. */
  readonly isHolding: Store<boolean>;
  readonly isOpen?: true;
  /** Reason why the page failed to load. */
  readonly problem?: string;
  opened(): void;
  failed(problem: string): void;
}

declare global {
  interface Window {
    workbenchHost?: FrameLoad | undefined;
  }
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
  const loading = (request: NavigationRequest, load: number, isRunning: boolean): FrameLoad => ({
    ...{ request, load, isHolding },
    bench: createBench('page', isRunning, taken),
    opened: () => settle(load, { isOpen: true }),
    failed: (problem) => settle(load, { problem }),
  });
  const state = createStore(loading(first, 1, isClockRunning));
  const settle = (load: number, result: Pick<FrameLoad, 'isOpen' | 'problem'>) => {
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
    /** The state once the page is loaded, or failed to. */
    loaded: () => settled(state, (now) => ((now.isOpen ?? now.problem) ? now : undefined)),
  };
}
