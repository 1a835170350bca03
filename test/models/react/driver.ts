import type { InspectionEvent } from 'xstate';
import type { Driver, Scene } from '../driver';

/** A driver for components under Testing Library, with fake time. */
export interface ReactDriver extends Driver {
  /** Renders what the machine stands behind, in StrictMode; `inspect` is told what its actors do. */
  open(situation: string, inspect: (event: InspectionEvent) => void): Promise<Scene>;
}
