import {
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
import { activeNodes } from '../paths/xstate5';

/** Version of the protocol of `@statelyai/inspect` that the messages follow; its receivers ignore others. */
const version = '0.7.2';

/**
 * What `connect` sends: actors, events and snapshots as Stately's client sends them, and for each event a step with the
 * transitions, actions, raised and emitted events, which its protocol lacks.
 */
export type Message = Readonly<Record<string, unknown>> & { readonly type: string };

/** Converts inspection events of any number of actors to messages of plain data. */
export function createMessages(send: (message: Message) => void): (event: InspectionEvent) => void {
  /** Active state nodes of each actor, and the event that it handles. */
  const before = new Map<string, readonly string[]>();
  const handled = new Map<string, AnyEventObject>();
  return (inspection) => {
    const ref = inspection.actorRef;
    if (!isActor(ref)) return;
    const { sessionId } = ref;
    const deliver = (type: string, content: object) =>
      send(
        JSON.parse(
          plainText(
            {
              ...{ type, sessionId, _version: version, id: null },
              ...{ createdAt: Date.now().toString(), rootId: inspection.rootId },
              ...content,
            },
            0,
          ),
        ),
      );
    const step = (content: Step) => deliver('@xstate-workbench.step', { step: content });
    if (inspection.type === '@xstate.actor') {
      // Its snapshot cannot be read while it is being created.
      deliver('@xstate.actor', {
        ...{
          name: nameOfActor(ref),
          definition: definitionOf(ref),
          parentId: ref._parent?.sessionId,
        },
        snapshot: { status: 'active' },
      });
    } else if (inspection.type === '@xstate.event') {
      const { event, sourceRef } = inspection;
      handled.set(sessionId, event);
      deliver('@xstate.event', { event, sourceId: sourceRef?.sessionId });
    } else if (inspection.type === '@xstate.snapshot') {
      const { event, snapshot } = inspection;
      note(sessionId, snapshot);
      if (event.type === 'xstate.init' && isMachineSnapshot(snapshot))
        step({ actions: entryActions(snapshot) });
      deliver('@xstate.snapshot', { event, snapshot: plainSnapshot(snapshot) });
    } else {
      const taken = stepOf(inspection, before.get(sessionId) ?? [], handled.get(sessionId));
      if (taken?.activeStates) before.set(sessionId, taken.activeStates);
      if (taken) step(taken);
    }
  };

  function note(sessionId: string, snapshot: Snapshot<unknown>): void {
    if (isMachineSnapshot(snapshot)) before.set(sessionId, activeNodes(snapshot));
  }
}

function isActor(ref: object): ref is AnyActorRef {
  return 'sessionId' in ref && 'getSnapshot' in ref;
}

/** An invoked actor without an id has one like `0.light.starting`; its source says more. */
function nameOfActor({ id, sessionId, src, logic }: AnyActorRef & { logic?: unknown }): string {
  if (/^\d+\./.test(id) && typeof src === 'string') return src;
  const config = logic instanceof Object && 'config' in logic ? Object(logic.config) : {};
  return id === sessionId && typeof config.id === 'string' ? config.id : id;
}

/** The definition of a machine as JSON, with functions by their names. */
function definitionOf({ logic }: AnyActorRef & { logic?: unknown }): string | undefined {
  if (!(logic instanceof Object && 'config' in logic && 'root' in logic)) return undefined;
  return JSON.stringify(logic.config, (key, value: unknown) => {
    // Neither is needed for a chart; both may be circular.
    if (key === 'context' || key === 'schemas') return undefined;
    return typeof value === 'function' ? { type: guardName(value) } : value;
  });
}

/** Without machine, children and history, which the receiver does not show. */
function plainSnapshot(snapshot: Snapshot<unknown>) {
  const { status, output, error } = snapshot;
  const [value, context, tags] = isMachineSnapshot(snapshot)
    ? [snapshot.value, snapshot.context, [...snapshot.tags]]
    : [];
  return { status, output, error: error && String(error), value, context, tags };
}
