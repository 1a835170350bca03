import { createMachine } from 'xstate';
import type { ChartLayout } from '../../src/charts/chartLayout';
import { chartOf } from '../../src/charts/chartOf';
import { type Box, overlap, pieces } from '../../src/charts/geometry';
import { layOut } from '../../src/charts/layOut';
import { type MachineName, machines } from '../../src/models/machines';

const names = Object.keys(machines) as MachineName[];

describe.each(names)('[House] On the chart of %s', (name) => {
  const laidOut = layOut(chartOf(machines[name]));

  test('nothing stands on anything else', async () => {
    const things = thingsOn(await laidOut);
    const overlaps = things.flatMap((one, index) =>
      things
        .slice(index + 1)
        .filter((other) => overlap(one, other))
        .map((other) => `${one.name} and ${other.name}`),
    );
    expect(overlaps).toEqual([]);
  });

  test('no line runs through a text', async () => {
    expect(runsThrough(await laidOut)).toEqual([]);
  });

  test('everything stands inside of its state', async () => {
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

test('[House] A line to a state in another goes round what the other says', async () => {
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

test('[House] A state is as wide as what it says, however small the states in it', async () => {
  const machine = createMachine({
    id: 'm',
    description: 'These words are wider than the state.',
    initial: 'a',
    states: { a: {} },
  });
  const [whole] = (await layOut(chartOf(machine))).states;
  expect(whole && holds(whole, whole.text)).toBe(true);
});

test('[House] What holds in every state inside begins at words that say so', async () => {
  const { anyStates, arrows } = await layOut(chartOf(machines.recovery));
  const [words] = anyStates;
  const starts = arrows
    .filter(({ label }) => label?.transition.startsWith('recovery--'))
    .map(({ points }) => points[0]?.y);
  const bottom = words && words.y + words.height;
  expect(starts).toEqual([bottom, bottom]);
});

test('[House] An arrow runs from its source to its target, up as well as down', async () => {
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

test('[House] The parts of a parallel state fill it, side by side', async () => {
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
