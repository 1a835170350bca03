import { createBrowserReceiver } from '@statelyai/inspect';
import { type AnyStateMachine, createMachine, type StateValue } from 'xstate';
import { stateText } from '../bench/actorEntry';
import { createRecorder, type Recorder } from '../bench/recorder';
import { createStore, type Store } from '../bench/store';
import { activeNodes } from '../walks/xstate5';

export interface Receiver {
  readonly recorder: Recorder;
  /** Machines of the other window, built from their definitions, by session id. */
  readonly machines: Store<ReceivedMachines>;
}

type ReceivedMachines = ReadonlyMap<string, AnyStateMachine>;

/**
 * Records what an application in the window that opened this one sends with Stately's client (`createBrowserInspector`
 * of `@statelyai/inspect`): any application with XState 5. Its protocol has neither microsteps nor actions.
 */
export function connectReceiver(window: Window & typeof globalThis): Receiver {
  let [start, time] = [0, 0];
  const recorder = createRecorder({ now: () => time - start });
  const { note, began, ended } = recorder;
  const machines = createStore<ReceivedMachines>(new Map());
  const entry = (id: string, snapshot: Received, name = id) => {
    const machine = machines.get().get(id);
    const { status = 'active', value, context } = snapshot;
    return {
      ...{ id, name, status, context, tags: [], machine: machine?.id },
      state: value === undefined ? '' : stateText(value),
      activeStates: machine && value !== undefined ? nodesOf(machine, value) : [],
    };
  };
  createBrowserReceiver({ window }).subscribe((message) => {
    const { sessionId } = message;
    time = Number(message.createdAt);
    start ||= time;
    if (message.type === '@xstate.actor') {
      const machine = machineOf(message.definition);
      if (machine) machines.set(new Map(machines.get()).set(sessionId, machine));
      note(entry(sessionId, message.snapshot, message.name));
    } else if (message.type === '@xstate.event') {
      began(sessionId, message.sourceId, message.event);
    } else {
      ended(entry(sessionId, message.snapshot), message.event);
    }
  });
  return { recorder, machines };
}

interface Received {
  readonly status?: 'active' | 'done' | 'error' | 'stopped';
  readonly value?: StateValue;
  readonly context?: unknown;
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
