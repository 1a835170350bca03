import type { AnyActorRef, AnyEventObject, InspectionEvent } from 'xstate';
import { transitionId } from '../../models/transitions';
import { type ActorEntry, entryOf } from './actorEntry';
import { createStore, type Store } from './store';

/** One event that an actor got. */
export interface LogEntry {
  readonly id: number;
  /** When, in ms on the bench's clock. */
  readonly at: number;
  /** The actor's session. */
  readonly actor: string;
  readonly name: string;
  readonly event: AnyEventObject;
  /** The ids of the transitions that it led to. */
  readonly taken: readonly string[];
  /** Where it left the machine; empty for what is no machine. */
  readonly state: string;
}

/** What the actors of one bench did, from the first. */
export interface Recorder {
  inspect(event: InspectionEvent): void;
  /** In the order in which they started. */
  readonly actors: Store<readonly ActorEntry[]>;
  /** The last of them, oldest first. */
  readonly log: Store<readonly LogEntry[]>;
  forget(): void;
}

/** How many entries the log keeps. */
const longest = 500;

interface RecorderOptions {
  /** Milliseconds on the bench's clock. */
  now(): number;
  /** Is told each transition that a machine takes. */
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
    // Events wait for their turn; what a machine raises itself belongs to the last.
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
          // What React stops it makes ready to start again: only the snapshot says that it was stopped.
          const { state } = note(ref, { status: inspection.snapshot.status });
          amend(ref.sessionId, inspection.event, () => ({ state }));
        }
      }
    },
  };
}

/** The youngest running actor of a machine, or else the one that ran last. */
export function actorOf(actors: readonly ActorEntry[], machine: string): ActorEntry | undefined {
  const those = actors.filter((entry) => entry.machine === machine);
  return those.findLast(({ status }) => status !== 'stopped') ?? those.at(-1);
}

function isActor(ref: object): ref is AnyActorRef {
  return 'sessionId' in ref && 'getSnapshot' in ref;
}
