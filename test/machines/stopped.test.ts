import type { Model } from '../../machines/defineModel';
import { coveringWalks, isNamed } from '../../workbench/walks/coveringWalks';
import { createHarness } from '../../workbench/walks/machineHarness';
import { createManualClock } from '../../workbench/walks/manualClock';
import { type MachineName, models } from '../../workbench/walks/models';
import { type Standing, takeStep } from '../../workbench/walks/takeStep';

test.each(Object.keys(models) as MachineName[])(
  '[S4] %s stops in any state without timers, requests or further events',
  async (name) => {
    const model: Model = models[name];
    const reached = new Set<string>();
    for (const { scenario, moves } of coveringWalks(model, isNamed(model))) {
      const starts = model.scenarios[scenario]?.starts ?? '';
      const states = [starts, ...moves.map(({ to }) => to)];
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

/** Actors, timers and listeners left after a machine is stopped. */
async function leftAfter(model: Model, scenario: string, steps: readonly string[]) {
  const starts = model.scenarios[scenario];
  if (!starts) throw new Error(`there is no scenario "${scenario}"`);
  const clock = createManualClock(false);
  const harness = createHarness(model, starts, model.machine, { clock });
  let standing: Standing = {
    subject: { model, scenario, harness, tried: new Set() },
    state: starts.starts,
    since: 0,
  };
  for (const step of steps) {
    const { to, at } = await takeStep(standing, step);
    standing = { ...standing, state: to, since: at };
  }
  harness.takeEmitted();
  harness.actor.stop();
  const left = {
    timer: clock.untilNext(),
    requests: [...harness.pendingRequests],
    emitted: harness.takeEmitted(),
  };
  harness.end();
  return left;
}
