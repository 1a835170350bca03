import type { Model } from '../../../machines/model';
import type { MachineName } from '../../models/machines';
import { models } from '../../models/models';
import { answerAsk, type Stage } from '../../models/stage';
import type { Bench } from '../bench/bench';
import { actorOf } from '../bench/recorder';

/** One machine set up in one situation, ready to be stepped. */
export interface Rig {
  readonly model: Model;
  readonly situation: string;
  readonly bench: Bench;
  readonly stage: Stage;
  /** Whether the machine still runs. */
  isStopped(): boolean;
}

/** The rig of a machine that runs on a bench; `undefined` where it does not. */
export function rigOn(bench: Bench, machine: MachineName, situation: string): Rig | undefined {
  const model = models[machine];
  const actor = actorOf(bench.recorder.actors.get(), machine)?.ref;
  return actor && { model, situation, bench, ...handsOn(bench, model, actor) };
}

/** What a stage does, for a machine that somebody else has set up. */
function handsOn(
  { clock, asks, recorder }: Bench,
  model: Model,
  actor: Stage['actor'],
): Pick<Rig, 'stage' | 'isStopped'> {
  const told: ReturnType<Stage['hear']>[number][] = [];
  const subscription = actor.on('*', (event) => told.push(event));
  const ports = Object.keys(model.ports ?? {});
  const isStopped = () => {
    const entry = recorder.actors.get().find(({ id }) => id === actor.sessionId);
    return entry === undefined || entry.status === 'stopped';
  };
  const stage: Stage = {
    actor,
    clock,
    taken: () => [],
    send: (event) => actor.send(event),
    hear: () => told.splice(0),
    asked: () =>
      Object.fromEntries(
        [...asks].flatMap(({ port, input }) => (ports.includes(port) ? [[port, input]] : [])),
      ),
    answer: (step) => answerAsk(asks, step),
    end: () => subscription.unsubscribe(),
  };
  return { stage, isStopped };
}
