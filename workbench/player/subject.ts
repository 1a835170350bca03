import { type ActorRefFrom, waitFor } from 'xstate';
import type { Language } from '../../locales/languages';
import type { Model } from '../../machines/defineModel';
import { type Bench, PendingRequests } from '../bench/bench';
import { actorOf, createRecorder } from '../bench/recorder';
import { createStore } from '../bench/store';
import type { frameMachine } from '../frame/frame.machine';
import type { LivePlace } from '../frame/livePlaces';
import { answerRequest, createHarness, type MachineHarness } from '../walks/machineHarness';
import { createManualClock } from '../walks/manualClock';
import { type MachineName, models } from '../walks/models';

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

/** A machine on a bench, ready for steps; `undefined` if it is not running. */
function subjectOn(bench: Bench, machine: MachineName, scenario: string): Subject | undefined {
  const model = models[machine];
  const actor = actorOf(bench.recorder.actors.get(), machine)?.ref;
  return actor && { model, scenario, bench, ...harnessOf(bench, model, actor) };
}

/** The harness interface for a machine that runs elsewhere. */
function harnessOf(
  { clock, pendingRequests, recorder }: Bench,
  model: Model,
  actor: MachineHarness['actor'],
): Pick<Subject, 'harness' | 'isStopped'> {
  const emitted: ReturnType<MachineHarness['takeEmitted']>[number][] = [];
  const subscription = actor.on('*', (event) => emitted.push(event));
  const ports = Object.keys(model.ports ?? {});
  const isStopped = () => {
    const entry = recorder.actors.get().find(({ id }) => id === actor.sessionId);
    return entry === undefined || entry.status === 'stopped';
  };
  const harness: MachineHarness = {
    actor,
    clock,
    taken: () => [],
    takeEmitted: () => emitted.splice(0),
    pending: () =>
      Object.fromEntries(
        [...pendingRequests].flatMap(({ port, input }) =>
          ports.includes(port) ? [[port, input]] : [],
        ),
      ),
    answer: (step) => answerRequest(pendingRequests, step),
    end: () => subscription.unsubscribe(),
  };
  return { harness, isStopped };
}

interface Wanted {
  readonly machine: MachineName;
  readonly scenario: string;
  readonly language: Language;
}

/**
 * Reloads the framed page in a scenario.
 * @throws if the page or the machine is missing.
 */
export async function setUpLive(
  frame: ActorRefFrom<typeof frameMachine>,
  place: LivePlace,
  { machine, scenario, language }: Wanted,
): Promise<Subject> {
  const request = {
    language: place.language ?? language,
    path: place.path,
    scenario: { machine, name: scenario },
  };
  frame.send({ type: 'page.requested', request });
  const { context } = await waitFor(frame, (snapshot) => !snapshot.matches('loading'));
  const { bench, problem } = context;
  if (!bench) throw new Error(`The page did not load: ${problem}`);
  await appearance(bench, machine);
  const subject = subjectOn(bench, machine, scenario);
  if (!subject) throw new Error(`${machine} does not run on ${place.path}.`);
  // A reloaded page has new machines.
  const isGone = () => frame.getSnapshot().context.bench !== bench;
  return { ...subject, isStopped: () => isGone() || subject.isStopped() };
}

/** Waits up to 5 seconds for the machine, because some start with a part of the page. */
function appearance({ recorder }: Bench, machine: MachineName): Promise<void> {
  const isThere = () => actorOf(recorder.actors.get(), machine)?.status !== undefined;
  if (isThere()) return Promise.resolve();
  return new Promise((resolve) => {
    const finish = () => {
      clearTimeout(timer);
      unsubscribe();
      resolve();
    };
    const timer = setTimeout(finish, 5000);
    const unsubscribe = recorder.actors.subscribe(() => isThere() && finish());
  });
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
