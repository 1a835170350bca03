import {
  type AnyActorRef,
  type AnyEventObject,
  type InspectionEvent,
  isMachineSnapshot,
} from 'xstate';
import { differencesBetween } from '../paths/differences';
import { type ActorEntry, entryOf } from './actorEntry';
import { createLog } from './log';
import type { Step } from './logEntry';
import { entryActions, stepOf } from './steps';
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
  const log = createLog();
  /** Entries whose events are being handled, innermost last. */
  let open: readonly number[] = [];

  const known = (id: string) => actors.get().find((one) => one.id === id);
  const openEntries = () => open.flatMap((id) => log.find(id) ?? []);
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
  const began = (actor: string, sender: string | undefined, event: AnyEventObject) => {
    const { name = actor, state = '' } = known(actor) ?? {};
    const cause = sender === undefined ? openEntries().at(-1) : openOf(sender);
    const id = log.add({
      ...{ at: now(), actor, name, event, state },
      from: sender === undefined ? (cause ? 'unknown' : 'page') : (known(sender)?.name ?? 'page'),
      depth: cause ? cause.depth + 1 : 0,
      ...{ taken: [], actions: [], raised: [], emitted: [], changes: [] },
    });
    open = [...open, id];
  };
  /** Adds to the entry whose event an actor handles. Events that a machine raises belong to that event. */
  const stepped = (actor: string, step: Step) => {
    const entry = openOf(actor);
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
    const receiver = known(actor);
    const { activeStates = receiver?.activeStates ?? [] } = step;
    if (receiver && step.taken) note({ ...receiver, lastTaken, activeStates });
  };
  const ended = (after: ActorEntry, event: AnyEventObject) => {
    const before = known(after.id);
    const { state, context } = note(after);
    const entry = openEntries().find((one) => one.actor === after.id && one.event === event);
    const mine = entry ?? openOf(after.id);
    log.amend(mine?.id, {
      state,
      // The receiver does not know the context before the start.
      changes: before?.context === undefined ? [] : differencesBetween(before.context, context),
    });
    open = open.filter((id) => id !== mine?.id);
  };

  return {
    ...{ actors, log, note, began, stepped, ended },
    forget: log.clear,
    /** For actors of this window. */
    inspect(inspection: InspectionEvent): void {
      const ref = inspection.actorRef;
      if (!isActor(ref)) return;
      const id = ref.sessionId;
      const before = known(id);
      if (inspection.type === '@xstate.event') {
        // The context of a known actor is that before the events that it handles now.
        note({ ...entryOf(ref), ...(before && { context: before.context }) });
        began(id, inspection.sourceRef?.sessionId, inspection.event);
      } else if (inspection.type === '@xstate.snapshot') {
        if (!before) return;
        const { event, snapshot } = inspection;
        if (event.type === 'xstate.init' && isMachineSnapshot(snapshot))
          stepped(id, { actions: entryActions(snapshot) });
        // React prepares stopped actors to start again; only the snapshot has the status `stopped`.
        ended({ ...entryOf(ref), status: snapshot.status }, event);
      } else if (before) {
        const step = stepOf(inspection, before.activeStates, openOf(id)?.event);
        if (step) stepped(id, step);
      }
    },
  };
}

function isActor(ref: object): ref is AnyActorRef {
  return 'sessionId' in ref && 'getSnapshot' in ref;
}
