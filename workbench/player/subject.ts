import { type ActorRefFrom, type AnyEventObject, waitFor } from 'xstate';
import type { Model } from '../../machines/defineModel';
import { type Bench, PendingRequests } from '../bench/bench';
import { actorOf, createRecorder } from '../bench/recorder';
import { createStore } from '../bench/store';
import type { frameMachine, NavigationRequest } from '../frame/frame.machine';
import { answerRequest, createHarness, type MachineHarness } from '../walks/machineHarness';
import { createManualClock } from '../walks/manualClock';
import { type MachineName, models } from '../walks/models';
import type { Path } from '../walks/pathFile';
import { inputsOf, type PendingRequest } from '../walks/ports';

/** A machine in a scenario, ready for steps. */
export interface Subject {
  readonly model: Model;
  readonly scenario: string;
  readonly bench: Bench;
  readonly harness: MachineHarness;
  /** True while the machine is running. */
  isStopped(): boolean;
}

/** A machine that is set up, with its expected state. */
export interface Standing {
  readonly subject: Subject;
  readonly state: string;
}

/**
 * Reloads the framed page in a scenario.
 * @throws if the page or the machine is missing.
 */
export async function setUpLive(
  frame: ActorRefFrom<typeof frameMachine>,
  page: Omit<NavigationRequest, 'scenario'>,
  { machine, scenario }: Omit<Path, 'steps'>,
): Promise<Subject> {
  const request = { ...page, scenario: { machine, name: scenario } };
  frame.send({ type: 'page.requested', request });
  const { context } = await waitFor(frame, (snapshot) => !snapshot.matches('loading'));
  const { bench, problem } = context;
  if (!bench) throw new Error(`The page did not load: ${problem}`);
  const entry = await appearance(bench, machine);
  if (!entry) throw new Error(`${machine} does not run on ${page.path}.`);
  const model = models[machine];
  const isStopped = () => {
    // A reloaded page has new machines.
    if (frame.getSnapshot().context.bench !== bench) return true;
    const found = bench.recorder.actors.get().find(({ id }) => id === entry.id);
    return found === undefined || found.status === 'stopped';
  };
  return { model, scenario, bench, harness: harnessOf(bench, model, entry.ref), isStopped };
}

/** Waits up to 5 seconds for the machine, because some start with a part of the page. */
function appearance({ recorder: { actors } }: Bench, machine: MachineName) {
  const found = () => actorOf(actors.get(), machine);
  return new Promise<ReturnType<typeof found>>((resolve) => {
    const finish = () => {
      clearTimeout(timer);
      unsubscribe();
      resolve(found());
    };
    const timer = setTimeout(finish, 5000);
    const unsubscribe = actors.subscribe(() => found() && finish());
    if (found()) finish();
  });
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
  const bench: Bench = {
    kind: 'alone',
    clock,
    pendingRequests,
    isHolding: createStore(true),
    recorder,
  };
  const { inspect } = recorder;
  const harness = createHarness(model, starts, model.machine, { clock, pendingRequests, inspect });
  const isStopped = () => harness.actor.getSnapshot().status === 'stopped';
  return { model, scenario, bench, harness, isStopped };
}
