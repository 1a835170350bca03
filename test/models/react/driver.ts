import type { InspectionEvent } from 'xstate';
import type { Driver, Scene } from '../driver';

/** A page under Testing Library. */
export interface ReactScene extends Scene {
  /** Looks at what becomes of the page when it is left alone after a walk. */
  end?(): Promise<void>;
}

/** A driver for components under Testing Library, with fake time. */
export interface ReactDriver extends Driver {
  /** Renders what the machine stands behind, in StrictMode; `inspect` is told what its actors do. */
  open(scenario: string, inspect: (event: InspectionEvent) => void): Promise<ReactScene>;
}
