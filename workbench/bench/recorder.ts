import type { AnyActorRef, AnyEventObject, InspectionEvent } from 'xstate';
import { type Difference, differencesBetween } from '../walks/differences';
import { transitionId } from '../walks/transitions';
import { transitionsIn } from '../walks/xstate5';
import { type ActorEntry, entryOf } from './actorEntry';
import { createStore } from './store';

/** One event of an actor, and what it caused there. */
export interface LogEntry {
  readonly id: number;
  /** Time in ms on the bench's clock. */
  readonly at: number;
  /** Session id of the receiver. */
  readonly actor: string;
  readonly name: string;
  /** Name of the sender: an actor, or `page`. */
  readonly from: string;
  /**
   * False if XState does not report the sender, and the event came while `from` handled another one: it was probably
   * caused by that actor.
   */
  readonly isSenderKnown: boolean;
  /** Number of causes before this event: 0 for what came from outside. */
  readonly depth: number;
  readonly event: AnyEventObject;
  /** Ids of its transitions. */
  readonly taken: readonly string[];
  /** Names of custom actions that were executed. */
  readonly actions: readonly string[];
  readonly emitted: readonly AnyEventObject[];
  /** Resulting state; empty for actors without one. */
  readonly state: string;
  /** Changes of the context. */
  readonly changes: readonly Difference[];
}

export type Recorder = ReturnType<typeof createRecorder>;

/** Maximum number of log entries. */
const longest = 500;

interface RecorderOptions {
  /** Time in ms on the bench's clock. */
  now(): number;
  /** Called with the id of each transition. */
  taken?(transition: string): void;
}

/** Records actors and their events. */
export function createRecorder({ now, taken = () => {} }: RecorderOptions) {
  /** In order of their start. */
  const actors = createStore<readonly ActorEntry[]>([]);
  /** Latest entries, oldest first. */
  const log = createStore<readonly LogEntry[]>([]);
  let lastId = 0;
  /** Ids of entries whose events are being handled, innermost last. */
  let open: readonly number[] = [];

  const known = (id: string) => actors.get().find((one) => one.id === id);
  const openEntries = () => open.flatMap((id) => log.get().find((one) => one.id === id) ?? []);
  const openOf = (actor: string) => openEntries().findLast((one) => one.actor === actor);

  const note = (actor: ActorEntry) => {
    const before = known(actor.id);
    const entry = { ...before, ...actor, name: before?.name ?? freeName(actor.name) };
    actors.set(
      before ? actors.get().map((one) => (one === before ? entry : one)) : [...actors.get(), entry],
    );
    return entry;
  };
  const freeName = (name: string) => {
    const running = actors.get().filter(({ status }) => status === 'active');
    let [free, number] = [name, 1];
    while (running.some((one) => one.name === free)) {
      number += 1;
      free = `${name} (${number})`;
    }
    return free;
  };
  const amend = (entry: LogEntry | undefined, change: Partial<LogEntry>) => {
    if (!entry) return;
    log.set(log.get().map((one) => (one.id === entry.id ? { ...one, ...change } : one)));
  };
  const began = (actor: string, sender: string | undefined, event: AnyEventObject) => {
    const { name = actor, state = '' } = known(actor) ?? {};
    const cause = sender === undefined ? openEntries().at(-1) : openOf(sender);
    lastId += 1;
    const entry: LogEntry = {
      ...{ id: lastId, at: now(), actor, name, event, state },
      from: (sender === undefined ? cause?.name : known(sender)?.name) ?? 'page',
      isSenderKnown: sender !== undefined || cause === undefined,
      depth: cause ? cause.depth + 1 : 0,
      ...{ taken: [], actions: [], emitted: [], changes: [] },
    };
    log.set([...log.get(), entry].slice(-longest));
    open = [...open, lastId];
  };
  const ended = (after: ActorEntry, event: AnyEventObject) => {
    const before = known(after.id);
    const { state, context } = note(after);
    const entry = openEntries().find((one) => one.actor === after.id && one.event === event);
    const mine = entry ?? openOf(after.id);
    amend(mine, { state, changes: before ? differencesBetween(before.context, context) : [] });
    open = open.filter((id) => id !== mine?.id);
  };

  return {
    actors,
    log,
    note,
    began,
    ended,
    forget: () => log.set([]),
    /** For actors of this window. */
    inspect(inspection: InspectionEvent): void {
      const ref = inspection.actorRef;
      if (!isActor(ref)) return;
      const id = ref.sessionId;
      switch (inspection.type) {
        case '@xstate.event': {
          const before = known(id);
          // The context of a known actor is that before the events that it handles now.
          note({ ...entryOf(ref), ...(before && { context: before.context }) });
          began(id, inspection.sourceRef?.sessionId, inspection.event);
          return;
        }
        case '@xstate.action': {
          const entry = openOf(id);
          const { type, params } = inspection.action;
          if (type === 'xstate.emit' && hasEvent(params)) {
            amend(entry, { emitted: [...(entry?.emitted ?? []), params.event] });
          } else if (!type.startsWith('xstate.')) {
            amend(entry, { actions: [...(entry?.actions ?? []), type] });
          }
          return;
        }
        case '@xstate.microstep': {
          const ids = transitionsIn(inspection).flatMap((one) => transitionId(one) ?? []);
          ids.forEach(taken);
          const actor = known(id);
          if (ids.length === 0 || !actor) return;
          // Events that a machine raises itself belong to the one that it handles.
          const entry = openOf(id);
          const lastTaken = [...(entry?.taken ?? []), ...ids];
          amend(entry, { taken: lastTaken });
          note({ ...actor, lastTaken });
          return;
        }
        case '@xstate.snapshot':
          // React prepares stopped actors to start again; only the snapshot has the status `stopped`.
          if (known(id)) {
            ended({ ...entryOf(ref), status: inspection.snapshot.status }, inspection.event);
          }
      }
    },
  };
}

function hasEvent(params: unknown): params is { readonly event: AnyEventObject } {
  return typeof params === 'object' && params !== null && 'event' in params;
}

function isActor(ref: object): ref is AnyActorRef {
  return 'sessionId' in ref && 'getSnapshot' in ref;
}
