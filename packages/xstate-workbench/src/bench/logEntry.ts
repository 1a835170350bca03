import type { AnyEventObject } from 'xstate';
import type { Difference } from '../paths/differences';

/** One event of an actor, and what it caused there. */
export interface LogEntry {
  readonly id: number;
  /** Time in ms on the bench's clock. */
  readonly at: number;
  /** Session id of the receiver. */
  readonly actor: string;
  readonly name: string;
  /** Name of the sender: an actor, `page`, or `unknown` if XState does not report which actor sent it. */
  readonly from: string;
  /** Number of causes before this event: 0 for what came from outside. */
  readonly depth: number;
  readonly event: AnyEventObject;
  /** Ids of its transitions. */
  readonly taken: readonly string[];
  /** Names of the actions of transitions, entries and exits, in order. */
  readonly actions: readonly string[];
  /** Types of the events that the machine raised itself. */
  readonly raised: readonly string[];
  readonly emitted: readonly AnyEventObject[];
  /** Resulting state; empty for actors without one. */
  readonly state: string;
  /** Changes of the context. */
  readonly changes: readonly Difference[];
}

/** Parts of an entry that are known only while its event is handled. */
export type Step = {
  readonly [Part in 'taken' | 'actions' | 'raised' | 'emitted']?: LogEntry[Part] | undefined;
} & {
  /** Ids of the active state nodes after it. */
  readonly activeStates?: readonly string[] | undefined;
};
