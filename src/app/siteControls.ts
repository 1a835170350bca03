import type { ActorOptions, AnyActorLogic, AnyStateMachine, InspectionEvent } from 'xstate';
import type { SiteInput } from '../../machines/site.machine';

/** Overrides for development pages; the site itself sets none. */
export interface SiteControls {
  /** Called with every event and snapshot of every machine. */
  readonly inspect?: ((event: InspectionEvent) => void) | undefined;
  /** Clock of all delays. */
  readonly clock?: ActorOptions<AnyStateMachine>['clock'];
  /** Can replace an actor's logic, to delay, answer or reject its requests. */
  readonly interceptPort?: PortInterceptor;
  /** Input of the site machine that replaces values read from the browser. */
  readonly inputOverrides?: Partial<SiteInput>;
}

/** Receives an actor's name and real logic, and returns the logic to use. */
export type PortInterceptor = <Logic extends AnyActorLogic>(port: string, logic: Logic) => Logic;
