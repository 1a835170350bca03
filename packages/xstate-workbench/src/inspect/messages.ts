import {
  type ActorRefLike,
  type AnyActorRef,
  type AnyEventObject,
  type InspectionEvent,
  isMachineSnapshot,
  type Snapshot,
} from 'xstate';
import type { Step } from '../bench/logEntry';
import { entryActions, stepOf } from '../bench/steps';
import { guardName } from '../paths/names';
import { plainText } from '../paths/plainText';
import type { Message, PlainSnapshot } from './messageSchema';

/** An event until its actor has handled it. */
interface Open {
  readonly ref: AnyActorRef;
  readonly to: Pick<Message, 'sessionId' | 'createdAt'>;
  readonly event: AnyEventObject;
  readonly eventId?: string | undefined;
}

/**
 * Converts inspection events of any number of actors to messages.
 * @param program the start of every id, because session ids are unique only in their program.
 */
export function createMessages(
  send: (message: Message) => void,
  program = '',
): (event: InspectionEvent) => void {
  const last = new WeakMap<AnyActorRef, Snapshot<unknown>>();
  /** In order: an actor handles its first one, while others may wait. */
  let open: readonly Open[] = [];
  let count = 0;
  const idOf = (ref: ActorRefLike) => program + ref.sessionId;
  const end = (one: Open, snapshot: Snapshot<unknown>) => {
    const { ref, to, event, eventId } = one;
    open = open.filter((other) => other !== one);
    last.set(ref, snapshot);
    send({ type: '@xstate.snapshot', ...to, eventId, event, snapshot: plainSnapshot(snapshot) });
  };
  /** XState reports the end of no event that failed or that its actor did not handle. */
  const endUnhandled = () => {
    for (const one of open) {
      const now: Snapshot<unknown> = one.ref.getSnapshot();
      // React prepares stopped actors to start again; only the inspected snapshot has the status `stopped`.
      end(one, now.status === 'error' ? now : (last.get(one.ref) ?? now));
    }
  };
  return (inspection) => {
    const ref = inspection.actorRef;
    if (!isActor(ref)) return;
    const rootId = program + inspection.rootId;
    const to = { sessionId: idOf(ref), rootId, createdAt: Date.now() };
    const mine = open.filter((one) => one.ref === ref);
    const step = (content: Step) =>
      send({ type: '@xstate-workbench.step', ...to, eventId: mine[0]?.eventId, step: content });
    if (inspection.type === '@xstate.actor') {
      // Its snapshot cannot be read while it is being created.
      const described = {
        name: nameOfActor(ref),
        definition: definitionOf(ref),
        parentId: ref._parent && idOf(ref._parent),
        ref,
      };
      send({
        type: '@xstate.actor',
        ...to,
        ...described,
        snapshot: { status: 'active', tags: [] },
      });
    } else if (inspection.type === '@xstate.event') {
      const { event, sourceRef } = inspection;
      count += 1;
      const one = { ref, to, event, eventId: `${program}${count}` };
      open = [...open, one];
      const sourceId = sourceRef && idOf(sourceRef);
      send({ type: '@xstate.event', ...to, sourceId, event, eventId: one.eventId });
      const before = last.get(ref);
      if (before && before.status !== 'active' && event.type !== 'xstate.init') end(one, before);
      // Actors handle events in the task that sends them.
      else void Promise.resolve().then(endUnhandled);
    } else if (inspection.type === '@xstate.snapshot') {
      const { event, snapshot } = inspection;
      if (event.type === 'xstate.init' && isMachineSnapshot(snapshot))
        step({ actions: entryActions(snapshot) });
      end(mine.find((one) => one.event === event) ?? { ref, to, event }, snapshot);
    } else {
      const taken = stepOf(inspection, last.get(ref), mine[0]?.event);
      if (inspection.type === '@xstate.microstep') last.set(ref, inspection.snapshot);
      if (taken) step(taken);
    }
  };
}

/** Version of Stately's protocol; its receivers ignore others. */
const version = '0.7.2';

/** Converts inspection events to messages of plain data, for another window or process. */
export function createPlainMessages(
  send: (message: unknown) => void,
): (event: InspectionEvent) => void {
  const program = `${Math.random().toString(36).slice(2)}/`;
  return createMessages((message) => {
    const { ref: _, createdAt, ...content } = message;
    const base = { _version: version, id: null, createdAt: `${createdAt}` };
    send(JSON.parse(plainText({ ...base, ...content }, 0)));
  }, program);
}

function isActor(ref: object): ref is AnyActorRef {
  return 'sessionId' in ref && 'getSnapshot' in ref;
}

/** An invoked actor without an id has one like `0.light.starting`; its source says more. */
function nameOfActor({ id, sessionId, src, logic }: AnyActorRef & { logic?: unknown }): string {
  if (/^\d+\./.test(id) && typeof src === 'string') return src;
  return (id === sessionId && Object(logic).config?.id) || id;
}

/** The definition of a machine as JSON, with functions by their names. */
function definitionOf({ logic }: AnyActorRef & { logic?: unknown }): string | undefined {
  // Not `instanceof`, because it may be of the frame's realm.
  const { config, root } = Object(logic);
  if (!root) return undefined;
  return JSON.stringify(config, (key, value: unknown) => {
    // Neither is needed for a chart; both may be circular.
    if (key === 'context' || key === 'schemas') return undefined;
    return typeof value === 'function' ? { type: guardName(value) } : value;
  });
}

/** Without machine, children and history, which the receiver does not show. */
function plainSnapshot(snapshot: Snapshot<unknown>): PlainSnapshot {
  const { status, output, error } = snapshot;
  const shown = { status, output, error: error && String(error), context: undefined, tags: [] };
  if (!isMachineSnapshot(snapshot)) return shown;
  const { value, context, tags } = snapshot;
  return { ...shown, value, context, tags: [...tags] };
}
