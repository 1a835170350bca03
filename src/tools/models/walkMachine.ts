import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { type Model, type Outcome, outcomeOf, type Step } from '../../../machines/model';
import { differencesFrom } from '../../models/differences';
import { type Stage, setStage } from '../../models/stage';
import type { Walk } from '../../models/tour';
import { WalkError } from '../../models/walkError';

/** What a state that waits for nothing is left alone for, to see that nothing happens by itself, in ms. */
const anHour = 3_600_000;

/**
 * Takes one walk with a machine alone, on a simulated clock, and looks at it after every step; `machine`
 * may stand in for the model's own. Gives the transitions that its start took, and then each move.
 * @throws {WalkError} at the first thing that is not as the model says.
 */
export async function walkMachine(
  model: Model,
  { situation, moves }: Walk,
  machine: AnyStateMachine = model.machine,
): Promise<readonly (readonly string[])[]> {
  const starts = model.situations[situation];
  if (!starts) throw new Error(`${model.machine.id}: there is no situation "${situation}"`);
  const stage = setStage(model, starts, machine);
  try {
    check(model, stage, 'the start', { to: starts.starts, tells: starts.tells ?? [] });
    rest(model, stage, starts.starts);
    const taken = [stage.taken()];
    for (const [index, { state, step }] of moves.entries()) {
      const what = model.steps[step];
      if (!what) throw new Error(`${model.machine.id}: there is no step "${step}"`);
      const outcome = outcomeOf(model, situation, state, step) ?? { to: state, tells: [] };
      const where = `step ${index + 1}, "${step}" in "${state}"`;
      await take(model, stage, what, state, where);
      check(model, stage, where, outcome);
      rest(model, stage, outcome.to);
      taken.push(stage.taken());
    }
    return taken;
  } finally {
    stage.end();
  }
}

async function take(model: Model, stage: Stage, step: Step, state: string, where: string) {
  if ('events' in step) for (const event of step.events) stage.send(event, step.to);
  else if ('wait' in step) {
    stage.clock.increment(step.wait - 1);
    check(model, stage, `${where}, 1 ms too early`, { to: state, tells: [] });
    stage.clock.increment(1);
  } else await stage.answer(step);
}

function rest(model: Model, stage: Stage, state: string): void {
  const awaits = Object.keys(model.states[state]?.on ?? {}).some(
    (step) => 'wait' in (model.steps[step] ?? {}),
  );
  if (awaits) return;
  stage.clock.increment(anHour);
  check(model, stage, `an hour after "${state}"`, { to: state, tells: [] });
}

function check(model: Model, stage: Stage, where: string, outcome: Outcome<string>): void {
  const snapshot: AnyMachineSnapshot = stage.actor.getSnapshot();
  if (snapshot.status === 'error') throw new WalkError(`${where}: ${snapshot.error}`);
  const found = { snapshot, asked: stage.asked(), told: stage.hear() };
  const [first] = differencesFrom(model, outcome, found);
  if (!first) return;
  throw new WalkError(
    `${where}: ${first.what}\n  expected ${JSON.stringify(first.expected)}\n  found    ${JSON.stringify(first.found)}`,
  );
}
