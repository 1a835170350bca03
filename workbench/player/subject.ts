import type { AnyEventObject } from 'xstate';
import type { Model } from '../../machines/defineModel';
import { actorOf } from '../bench/actorEntry';
import { type Bench, PendingRequests } from '../bench/bench';
import { createRecorder } from '../bench/recorder';
import { createStore, settled } from '../bench/store';
import type { Frame } from '../frame/frame';
import { answerRequest, createHarness, type MachineHarness } from '../walks/machineHarness';
import { createManualClock } from '../walks/manualClock';
import { type MachineName, models } from '../walks/models';
import type { Path } from '../walks/pathFile';
import { inputsOf, type PendingRequest } from '../walks/ports';
import type { Subject as WalkedSubject } from '../walks/takeStep';

/** A machine in the workbench, in a scenario. */
export interface Subject extends WalkedSubject {
  readonly bench: Bench;
  /** True if the machine no longer runs. */
  isStopped(): boolean;
}

/**
 * Waits for the machine on the framed page, which has been requested in its scenario.
 * @throws if the page or the machine is missing.
 */
export async function setUpLive(
  frame: Frame,
  { machine, scenario }: Omit<Path, 'steps'>,
): Promise<Subject> {
  const { bench, problem, request } = await frame.loaded();
  if (!bench) throw new Error(`The page did not load: ${problem}`);
  const entry = await appearance(bench, machine);
  if (!entry?.ref) throw new Error(`${machine} does not run on ${request.path}.`);
  const { ref } = entry;
  const model = models[machine];
  const isStopped = () => {
    // A reloaded page has new machines.
    if (frame.state.get().bench !== bench) return true;
    const found = bench.recorder.actors.get().find(({ id }) => id === entry.id);
    return found === undefined || found.status === 'stopped';
  };
  return { model, scenario, bench, harness: harnessOf(bench, model, ref), isStopped };
}

/** Waits up to 5 seconds for the machine, because some start with a part of the page. */
function appearance({ recorder: { actors } }: Bench, machine: MachineName) {
  return Promise.race([
    settled(actors, (entries) => actorOf(entries, machine)),
    new Promise<undefined>((resolve) => setTimeout(resolve, 5000)),
  ]);
}

/** The harness interface for a machine that runs elsewhere. */
function harnessOf(
  { clock, pendingRequests }: Bench,
  { ports = {} }: Model,
  actor: MachineHarness['actor'],
): MachineHarness {
  const emitted: AnyEventObject[] = [];
  const subscription = actor.on('*', (event) => emitted.push(event));
  const isAsked = ({ port }: PendingRequest) => port in ports;
  return {
    actor,
    clock,
    taken: () => [],
    takeEmitted: () => emitted.splice(0),
    pending: () => inputsOf([...pendingRequests].filter(isAsked)),
    answer: (step) => answerRequest(pendingRequests, step),
    end: () => subscription.unsubscribe(),
  };
}

/** Starts an isolated machine in the workbench, with a paused clock and held requests. */
export function setUpAlone(
  machine: MachineName,
  scenario: string,
  taken: (machine: string, transition: string) => void,
): Subject {
  const model = models[machine];
  const starts = model.scenarios[scenario];
  if (!starts) throw new Error(`${machine} has no scenario "${scenario}"`);
  const clock = createManualClock(false);
  const pendingRequests = new PendingRequests();
  const recorder = createRecorder({ now: clock.now, taken });
  const isHolding = createStore(true);
  const bench: Bench = { kind: 'alone', clock, pendingRequests, isHolding, recorder };
  const { inspect } = recorder;
  const harness = createHarness(model, starts, model.machine, { clock, pendingRequests, inspect });
  const isStopped = () => harness.actor.getSnapshot().status === 'stopped';
  return { model, scenario, bench, harness, isStopped };
}
