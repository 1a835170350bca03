import type { Language } from '../../locales/languages';
import type { PagePath } from '../../src/content/navigation';
import type { Bench } from '../bench/bench';
import type { Store } from '../bench/store';
import type { MachineName } from '../walks/models';

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
