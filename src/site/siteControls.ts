import type { ActorOptions, AnyStateMachine, InspectionEvent } from 'xstate';
import type { PortInterceptor } from './siteActor';

/** Overrides for development pages; the site itself sets none. */
export interface SiteControls {
  /** Called with every event and snapshot of every machine. */
  readonly inspect?: ((event: InspectionEvent) => void) | undefined;
  readonly clock?: ActorOptions<AnyStateMachine>['clock'];
  /** Can replace an actor's logic, to delay, answer or reject its requests. */
  readonly interceptPort?: PortInterceptor;
  /** Inputs by actor, in place of values read from the browser. */
  readonly inputOverrides?: Readonly<Record<string, unknown>>;
}

declare global {
  interface Window {
    /** Called by inspectable builds with every inspection event of every machine. */
    inspectMachines?: ((event: InspectionEvent) => void) | undefined;
  }
}

/** Options of an actor: id for inspectors, and in development an inspector and a clock. */
export function actorOptions(
  id: string,
  {
    // A build constant, so that the export contains no trace of it.
    inspect = process.env.INSPECTABLE ? window.inspectMachines : undefined,
    clock,
  }: SiteControls,
) {
  return { id, ...(inspect && { inspect }), ...(clock && { clock }) };
}
