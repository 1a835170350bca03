import type { ActorOptions, AnyActorLogic, AnyStateMachine, InspectionEvent } from 'xstate';
import type { SiteInput } from '../../machines/site.machine';

/** What a developer's page puts in the place of the browser's own; the site itself runs without any. */
export interface SiteControls {
  /** Called with every event and snapshot of every machine. */
  readonly inspect?: ((event: InspectionEvent) => void) | undefined;
  /** The clock of all delays. */
  readonly clock?: ActorOptions<AnyStateMachine>['clock'];
  /** Can replace the implementation of a port, to delay, answer or refuse its requests. */
  readonly interceptPort?: PortInterceptor;
  /** Input of the site machine that replaces what is read from the browser. */
  readonly inputOverrides?: Partial<SiteInput>;
}

/** Given a port's name and its real implementation, returns the implementation to use. */
export type PortInterceptor = <Logic extends AnyActorLogic>(port: string, logic: Logic) => Logic;
