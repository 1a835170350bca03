import fc from 'fast-check';
import type { AnyStateMachine } from 'xstate';
import { type Model, type Outcome, outcomeOf, type Step } from '../../machines/model';
import { differencesFrom } from '../../src/models/differences';
import { createHarness, type MachineHarness } from '../../src/models/machineHarness';
import type { MachineName } from '../../src/models/machines';
import { createManualClock } from '../../src/models/manualClock';
import { models } from '../../src/models/models';
import { transitionsOf } from '../../src/models/transitions';
import { must, type Property, property, same } from './property';

/** Source: architecture, Machines. */
export const machineProperties = (Object.keys(models) as MachineName[]).map((name) =>
  machineProperty(name),
);

/** That a machine keeps to its table; `machine` may stand in for the model's own. */
export function machineProperty(
  name: MachineName,
  machine: AnyStateMachine = models[name].machine,
): Property {
  const model: Model = models[name];
  const known = new Set(transitionsOf(machine).map(({ id }) => id));
  const walk = fc.record({
    scenario: fc.constantFrom(...Object.keys(model.scenarios)),
    picks: fc.array(fc.nat({ max: 999 }), { maxLength: 8, size: 'max' }),
  });
  return property(
    `[S4] ${name} under any sequence of what can happen: never broken, nowhere beside its table`,
    walk,
    async ({ scenario, picks }) => {
      const starts = model.scenarios[scenario];
      if (!starts) return;
      const clock = createManualClock(false);
      const harness = createHarness(model, starts, machine, { clock });
      try {
        let state: string | undefined = starts.starts;
        check(model, harness, known, 'the start', state, starts.emits ?? []);
        for (const pick of picks) {
          const steps = possibleSteps(model, harness);
          const step = steps[pick % steps.length];
          if (step === undefined) return;
          const where = `"${step}" in "${state ?? 'no state of the table'}"`;
          const outcome: Outcome<string> | undefined =
            state === undefined ? undefined : expected(model, scenario, state, step);
          await take(harness, model.steps[step]);
          check(model, harness, known, where, outcome?.to, outcome?.emits ?? []);
          state = outcome?.to;
        }
      } finally {
        harness.end();
      }
    },
  );
}

/** Every step but the answer of a port that was not asked, and an event for an actor that is not there. */
function possibleSteps(model: Model, harness: MachineHarness): readonly string[] {
  const pending = harness.pending();
  return Object.entries(model.steps).flatMap(([name, step]) => {
    if ('done' in step) return step.done in pending ? [name] : [];
    if ('fail' in step) return step.fail in pending ? [name] : [];
    const isHeard = !('to' in step) || harness.actor.system.get(step.to ?? '') !== undefined;
    return isHeard ? [name] : [];
  });
}

/** Where the table says that a step leads; nothing where it leads beyond what the table tells. */
function expected(
  model: Model,
  scenario: string,
  state: string,
  name: string,
): Outcome<string> | undefined {
  const named = outcomeOf(model, scenario, state, name);
  if (named) return named;
  const { isExplorationBoundary, on = {} } = model.states[state] ?? {};
  const step = model.steps[name] ?? { events: [] };
  // Of answers, and of waits beside others, the table tells only what it names.
  const isUntold =
    'wait' in step ? Object.keys(on).some((one) => isWait(model, one)) : !('events' in step);
  return isExplorationBoundary || isUntold ? undefined : { to: state, emits: [] };
}

function isWait({ steps }: Model, name: string): boolean {
  return 'wait' in (steps[name] ?? {});
}

async function take(harness: MachineHarness, step: Step | undefined): Promise<void> {
  if (!step) return;
  if ('events' in step) for (const event of step.events) harness.send(event, step.to);
  else if ('wait' in step) harness.clock.increment(step.wait);
  else await harness.answer(step);
}

/** Whether the machine lives, has taken no transition but its own, and is where the table says, if it says so. */
function check(
  model: Model,
  harness: MachineHarness,
  known: ReadonlySet<string>,
  where: string,
  state: string | undefined,
  emits: Parameters<typeof differencesFrom>[1]['emits'],
): void {
  const snapshot = harness.actor.getSnapshot();
  must(snapshot.status !== 'error', `${where}: ${snapshot.error}`);
  same(
    `${where}: transitions of nobody's`,
    harness.taken().filter((id) => !known.has(id)),
    [],
  );
  const found = { snapshot, pending: harness.pending(), emitted: harness.takeEmitted() };
  if (state === undefined) return;
  const [first] = differencesFrom(model, { to: state, emits }, found);
  if (first) same(`${where}: ${first.what}`, first.found, first.expected);
}
