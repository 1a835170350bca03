import { type Model, outcomeOf } from '../../machines/defineModel';
import { coveringWalks, isNamed, type Move } from '../../workbench/walks/coveringWalks';
import { createHarness } from '../../workbench/walks/machineHarness';
import { createManualClock } from '../../workbench/walks/manualClock';
import type { MachineName } from '../../workbench/walks/models';
import { models } from '../../workbench/walks/models';

test.each(Object.keys(models) as MachineName[])(
  '[S4] %s stops in any state without timers, requests or further events',
  async (name) => {
    const model: Model = models[name];
    const reached = new Set<string>();
    for (const { scenario, moves } of coveringWalks(model, isNamed(model))) {
      const starts = model.scenarios[scenario]?.starts ?? '';
      const states = [starts, ...moves.map((move) => endOf(model, scenario, move))];
      for (const [count, state] of states.entries()) {
        if (reached.has(state)) continue;
        reached.add(state);
        const steps = moves.slice(0, count).map(({ step }) => step);
        const left = await leftAfter(model, scenario, steps);
        expect([state, left]).toEqual([state, { timer: undefined, requests: [], emitted: [] }]);
      }
    }
    expect([...reached].sort()).toEqual(Object.keys(model.states).sort());
  },
);

function endOf(model: Model, scenario: string, { state, step }: Move): string {
  return outcomeOf(model, scenario, state, step)?.to ?? state;
}

/** Actors, timers and listeners left after a machine is stopped. */
async function leftAfter(model: Model, scenario: string, steps: readonly string[]) {
  const starts = model.scenarios[scenario];
  if (!starts) throw new Error(`there is no scenario "${scenario}"`);
  const clock = createManualClock(false);
  const harness = createHarness(model, starts, model.machine, { clock });
  for (const name of steps) {
    const step = model.steps[name];
    if (!step) throw new Error(`there is no step "${name}"`);
    if ('events' in step) for (const event of step.events) harness.actor.send(event);
    else if ('wait' in step) clock.increment(step.wait);
    else await harness.answer(step);
  }
  harness.takeEmitted();
  harness.actor.stop();
  const left = {
    timer: clock.untilNext(),
    requests: Object.keys(harness.pending()),
    emitted: harness.takeEmitted(),
  };
  harness.end();
  return left;
}
