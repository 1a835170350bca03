import type { ActorOptions, AnyStateMachine, InspectionEvent } from 'xstate';
import type { PortInterceptor } from '../site/siteActor';
import type { SiteInputs } from '../site/siteActors';

/** Overrides for development pages; the site itself sets none. */
export interface SiteControls {
  /** Called with every event and snapshot of every machine. */
  readonly inspect?: ((event: InspectionEvent) => void) | undefined;
  readonly clock?: ActorOptions<AnyStateMachine>['clock'];
  /** Can replace an actor's logic, to delay, answer or reject its requests. */
  readonly interceptPort?: PortInterceptor;
  /** Inputs of actors that replace values read from the browser. */
  readonly inputOverrides?: Partial<SiteInputs>;
}
