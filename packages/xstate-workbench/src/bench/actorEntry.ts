import { type AnyActorRef, isMachineSnapshot, type Snapshot, type StateValue } from 'xstate';
import { activeNodes } from '../paths/xstate5';

/** State of an actor, here or in another window. */
export interface ActorEntry {
  /** Session id. */
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
  readonly ref?: AnyActorRef;
}

/** State of an actor of this window. */
export function entryOf(ref: AnyActorRef): ActorEntry {
  const snapshot: Snapshot<unknown> = ref.getSnapshot();
  const base = { id: ref.sessionId, ref, status: snapshot.status };
  if (!isMachineSnapshot(snapshot)) {
    // An invoked actor without an id has one like `0.contactForm.submitting`; its source says more.
    const isUnnamed = /^\d+\./.test(ref.id) && typeof ref.src === 'string';
    const name = isUnnamed ? String(ref.src) : ref.id;
    const unknown = { machine: undefined, state: '', activeStates: [], context: undefined };
    return { ...base, name, ...unknown, tags: [] };
  }
  const { machine, value, context, tags } = snapshot;
  return {
    ...base,
    // An actor without an id is named by its session.
    name: ref.id === ref.sessionId ? machine.id : ref.id,
    machine: machine.id,
    state: stateText(value),
    activeStates: activeNodes(snapshot),
    context,
    tags: [...tags],
  };
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
