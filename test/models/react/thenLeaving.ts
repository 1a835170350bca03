import type { Scene } from '../driver';
import { pass } from './page';

/** Two frames in which a dialog that was closed leaves the document, in ms. For machines that wait for no time. */
const leaving = 2 * 16;

/** Performs a step, and lets a dialog that it closed leave. */
export function thenLeaving(perform: Scene['perform']): Scene['perform'] {
  return async (step) => {
    await perform(step);
    await pass(leaving);
  };
}
