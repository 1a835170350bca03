import { createEmptyActor } from 'xstate';
import { type Bench, createBench, type OnTaken } from '../bench/bench';
import { holdPorts, type PortInterceptor } from '../bench/holdPorts';
import { createStore, type Store, settled } from '../bench/store';
import type { Catalog } from '../config/catalog';
import { inputOf } from '../paths/machineHarness';

/** Options for the framed page. */
export interface NavigationRequest {
  /** Value of each configured variant. */
  readonly variants: Readonly<Record<string, string>>;
  readonly path: string;
  /** Scenario of a machine; the page's own if absent. */
  readonly scenario?: { readonly machine: string; readonly name: string };
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
  readonly interceptPort: PortInterceptor;
  /** Input of the scenario's machine, by its name; empty if it has none. */
  readonly inputs: Readonly<Record<string, unknown>>;
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
  /** If true, requests wait in the panel; otherwise they are sent. */
  readonly isHolding: Store<boolean>;
  readonly taken: OnTaken;
  readonly catalog: Catalog;
}

export function createFrame(
  first: NavigationRequest,
  { isClockRunning, isHolding, taken, catalog }: FrameOptions,
) {
  const loading = (request: NavigationRequest, load: number, isRunning: boolean): FrameLoad => {
    const bench = createBench('page', isRunning, taken);
    return {
      ...{ request, load, bench },
      interceptPort: holdPorts(bench.pendingRequests, isHolding.get, catalog),
      inputs: inputsOf(request, bench),
      opened: () => settle(load, { isOpen: true }),
      failed: (problem) => settle(load, { problem }),
    };
  };
  const inputsOf = ({ scenario }: NavigationRequest, { clock: { now } }: Bench) => {
    const start = scenario && catalog.modelOf(scenario.machine).scenarios[scenario.name];
    const input = start && inputOf(start, { now, listener: createEmptyActor() });
    return scenario && input !== undefined ? { [scenario.machine]: input } : {};
  };
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
