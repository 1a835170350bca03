import { createMachine } from 'xstate';
import type { Model } from '../../machines/defineModel';
import { coveringWalks, isNamed, type Move } from '../../workbench/walks/coveringWalks';

/** A door that can break, which is a dead end. */
const door: Model = {
  machine: createMachine({}),
  scenarios: { 'by day': { starts: 'shut' }, 'by night': { starts: 'shut' } },
  steps: {
    break: { events: [{ type: 'break' }] },
    open: { events: [{ type: 'open' }] },
    shut: { events: [{ type: 'shut' }] },
  },
  project: () => ({}),
  states: {
    shut: { projection: {}, onlyListedSteps: true, on: { break: 'broken', open: 'open' } },
    open: { projection: {}, onlyListedSteps: true, on: { break: 'broken', shut: 'shut' } },
    broken: { projection: {}, onlyListedSteps: true },
  },
};

const stepsOf = (walks: ReturnType<typeof coveringWalks>) =>
  walks.map(({ scenario, moves }) => `${scenario}: ${moves.map(({ step }) => step).join(', ')}`);

describe('[S4] Covering paths', () => {
  test('take every move in each scenario, dead ends last', () => {
    expect(stepsOf(coveringWalks(door, isNamed(door)))).toEqual([
      'by day: open, shut, break',
      'by day: open, break',
      'by night: open, shut, break',
      'by night: open, break',
    ]);
  });

  test('take a move in one scenario only if that is enough, and check the other starts', () => {
    expect(stepsOf(coveringWalks(door, isNamed(door), { isOnceEnough: true }))).toEqual([
      'by day: open, shut, break',
      'by day: open, break',
      'by night: ',
    ]);
  });

  test('use other moves to reach wanted ones', () => {
    const isWanted = ({ state, step }: Move) => state === 'open' && step === 'break';
    expect(stepsOf(coveringWalks(door, isNamed(door), { isWanted, isOnceEnough: true }))).toEqual([
      'by day: open, break',
      'by night: ',
    ]);
  });
});
