import type { Model } from '../../machines/defineModel';
import type { Bench } from '../bench/bench';
import { actorOf } from '../bench/recorder';
import { answerRequest, type MachineHarness } from '../walks/machineHarness';
import type { MachineName } from '../walks/models';
import { models } from '../walks/models';

/** A machine in a scenario, ready for steps. */
export interface Subject {
  readonly model: Model;
  readonly scenario: string;
  readonly bench: Bench;
  readonly harness: MachineHarness;
  /** True while the machine is running. */
  isStopped(): boolean;
}

/** A machine on a bench, ready for steps; `undefined` if it is not running. */
export function subjectOn(
  bench: Bench,
  machine: MachineName,
  scenario: string,
): Subject | undefined {
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
