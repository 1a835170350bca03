import type { AnyEventObject } from 'xstate';
import { actorOf } from '../bench/actorEntry';
import { type Bench, createBench, type OnTaken } from '../bench/bench';
import { settled } from '../bench/store';
import type { Catalog } from '../config/catalog';
import type { Frame } from '../frame/frame';
import type { MachinePath } from '../paths/coveringPaths';
import { createHarness, type MachineHarness } from '../paths/machineHarness';

/** A machine in the workbench, in a scenario. */
export interface Subject extends MachineHarness {
  readonly bench: Bench;
}

type Start = Pick<MachinePath, 'machine' | 'scenario'>;

/**
 * Waits for the machine on the framed page, which has been requested in its scenario.
 * @throws if the page or the machine is missing.
 */
export async function setUpLive(
  { modelOf }: Catalog,
  frame: Frame,
  { machine, scenario }: Start,
): Promise<Subject> {
  const { bench, problem, request } = await frame.loaded();
  if (problem !== undefined) throw new Error(`The page did not load: ${problem}`);
  const { recorder, clock, pendingRequests } = bench;
  // Some machines start with a part of the page.
  const entry = await Promise.race([
    settled(recorder.actors, (actors) => actorOf(actors, machine)),
    new Promise<undefined>((resolve) => setTimeout(resolve, patience)),
  ]);
  const actor = entry?.ref;
  if (!actor) throw new Error(`${machine} does not run on ${request.path}.`);
  const emitted: AnyEventObject[] = [];
  const subscription = actor.on('*', (event) => emitted.push(event));
  return {
    ...{
      model: modelOf(machine),
      scenario,
      actor,
      clock,
      pendingRequests,
      tried: new Set(),
      bench,
    },
    takeEmitted: () => emitted.splice(0),
    end: () => subscription.unsubscribe(),
  };
}

/** In ms. */
const patience = 5000;

/** Starts an isolated machine in the workbench, with a paused clock and held requests. */
export function setUpAlone(
  { modelOf }: Catalog,
  { machine, scenario }: Start,
  taken: OnTaken,
): Subject {
  const bench = createBench('alone', false, taken);
  return { ...createHarness(modelOf(machine), scenario, bench, bench.recorder.inspect), bench };
}

/** True if the machine no longer runs. Only the record tells: React prepares stopped actors to start again. */
export function isStopped({ bench, actor }: Subject): boolean {
  const entry = bench.recorder.actors.get().find(({ id }) => id === actor.sessionId);
  return entry?.status === 'stopped';
}
