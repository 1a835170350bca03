/**
 * On the domain that the analytics model's visit comes by.
 * @jest-environment-options {"url": "https://www.example.co.il/"}
 */
import type { MachineName } from '../../src/models/machines';
import { models } from '../../src/models/models';
import { takenTransitions } from '../../src/models/takenTransitions';
import { forgetCoverage, keepCoverage } from '../../src/tools/models/coverage';
import { type Expect, unexplained, walkScene, walksFor } from './driver';
import { drivers } from './react/drivers';
import { pass } from './react/page';

const expectAtOnce: Expect = async (look, expectedOf, where) => {
  await pass(0);
  const seen = await look();
  expect({ where, seen }).toEqual({ where, seen: expectedOf(seen) });
};

beforeAll(() => forgetCoverage('react'));
beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe.each(Object.entries(drivers))('The model of %s in React', (name, driver) => {
  const machine = name as MachineName;
  const model = models[machine];
  const taken = new Set<string>();
  const inspect = takenTransitions(model.machine.id, (transition) => taken.add(transition));
  const walks = walksFor(model, driver).map((walk, index) => ({ ...walk, number: index + 1 }));

  test.each(walks)('[S4] holds, $scenario, walk $number', async (walk) => {
    const scene = await driver.open(walk.scenario, inspect);
    await walkScene(model, walk, scene, expectAtOnce);
    await scene.end?.();
  });

  test('[S4] is walked over every transition that a person can bring about', async () => {
    const notTaken = driver.notTaken ?? {};
    await keepCoverage({ machine, walk: 'react', taken: [...taken], notTaken });
    expect(unexplained(model, driver, taken)).toEqual({ leftOut: [], needless: [] });
  });
});
