import { stateText } from './boxText';
import type { StateBox } from './chartLayout';
import type { ChartState } from './chartOf';
import { elkIds } from './elkGraph';
import type { Box } from './geometry';
import { sizeOf, stateInset } from './textBlock';

type Boxes = ReadonlyMap<string, Box>;

/** The box of a state, and of all in it, by where ELK put each. Throws if one has no place. */
export function stateBoxes(state: ChartState, boxes: Boxes): readonly StateBox[] {
  return boxesFrom(state, boxOf(state, boxes), undefined, boxes);
}

function boxesFrom(
  state: ChartState,
  box: Box,
  region: StateBox['region'],
  boxes: Boxes,
): readonly StateBox[] {
  const blocks = stateText(state);
  const apart = boxes.get(elkIds.text(state.id));
  const { x, y } = apart ?? box;
  const text = { x: x + stateInset.x, y: y + stateInset.y, ...sizeOf(blocks) };
  const parts = state.states.map((part) => boxOf(part, boxes));
  // An arrow between two parts puts one below the other; then each keeps its own border.
  const isDivided =
    state.kind === 'parallel' && !apart && parts.every((part) => part.y === parts[0]?.y);
  const inside = state.states.flatMap((part) => {
    const own = boxOf(part, boxes);
    if (!isDivided) return boxesFrom(part, own, undefined, boxes);
    const isFirst = parts.every((other) => other.x >= own.x);
    return boxesFrom(part, grown(own, isFirst, parts, box), isFirst ? 'first' : 'next', boxes);
  });
  return [{ ...box, state, blocks, text, region }, ...inside];
}

/** A part of a parallel state, as high as the state lets it and as wide as the next part does. */
function grown(part: Box, isFirst: boolean, parts: readonly Box[], around: Box): Box {
  const x = isFirst ? around.x : part.x;
  const starts = parts.map((other) => other.x).filter((start) => start > part.x);
  const end = Math.min(around.x + around.width, ...starts);
  return { x, y: part.y, width: end - x, height: around.y + around.height - part.y };
}

function boxOf({ id }: ChartState, boxes: Boxes): Box {
  const box = boxes.get(id);
  if (!box) throw new Error(`${id} has no place on the chart`);
  return box;
}
