import { type AnyStateMachine, createMachine, type StateValue } from 'xstate';
import type { Message, PlainSnapshot } from '../inspect/messageSchema';
import { createMessages } from '../inspect/messages';
import { differencesBetween } from '../paths/differences';
import { activeNodes } from '../paths/xstate5';
import { type ActorEntry, stateText } from './actorEntry';
import { createLog } from './log';
import { createStore } from './store';

export type Recorder = ReturnType<typeof createRecorder>;

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
  /** Machines by session id, built from their definitions. */
  const machines = createStore<ReadonlyMap<string, AnyStateMachine>>(new Map());
  const log = createLog();
  /** Actors that are created; their first event starts them. */
  const created = new Map<string, Pick<ActorEntry, 'name' | 'ref'>>();
  /** Entries whose events are being handled or wait, in order. */
  let open: readonly { readonly id: number; readonly eventId: string | undefined }[] = [];

  const known = (id: string) => actors.get().find((one) => one.id === id);
  const openEntries = () => open.flatMap(({ id }) => log.find(id) ?? []);
  const openEntry = (eventId: string | undefined) =>
    eventId === undefined ? undefined : log.find(open.find((one) => one.eventId === eventId)?.id);

  const note = (id: string, part: Partial<ActorEntry>): ActorEntry => {
    const before = known(id);
    const { name = id, ref } = created.get(id) ?? {};
    const entry: ActorEntry = {
      ...(before ?? { id, ref, name: freeName(name), machine: machines.get().get(id)?.id }),
      ...{ status: 'active', state: '', activeStates: [], context: undefined, tags: [] },
      ...before,
      ...part,
    };
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
  const noteSnapshot = (id: string, { value, status, context, tags }: PlainSnapshot) => {
    const machine = machines.get().get(id);
    return note(id, {
      ...{ status, context, tags },
      state: value === undefined ? '' : stateText(value),
      activeStates: machine && value !== undefined ? nodesOf(machine, value) : [],
    });
  };

  /** Notes that the actors of a program no longer run. */
  const endProgram = (program: string) => {
    for (const { id, status } of actors.get())
      if (programOf(id) === program && status === 'active') note(id, { status: 'stopped' });
  };

  /** Records a message of this window, of another one or of a process. */
  const receive = (message: Message): void => {
    const { sessionId } = message;
    if (message.type === '@xstate.actor') {
      const { name = sessionId, ref, definition, snapshot } = message;
      created.set(sessionId, { name, ref });
      const machine = machineOf(definition);
      if (machine) machines.set(new Map(machines.get()).set(sessionId, machine));
      // Stately's client knows the state of a new actor.
      if (snapshot.value !== undefined) noteSnapshot(sessionId, snapshot);
    } else if (message.type === '@xstate.event') {
      const { event, eventId, sourceId } = message;
      const { name, state } = known(sessionId) ?? note(sessionId, {});
      const sender = sourceId ? (known(sourceId)?.name ?? 'page') : undefined;
      // A sender handles its first one; later ones wait for it.
      const cause = sourceId
        ? openEntries().find(({ actor }) => actor === sourceId)
        : openEntries().findLast(({ actor }) => programOf(actor) === programOf(sessionId));
      const id = log.add({
        ...{ at: now(), actor: sessionId, name, event, state },
        from: sender ?? (cause ? 'unknown' : 'page'),
        depth: cause ? cause.depth + 1 : 0,
        ...{ taken: [], actions: [], raised: [], emitted: [], changes: [] },
      });
      open = [...open, { id, eventId }];
    } else if (message.type === '@xstate-workbench.step') {
      // Events that a machine raises belong to the event that it handles.
      const { step } = message;
      const entry = openEntry(message.eventId);
      const join = <Part>(before: readonly Part[] = [], more: readonly Part[] = []) => [
        ...before,
        ...more,
      ];
      const lastTaken = join(entry?.taken, step.taken);
      log.amend(entry?.id, {
        taken: lastTaken,
        actions: join(entry?.actions, step.actions),
        raised: join(entry?.raised, step.raised),
        emitted: join(entry?.emitted, step.emitted),
      });
      step.taken?.forEach(taken);
      const { activeStates = [] } = step;
      if (step.taken && known(sessionId)) note(sessionId, { lastTaken, activeStates });
    } else if (message.type === '@xstate.snapshot') {
      const { event, eventId, snapshot } = message;
      const before = known(sessionId)?.context;
      const { state, context } = noteSnapshot(sessionId, snapshot);
      const entry =
        openEntry(eventId) ??
        openEntries().find((one) => one.actor === sessionId && one.event.type === event.type);
      // The context before the start is not known.
      const changes = before === undefined ? [] : differencesBetween(before, context);
      log.amend(entry?.id, { state, changes });
      open = open.filter(({ id }) => id !== entry?.id);
    } else endProgram(programOf(sessionId));
  };
  return {
    ...{ actors, machines, log, receive, endProgram },
    forget: log.clear,
    /** For actors of this window. */
    inspect: createMessages(receive),
  };
}

/** The program of an actor in another window; empty in this one, and with Stately's client. */
export function programOf(id: string): string {
  return id.slice(0, id.indexOf('/') + 1);
}

/** A machine without implementations; `undefined` for other actors. */
function machineOf(definition: string | undefined): AnyStateMachine | undefined {
  if (definition === undefined) return undefined;
  try {
    const config = JSON.parse(definition);
    return 'states' in config ? createMachine(config) : undefined;
  } catch {
    // The chart is missing then; the log is complete.
    return undefined;
  }
}

function nodesOf(machine: AnyStateMachine, value: StateValue): readonly string[] {
  try {
    return activeNodes(machine.resolveState({ value, context: {} }));
  } catch {
    return [];
  }
}
