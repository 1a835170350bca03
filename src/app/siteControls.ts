import type { ActorOptions, AnyActorLogic, AnyStateMachine, InspectionEvent } from 'xstate';
import type { SiteInput } from '../../machines/site.machine';

/** What a developer's page puts in the place of the browser's own; the site itself runs without any. */
export interface SiteControls {
  /** Is told what every machine does. */
  readonly inspect?: ((event: InspectionEvent) => void) | undefined;
  /** What delays run by. */
  readonly clock?: ActorOptions<AnyStateMachine>['clock'];
  /** Stands between a machine and one of its ports. */
  readonly interceptPort?: PortInterceptor;
  /** How the machines find the world, where it is to be other than it is. */
  readonly inputOverrides?: Partial<SiteInput>;
}

/** Gives what answers for a port in the place of what reaches the outside world. */
export type PortInterceptor = <Logic extends AnyActorLogic>(port: string, logic: Logic) => Logic;
