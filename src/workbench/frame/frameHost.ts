import type { Language } from '../../../locales/languages';
import type { PagePath } from '../../content/navigation';
import type { MachineName } from '../../models/machines';
import type { Bench } from '../bench/bench';
import type { Store } from '../bench/store';

/** How the framed page is to start. */
export interface NavigationRequest {
  readonly language: Language;
  readonly path: PagePath;
  /** The scenario that a machine is to find itself in; the page's own where there is none. */
  readonly scenario?: { readonly machine: MachineName; readonly name: string };
}

/** The clock and the requests as they were last set by hand. A page in a scenario starts with both stopped. */
export interface BenchSettings {
  readonly isClockRunning: boolean;
  readonly isHolding: boolean;
}

/**
 * What the workbench lays out on its window for the page that it frames. Both are of one origin, and so of
 * one program in two parts.
 */
export interface FrameHost {
  readonly request: NavigationRequest;
  readonly benchSettings: Store<BenchSettings>;
  opened(bench: Bench): void;
  failed(message: string): void;
  /** A machine of the page took a transition. */
  taken(machine: string, transition: string): void;
}

declare global {
  interface Window {
    workbenchHost?: FrameHost | undefined;
  }
}
