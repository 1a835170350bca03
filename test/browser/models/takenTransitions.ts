import type { BrowserContext } from '@playwright/test';
import type { InspectionEvent } from 'xstate';
import { transitionsIn } from '../../../machines/testing/transitions';

declare global {
  interface Window {
    transitionTaken(id: string): Promise<void>;
  }
}

/**
 * Records what the machines of a context's pages do: ids of transitions, as `transitionId` but without the guard. The
 * pages are built inspectable, and get the source of the functions that report.
 */
export async function takenTransitions(context: BrowserContext): Promise<ReadonlySet<string>> {
  const taken = new Set<string>();
  await context.exposeFunction('transitionTaken', (id: string) => taken.add(id));
  await context.addInitScript(`window.inspectMachines = (${reporter})(${transitionsIn})`);
  return taken;
}

/** Runs in the page, so it refers to nothing of this file. */
function reporter(read: typeof transitionsIn): (event: InspectionEvent) => void {
  return (event) => {
    for (const transition of read(event)) {
      const { source, eventType } = transition;
      const all = eventType === '' ? source.always : source.transitions.get(eventType);
      const index = all?.indexOf(transition) ?? -1;
      if (index >= 0) void window.transitionTaken(`${source.id}--${eventType}#${index}`);
    }
  };
}
