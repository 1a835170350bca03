import type { Model } from '../../../machines/model';
import { answerRequest, type MachineHarness } from '../../models/machineHarness';
import type { MachineName } from '../../models/machines';
import { models } from '../../models/models';
import type { Bench } from '../bench/bench';
import { actorOf } from '../bench/recorder';

/** One machine set up in one scenario, ready to be stepped. */
export interface Subject {
  readonly model: Model;
  readonly scenario: string;
  readonly bench: Bench;
  readonly harness: MachineHarness;
  /** Whether the machine still runs. */
  isStopped(): boolean;
}

/** A machine that runs on a bench, ready to be stepped; `undefined` where it does not. */
export function subjectOn(
  bench: Bench,
  machine: MachineName,
  scenario: string,
): Subject | undefined {
  const model = models[machine];
  const actor = actorOf(bench.recorder.actors.get(), machine)?.ref;
  return actor && { model, scenario, bench, ...harnessOf(bench, model, actor) };
}

/** What a harness does, for a machine that somebody else has set up. */
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
    send: (event) => actor.send(event),
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
