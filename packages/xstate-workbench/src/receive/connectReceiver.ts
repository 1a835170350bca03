import * as v from 'valibot';
import { type AnyStateMachine, createMachine, type StateValue } from 'xstate';
import { stateText } from '../bench/actorEntry';
import { createRecorder, type Recorder } from '../bench/recorder';
import { createStore, type Store } from '../bench/store';
import { activeNodes } from '../paths/xstate5';

export interface Receiver {
  readonly recorder: Recorder;
  /** Machines of the other program, built from their definitions, by session id. */
  readonly machines: Store<ReceivedMachines>;
}

type ReceivedMachines = ReadonlyMap<string, AnyStateMachine>;

const event = v.looseObject({ type: v.string() });
const snapshot = v.looseObject({
  status: v.optional(v.picklist(['active', 'done', 'error', 'stopped']), 'active'),
  value: v.optional(v.custom<StateValue>((value) => value !== null)),
  context: v.optional(v.unknown()),
  tags: v.optional(v.array(v.string()), []),
});
const base = { sessionId: v.string(), createdAt: v.pipe(v.unknown(), v.transform(Number)) };
const texts = v.optional(v.array(v.string()));

const message = v.variant('type', [
  v.object({
    ...{ type: v.literal('@xstate.actor'), ...base, snapshot: v.optional(snapshot, {}) },
    ...{ name: v.optional(v.string()), definition: v.optional(v.string()) },
  }),
  v.object({
    ...{ type: v.literal('@xstate.event'), ...base, event },
    sourceId: v.nullish(v.string()),
  }),
  v.object({ type: v.literal('@xstate.snapshot'), ...base, event, snapshot }),
  v.object({
    ...{ type: v.literal('@xstate-workbench.step'), ...base },
    step: v.object({
      ...{ taken: texts, actions: texts, raised: texts },
      ...{ emitted: v.optional(v.array(event)), activeStates: texts },
    }),
  }),
]);

/**
 * Records what `connect` sends, or Stately's client (`@statelyai/inspect`), which has no steps: an application in the
 * window that opened this one, or a process by a socket.
 * @param socket address of the socket, if the inspector has one.
 */
export function connectReceiver(window: Window & typeof globalThis, socket?: string): Receiver {
  let [start, time] = [0, 0];
  const recorder = createRecorder({ now: () => time - start });
  const machines = createStore<ReceivedMachines>(new Map());
  const entry = (id: string, received: v.InferOutput<typeof snapshot>, name = id) => {
    const machine = machines.get().get(id);
    const { status, value, context, tags } = received;
    return {
      ...{ id, name, status, context, tags, machine: machine?.id },
      state: value === undefined ? '' : stateText(value),
      activeStates: machine && value !== undefined ? nodesOf(machine, value) : [],
    };
  };
  const receive = (data: unknown) => {
    const read = v.safeParse(message, data);
    if (!read.success) return;
    const { output } = read;
    const { sessionId } = output;
    time = output.createdAt;
    start ||= time;
    if (output.type === '@xstate.actor') {
      const machine = machineOf(output.definition);
      if (machine) machines.set(new Map(machines.get()).set(sessionId, machine));
      recorder.note(entry(sessionId, output.snapshot, output.name));
    } else if (output.type === '@xstate.event') {
      recorder.began(sessionId, output.sourceId ?? undefined, output.event);
    } else if (output.type === '@xstate-workbench.step') {
      recorder.stepped(sessionId, output.step);
    } else {
      recorder.ended(entry(sessionId, output.snapshot), output.event);
    }
  };
  window.addEventListener('message', ({ data }) => receive(data));
  window.opener?.postMessage({ type: '@statelyai.connected' }, '*');
  if (socket !== undefined)
    new WebSocket(socket).addEventListener('message', ({ data }) => receive(JSON.parse(data)));
  return { recorder, machines };
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
