import { createMachine } from 'xstate';
import { type Box, type ChartLayout, overlap, pieces } from '../../workbench/charts/chartLayout';
import { chartOf } from '../../workbench/charts/chartOf';
import { layOut } from '../../workbench/charts/layOut';
import { type MachineName, machines } from '../../workbench/walks/models';

const names = Object.keys(machines) as MachineName[];

describe.each(names)('[Charts] The chart of %s', (name) => {
  const laidOut = layOut(chartOf(machines[name]));

  test('has no overlapping elements', async () => {
    const things = thingsOn(await laidOut);
    const overlaps = things.flatMap((one, index) =>
      things
        .slice(index + 1)
        .filter((other) => overlap(one, other))
        .map((other) => `${one.name} and ${other.name}`),
    );
    expect(overlaps).toEqual([]);
  });

  test('has no line through a text', async () => {
    expect(runsThrough(await laidOut)).toEqual([]);
  });

  test('has every element inside its state', async () => {
    const { states } = await laidOut;
    const boxes = new Map(states.map((box) => [box.state.id, box]));
    const outside = states.flatMap((box) => [
      ...(holds(box, box.text) ? [] : [`the text of ${box.state.id}`]),
      ...box.state.states
        .map(({ id }) => boxes.get(id))
        .filter((child) => child && !holds(box, child)),
    ]);
    expect(outside).toEqual([]);
  });
});

test('[Charts] routes a line to a nested state around the parent’s text', async () => {
  const machine = createMachine({
    id: 'm',
    initial: 'a',
    states: {
      a: { on: { go: '#inner' } },
      b: {
        description: 'These words take all the room above the state in it.',
        initial: 'one',
        states: { one: { id: 'inner' } },
      },
    },
  });
  const laidOut = await layOut(chartOf(machine));
  expect(runsThrough(laidOut)).toEqual([]);
});

test('[Charts] makes a state as wide as its text, however small its children are', async () => {
  const machine = createMachine({
    id: 'm',
    description: 'These words are wider than the state.',
    initial: 'a',
    states: { a: {} },
  });
  const [whole] = (await layOut(chartOf(machine))).states;
  expect(whole && holds(whole, whole.text)).toBe(true);
});

interface Thing extends Box {
  readonly name: string;
}

/** States without children, and everything with text. */
function thingsOn({ states, starts, anyStates, arrows }: ChartLayout): readonly Thing[] {
  return [
    ...states.map(({ state, text, ...box }) =>
      state.states.length > 0
        ? { ...text, name: `text of ${state.id}` }
        : { ...box, name: state.id },
    ),
    ...starts.map((box) => ({ ...box, name: 'a start' })),
    ...anyStates.map((box) => ({ ...box, name: 'any state' })),
    ...arrows.flatMap(({ label }) => (label ? [{ ...label, name: label.transition }] : [])),
  ];
}

/** Lines that cross other elements; each may cross its own label. */
function runsThrough(laidOut: ChartLayout): readonly string[] {
  const things = thingsOn(laidOut);
  return laidOut.arrows.flatMap(({ points, label }) =>
    things
      .filter((thing) => thing.name !== label?.transition)
      .filter((thing) => pieces(points).some((piece) => overlap(piece, thing)))
      .map(({ name }) => `${label?.transition} through ${name}`),
  );
}

function holds(outer: Box, inner: Box): boolean {
  return (
    inner.x >= outer.x &&
    inner.y >= outer.y &&
    inner.x + inner.width <= outer.x + outer.width &&
    inner.y + inner.height <= outer.y + outer.height
  );
}
