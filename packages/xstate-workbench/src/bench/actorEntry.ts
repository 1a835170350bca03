import type { AnyActorRef, StateValue } from 'xstate';

/** State of an actor, here or in another window. */
export interface ActorEntry {
  /** Session id, after that of its program in another window. */
  readonly id: string;
  /** Unique among running actors: the second `typeahead` is `typeahead (2)`. */
  readonly name: string;
  /** Id of its machine, if any. */
  readonly machine: string | undefined;
  readonly status: 'active' | 'done' | 'error' | 'stopped';
  /** `editable.editing`; parallel regions are separated by commas. */
  readonly state: string;
  /** Ids of active state nodes. */
  readonly activeStates: readonly string[];
  readonly context: unknown;
  readonly tags: readonly string[];
  /** Ids of the transitions of its last event. */
  readonly lastTaken?: readonly string[];
  /** Absent if it runs in another window. */
  readonly ref?: AnyActorRef | undefined;
}

/** The newest running actor of a machine, or the last one that ran. */
export function actorOf(actors: readonly ActorEntry[], machine: string): ActorEntry | undefined {
  const those = actors.filter((entry) => entry.machine === machine);
  return those.findLast(({ status }) => status !== 'stopped') ?? those.at(-1);
}

/** A state as one line. */
export function stateText(value: StateValue): string {
  if (typeof value === 'string') return value;
  return Object.entries(value)
    .map(([key, inner = {}]) => [key, stateText(inner)].filter(Boolean).join('.'))
    .join(', ');
}
