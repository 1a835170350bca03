import { createMachine } from 'xstate';
import type { ChartLayout } from '../../src/charts/chartLayout';
import { chartOf } from '../../src/charts/chartOf';
import { type Box, overlap, pieces } from '../../src/charts/geometry';
import { layOut } from '../../src/charts/layOut';
import { type MachineName, machines } from '../../src/models/machines';

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

test('[Charts] starts transitions of all child states at a label', async () => {
  const { anyStates, arrows } = await layOut(chartOf(machines.language));
  const [words] = anyStates;
  const starts = arrows
    .filter(({ label }) => label?.transition.startsWith('language--'))
    .map(({ points }) => points[0]?.y);
  const bottom = words && words.y + words.height;
  expect(starts).toEqual([bottom, bottom]);
});

test('[Charts] draws an arrow from source to target in every direction', async () => {
  const { states, arrows } = await layOut(chartOf(machines.panel));
  const [closed, open] = ['panel.closed', 'panel.open'].map((id) =>
    states.find(({ state }) => state.id === id),
  );
  const opened = arrows.find(({ label }) => label?.transition.includes('panel.opened'));
  const dismissed = arrows.find(({ label }) => label?.transition.includes('panel.dismissed'));
  expect(opened?.points.at(0)?.y).toBe((closed?.y ?? 0) + (closed?.height ?? 0));
  expect(opened?.points.at(-1)?.y).toBe(open?.y);
  expect(dismissed?.points.at(0)?.y).toBe(open?.y);
  expect(dismissed?.points.at(-1)?.y).toBe((closed?.y ?? 0) + (closed?.height ?? 0));
});

test('[Charts] fills a parallel state with its regions side by side', async () => {
  const { states } = await layOut(chartOf(machines.booking));
  const [whole, ...others] = states;
  const [first, next] = others.filter(({ region }) => region);
  expect([first?.region, next?.region]).toEqual(['first', 'next']);
  expect(first?.x).toBe(whole?.x);
  expect((first?.x ?? 0) + (first?.width ?? 0)).toBe(next?.x);
  expect((next?.x ?? 0) + (next?.width ?? 0)).toBe((whole?.x ?? 0) + (whole?.width ?? 0));
  for (const part of [first, next]) {
    expect((part?.y ?? 0) + (part?.height ?? 0)).toBe((whole?.y ?? 0) + (whole?.height ?? 0));
  }
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
