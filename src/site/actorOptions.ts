import type { InspectionEvent } from 'xstate';

declare global {
  interface Window {
    /** Called by inspectable builds with every inspection event of every machine. */
    inspectMachines?: ((event: InspectionEvent) => void) | undefined;
  }
}

/** Options of an actor: its id, and in an inspectable build the inspector. */
export function actorOptions(id: string) {
  // A build constant, so that the export contains no trace of it.
  const inspect = process.env.INSPECTABLE ? window.inspectMachines : undefined;
  return { id, ...(inspect && { inspect }) };
}
