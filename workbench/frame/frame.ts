import type { Language } from '../../locales/languages';
import type { PagePath } from '../../src/content/navigation';
import type { Bench } from '../bench/bench';
import { createStore, type Store, settled } from '../bench/store';
import type { MachineName } from '../walks/models';

/** The framed page. It is loading while it has neither a bench nor a problem. */
interface FrameState {
  readonly request: NavigationRequest;
  /** Number of loads; messages of earlier loads are ignored. */
  readonly load: number;
  readonly bench?: Bench;
  /** Reason why the page failed to load. */
  readonly problem?: string;
}

export interface Frame {
  readonly state: Store<FrameState>;
  open(request: NavigationRequest): void;
  opened(load: number, bench: Bench): void;
  failed(load: number, problem: string): void;
  /** The state once the page is loaded, or failed to. */
  loaded(): Promise<FrameState>;
}

/** Time within which a page must load, in ms. */
const patience = 20_000;

export function createFrame(first: NavigationRequest): Frame {
  const state = createStore<FrameState>({ request: first, load: 0 });
  let timer: ReturnType<typeof setTimeout> | undefined;
  const settle = (load: number, result: Pick<FrameState, 'bench' | 'problem'>) => {
    const { request, load: current } = state.get();
    if (load !== current) return;
    clearTimeout(timer);
    state.set({ request, load, ...result });
  };
  const open = (request: NavigationRequest) => {
    clearTimeout(timer);
    const load = state.get().load + 1;
    state.set({ request, load });
    const problem = 'It gave no sign of life within 20 seconds.';
    timer = setTimeout(() => settle(load, { problem }), patience);
  };
  open(first);
  return {
    state,
    open,
    opened: (load, bench) => settle(load, { bench }),
    failed: (load, problem) => settle(load, { problem }),
    loaded: () => settled(state, (now) => ((now.bench ?? now.problem) ? now : undefined)),
  };
}

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
