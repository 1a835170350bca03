import { createMachine } from 'xstate';
import { menuEditorMachine } from '../../machines/menuEditor.machine';
import { type Chart, chartOf } from '../../tools/charts/chartOf';
import { townMachine } from '../charts/town';
import { type Box, type ChartLayout, layOut, type Point } from './layOut';

/** The browser measures the texts; here they have one size. */
const textSize = { width: 160, height: 60 };

describe.each([townMachine, menuEditorMachine])('[Charts] The chart of $id', (machine) => {
  const chart = chartOf(machine);
  const laidOut = layOut(chart, () => textSize);

  test('has no overlapping elements', async () => {
    const things = thingsOn(chart, await laidOut);
    const overlaps = things.flatMap((one, index) =>
      things
        .slice(index + 1)
        .filter((other) => overlap(one, other))
        .map((other) => `${one.id} and ${other.id}`),
    );
    expect(overlaps).toEqual([]);
  });

  test('has no line through a text', async () => {
    const { lines } = await laidOut;
    const things = thingsOn(chart, await laidOut);
    const crossed = [...lines].flatMap(([id, points]) =>
      things
        .filter((thing) => thing.id !== id && pieces(points).some((piece) => overlap(piece, thing)))
        .map((thing) => `${id} through ${thing.id}`),
    );
    expect(crossed).toEqual([]);
  });

  test('has a line for every arrow and initial state', async () => {
    const { lines } = await laidOut;
    const drawn = [...lines].filter(([, points]) => points.length > 1).map(([id]) => id);
    expect(drawn).toEqual(chart.arrows.map(({ id }) => id));
  });
});

test('[Charts] starts at the top, and draws lines from source to target', async () => {
  const machine = createMachine({
    id: 'm',
    initial: 'a',
    states: { a: { on: { go: 'b' } }, b: { on: { back: 'a' } } },
  });
  const { boxes, lines } = await layOut(chartOf(machine), () => textSize);
  const [a, b] = [boxes.get('m.a'), boxes.get('m.b')];
  expect(a?.y).toBeLessThan(b?.y ?? 0);
  expect(lines.get('m.a--go[]#0')?.at(-1)?.y).toBe(b?.y);
  expect(lines.get('m.b--back[]#0')?.at(0)?.y).toBe(b?.y);
});

test('[Charts] makes a state as wide as its text, however small its children are', async () => {
  const machine = createMachine({ id: 'm', initial: 'a', states: { a: {} } });
  const sizeOf = (id: string) => ({ width: id === 'm' ? 400 : 40, height: 40 });
  const { boxes } = await layOut(chartOf(machine), sizeOf);
  expect(boxes.get('m')?.width).toBeGreaterThanOrEqual(400);
});

interface Thing extends Box {
  readonly id: string;
}

/** States without children, and everything with text. */
function thingsOn({ states }: Chart, { boxes }: ChartLayout): readonly Thing[] {
  const parents = states.filter(({ children }) => children.length > 0).map(({ id }) => id);
  return [...boxes]
    .filter(([id]) => id !== '')
    .map(([id, box]) => (parents.includes(id) ? { id, ...box, ...textSize } : { id, ...box }));
}

function overlap(one: Box, other: Box): boolean {
  return (
    one.x < other.x + other.width &&
    other.x < one.x + one.width &&
    one.y < other.y + other.height &&
    other.y < one.y + one.height
  );
}

/** Segments of a line as boxes without area. */
function pieces(points: readonly Point[]): readonly Box[] {
  return points.slice(1).map((point, index) => {
    const before = points[index] ?? point;
    return {
      x: Math.min(point.x, before.x),
      y: Math.min(point.y, before.y),
      width: Math.abs(point.x - before.x),
      height: Math.abs(point.y - before.y),
    };
  });
}
