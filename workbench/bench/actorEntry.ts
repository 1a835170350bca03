import { type AnyActorRef, isMachineSnapshot, type StateValue } from 'xstate';

/** State of an actor. */
export interface ActorEntry {
  /** Session id. */
  readonly id: string;
  readonly parent: string | undefined;
  readonly name: string;
  /** Id of its machine, if any. */
  readonly machine: string | undefined;
  readonly ref: AnyActorRef;
  readonly status: 'active' | 'done' | 'error' | 'stopped';
  /** `editable.editing`; parallel regions are separated by commas. */
  readonly state: string;
  /** Ids of active state nodes. */
  readonly activeStates: readonly string[];
  readonly context: unknown;
  readonly tags: readonly string[];
  /** Ids of the transitions of its last event. */
  readonly lastTaken: readonly string[];
}

export function entryOf(ref: AnyActorRef): Omit<ActorEntry, 'lastTaken'> {
  const snapshot: unknown = ref.getSnapshot();
  const base = { id: ref.sessionId, parent: ref._parent?.sessionId, ref } as const;
  if (!isMachineSnapshot(snapshot)) {
    const status = statusOf(snapshot);
    return {
      ...base,
      name: ref.id,
      machine: undefined,
      status,
      state: '',
      activeStates: [],
      context: undefined,
      tags: [],
    };
  }
  const { machine, status, value, context, tags, _nodes } = snapshot;
  return {
    ...base,
    // An actor without an id is named by its session.
    name: ref.id === ref.sessionId ? machine.id : ref.id,
    machine: machine.id,
    status,
    state: stateText(value),
    activeStates: _nodes.map(({ id }) => id),
    context,
    tags: [...tags],
  };
}

/** A state as one line. */
function stateText(value: StateValue): string {
  if (typeof value === 'string') return value;
  return Object.entries(value)
    .map(([key, inner]) =>
      inner === undefined || isEmpty(inner) ? key : `${key}.${stateText(inner)}`,
    )
    .join(', ');
}

function isEmpty(value: StateValue): boolean {
  return typeof value === 'object' && Object.keys(value).length === 0;
}

function statusOf(snapshot: unknown): ActorEntry['status'] {
  const status = typeof snapshot === 'object' && snapshot !== null && 'status' in snapshot;
  if (!status) return 'active';
  return snapshot.status === 'done' || snapshot.status === 'error' || snapshot.status === 'stopped'
    ? snapshot.status
    : 'active';
}
