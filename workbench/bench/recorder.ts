import {
  type AnyActorRef,
  type AnyEventObject,
  type InspectionEvent,
  isMachineSnapshot,
  type Snapshot,
  type StateValue,
} from 'xstate';
import { transitionId } from '../walks/transitions';
import { createStore, type Store } from './store';

/** One event of an actor. */
export interface LogEntry {
  readonly id: number;
  /** Time in ms on the bench's clock. */
  readonly at: number;
  /** Session id of the actor. */
  readonly actor: string;
  readonly name: string;
  readonly event: AnyEventObject;
  /** Ids of its transitions. */
  readonly taken: readonly string[];
  /** Resulting state; empty for other actors. */
  readonly state: string;
}

/** Records the actors of one bench. */
export interface Recorder {
  inspect(event: InspectionEvent): void;
  /** In order of their start. */
  readonly actors: Store<readonly ActorEntry[]>;
  /** Latest entries, oldest first. */
  readonly log: Store<readonly LogEntry[]>;
  forget(): void;
}

/** Maximum number of log entries. */
const longest = 500;

interface RecorderOptions {
  /** Time in ms on the bench's clock. */
  now(): number;
  /** Called for each transition of a machine. */
  taken(machine: string, transition: string): void;
}

export function createRecorder({ now, taken }: RecorderOptions): Recorder {
  const actors = createStore<readonly ActorEntry[]>([]);
  const log = createStore<readonly LogEntry[]>([]);
  let lastId = 0;

  const note = (ref: AnyActorRef, change: Partial<ActorEntry> = {}) => {
    const known = actors.get().find(({ id }) => id === ref.sessionId);
    const entry = { ...entryOf(ref), lastTaken: known?.lastTaken ?? [], ...change };
    actors.set(
      known ? actors.get().map((one) => (one === known ? entry : one)) : [...actors.get(), entry],
    );
    return entry;
  };
  const amend = (
    actor: string,
    event: AnyEventObject,
    change: (entry: LogEntry) => Partial<LogEntry>,
  ) => {
    const those = log.get().filter((entry) => entry.actor === actor);
    // Events are queued; events that a machine raises itself belong to the previous one.
    const meant = those.findLast((entry) => entry.event === event) ?? those.at(-1);
    if (!meant) return;
    log.set(log.get().map((one) => (one === meant ? { ...one, ...change(one) } : one)));
  };

  return {
    actors,
    log,
    forget: () => log.set([]),
    inspect(inspection) {
      const ref = inspection.actorRef;
      if (!isActor(ref)) return;
      switch (inspection.type) {
        case '@xstate.event': {
          const { event } = inspection;
          lastId += 1;
          const { name, state } = note(ref);
          const entry = {
            id: lastId,
            at: now(),
            actor: ref.sessionId,
            name,
            event,
            taken: [],
            state,
          };
          log.set([...log.get(), entry].slice(-longest));
          return;
        }
        case '@xstate.microstep': {
          const ids = inspection._transitions.flatMap((one) => transitionId(one) ?? []);
          const [machine] = inspection._transitions.map(({ source }) => source.machine.id);
          if (machine) for (const id of ids) taken(machine, id);
          if (ids.length === 0 || !actors.get().some(({ id }) => id === ref.sessionId)) return;
          amend(ref.sessionId, inspection.event, (entry) => ({ taken: [...entry.taken, ...ids] }));
          note(ref, {
            lastTaken: log.get().findLast(({ actor }) => actor === ref.sessionId)?.taken ?? ids,
          });
          return;
        }
        case '@xstate.snapshot': {
          if (!actors.get().some(({ id }) => id === ref.sessionId)) return;
          // React prepares stopped actors to start again; only the snapshot has the status `stopped`.
          const { state } = note(ref, { status: inspection.snapshot.status });
          amend(ref.sessionId, inspection.event, () => ({ state }));
        }
      }
    },
  };
}

/** The newest running actor of a machine, or the last one that ran. */
export function actorOf(actors: readonly ActorEntry[], machine: string): ActorEntry | undefined {
  const those = actors.filter((entry) => entry.machine === machine);
  return those.findLast(({ status }) => status !== 'stopped') ?? those.at(-1);
}

function isActor(ref: object): ref is AnyActorRef {
  return 'sessionId' in ref && 'getSnapshot' in ref;
}

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

function entryOf(ref: AnyActorRef): Omit<ActorEntry, 'lastTaken'> {
  const snapshot: Snapshot<unknown> = ref.getSnapshot();
  const { status } = snapshot;
  const base = { id: ref.sessionId, parent: ref._parent?.sessionId, ref, status } as const;
  if (!isMachineSnapshot(snapshot)) {
    const unknown = { machine: undefined, state: '', activeStates: [], context: undefined };
    return { ...base, name: ref.id, ...unknown, tags: [] };
  }
  const { machine, value, context, tags, _nodes } = snapshot;
  return {
    ...base,
    // An actor without an id is named by its session.
    name: ref.id === ref.sessionId ? machine.id : ref.id,
    machine: machine.id,
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
