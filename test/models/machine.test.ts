import { readdirSync } from 'node:fs';
import type { AnyStateMachine } from 'xstate';
import { coveringWalks } from '../../workbench/walks/coveringWalks';
import { PathError } from '../../workbench/walks/failure';
import { type MachineName, models } from '../../workbench/walks/models';
import { eventsOf } from '../../workbench/walks/strayEvents';
import { transitionsOf } from '../../workbench/walks/transitions';
import { walkMachine } from '../../workbench/walks/walkMachine';
import { mutantsOf } from './mutants';

const names = Object.keys(models) as MachineName[];
const everything = () => true;

test('[S4] has a model for every machine', () => {
  const files = readdirSync('machines').filter((file) => file.endsWith('.machine.ts'));
  const expected = files.map((file) => file.replace('.machine.ts', '')).sort();
  expect([...names].sort()).toEqual(expected);
  for (const name of names) expect(models[name].machine.id).toBe(name);
});

describe.each(names)('The model of %s', (name) => {
  const model = models[name];
  const walks = coveringWalks(model, everything);

  test('[S4] has only reachable states and possible steps', () => {
    const named = Object.entries(model.states).flatMap(([state, { on = {} }]) =>
      Object.keys(on).map((step) => ({ state, step })),
    );
    for (const { step } of named) expect(Object.keys(model.steps)).toContain(step);
    const walked = walks.flatMap(({ moves }) => moves);
    const reached = new Set([
      ...Object.values(model.scenarios).map(({ starts }) => starts),
      ...walked.map(({ to }) => to),
    ]);
    expect([...reached].sort()).toEqual(Object.keys(model.states).sort());
    const taken = walked.map(({ state, step }) => `${state} > ${step}`);
    expect(taken).toEqual(
      expect.arrayContaining(named.map(({ state, step }) => `${state} > ${step}`)),
    );
  });

  test('[S4] covers every transition, and the machine conforms to it', async () => {
    const taken = new Set<string>();
    for (const walk of walks)
      for (const id of (await walkMachine(model, walk)).flat()) taken.add(id);
    expect([...taken].sort()).toEqual(
      transitionsOf(model.machine)
        .map(({ id }) => id)
        .sort(),
    );
  });

  test('[S4] tries every event of the machine', () => {
    const tried = new Set(eventsOf(model).map(({ type }) => type));
    const isFromOutside = (type: string) => !type.startsWith('xstate.');
    const missing = model.machine.events.filter(isFromOutside).filter((type) => !tried.has(type));
    // A toast sends these to its toaster when time passes or it is dismissed.
    expect(missing).toEqual(name === 'toaster' ? ['toast.removed', 'toast.ended'] : []);
  });

  test('[S4] kills every mutant', async () => {
    const mutants = mutantsOf(model.machine);
    expect(mutants.length).toBeGreaterThanOrEqual(3);
    const alive: string[] = [];
    for (const { name: change, machine } of mutants) {
      if (!(await isKilled(machine))) alive.push(change);
    }
    expect(alive).toEqual([]);
  });

  async function isKilled(mutant: AnyStateMachine): Promise<boolean> {
    for (const walk of walks) {
      try {
        await walkMachine(model, walk, mutant);
      } catch (error) {
        if (error instanceof PathError) return true;
        throw error;
      }
    }
    return false;
  }
});
