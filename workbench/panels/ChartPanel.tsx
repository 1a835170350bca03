import styled from '@emotion/styled';
import { Suspense, use, useEffect, useRef, useState } from 'react';
import type { AnyStateMachine } from 'xstate';
import { color } from '../../src/tokens/roles';
import { type ActorEntry, actorOf } from '../bench/actorEntry';
import type { BenchProps } from '../bench/bench';
import { useStore } from '../bench/store';
import { useSession } from '../session';
import { machines } from '../walks/models';
import { Scroll, Tool } from './controls';
import { Panel } from './Panel';

/** Chart of the shown machine. */
export function ChartPanel({ bench }: BenchProps) {
  const { coverage, shown } = useSession();
  const name = useStore(shown);
  const covered = useStore(coverage).get(name) ?? noneCovered;
  const actor = actorOf(useStore(bench.recorder.actors), name);
  return <Chart {...{ name, actor, covered }} machine={machines[name]} />;
}

interface ChartProps {
  readonly machine: AnyStateMachine;
  readonly name: string;
  readonly actor: ActorEntry | undefined;
  /** Ids of covered transitions; the others are dotted. If absent, none is. */
  readonly covered?: ReadonlySet<string>;
}

/** A machine with its state and last transition. */
export function Chart(props: ChartProps) {
  const { name, actor, covered } = props;
  const [isWhole, setWhole] = useState(true);
  return (
    <Panel
      isTall
      heading={`Chart of ${name}`}
      explanation={
        (actor ? 'Its state and last transition are highlighted.' : `No ${name} is running.`) +
        (covered ? ' Dotted transitions are not covered.' : '')
      }
      actions={
        <Tool aria-pressed={isWhole} onClick={() => setWhole(!isWhole)}>
          Fit to width
        </Tool>
      }
    >
      <Suspense fallback={<p>Drawing …</p>}>
        <Drawing key={name} {...props} isWhole={isWhole} />
      </Suspense>
    </Panel>
  );
}

interface DrawingProps extends Omit<ChartProps, 'name'> {
  readonly isWhole: boolean;
}

function Drawing({ machine, actor, covered, isWhole }: DrawingProps) {
  const svg = use(drawingOf(machine));
  const place = useRef<HTMLDivElement>(null);
  const active = actor?.status === 'stopped' ? none : (actor?.activeStates ?? none);
  const taken = actor?.lastTaken ?? none;
  useEffect(() => {
    const { documentElement } = new DOMParser().parseFromString(svg, 'image/svg+xml');
    place.current?.replaceChildren(document.importNode(documentElement, true));
  }, [svg]);
  useEffect(() => {
    if (place.current) lightChart(place.current, active, taken, covered);
  }, [active, taken, covered]);
  return <Place ref={place} tabIndex={0} role="group" aria-label="Chart" data-whole={isWhole} />;
}

const noneCovered: ReadonlySet<string> = new Set();
const none: readonly string[] = [];

const Place = styled(Scroll)({
  backgroundColor: color.paper,
  // The boxes keep their colors in forced colors, so their text does too.
  svg: { maxInlineSize: 'none', text: { forcedColorAdjust: 'none' } },
  '&[data-whole="true"] svg': {
    inlineSize: '100%',
    blockSize: 'auto',
    maxInlineSize: 'max-content',
  },
  '.state[data-lit] > .border': { stroke: color.accent, strokeWidth: 3 },
  '.atomic[data-lit] > .border, .final[data-lit] > .border': {
    fill: `color-mix(in srgb, ${color.highlight} 32%, ${color.raised})`,
  },
  '.arrow[data-lit] > .line': { stroke: color.accent, strokeWidth: 3.5 },
  '.arrow[data-lit] > .tip': { fill: color.accent },
  '.arrow[data-lit] > .label': { stroke: color.accent, strokeWidth: 2 },
  '.arrow[data-uncovered] > .line': { strokeDasharray: '2 4' },
  '.inside[data-uncovered] tspan': { textDecoration: 'underline dotted' },
  '.inside[data-lit] tspan': { fill: color.accent, fontWeight: 700 },
});

/** Highlights active states and the last transitions, marks uncovered ones, and scrolls to the innermost. */
function lightChart(
  place: HTMLElement,
  active: readonly string[],
  taken: readonly string[],
  covered: ReadonlySet<string> | undefined,
): void {
  for (const part of place.querySelectorAll<SVGElement>('[data-state], [data-transition]')) {
    const { state, transition } = part.dataset;
    const isLit =
      (state !== undefined && active.includes(state)) ||
      (transition !== undefined && taken.includes(transition));
    part.toggleAttribute('data-lit', isLit);
    const isUncovered = transition !== undefined && covered?.has(transition) === false;
    part.toggleAttribute('data-uncovered', isUncovered);
  }
  bringIntoView(place, place.querySelector('.atomic[data-lit], .final[data-lit]'));
}

function bringIntoView(place: HTMLElement, part: Element | null): void {
  if (!part) return;
  const room = place.getBoundingClientRect();
  const box = part.getBoundingClientRect();
  const isInside =
    box.top >= room.top &&
    box.bottom <= room.bottom &&
    box.left >= room.left &&
    box.right <= room.right;
  if (isInside) return;
  place.scrollBy({
    top: box.top + box.height / 2 - (room.top + room.height / 2),
    left: box.left + box.width / 2 - (room.left + room.width / 2),
    behavior: 'instant',
  });
}

/** Chart of a machine as an SVG document. */
function drawingOf(machine: AnyStateMachine): Promise<string> {
  const drawing = drawings.get(machine) ?? draw(machine);
  drawings.set(machine, drawing);
  return drawing;
}

/** Layout is slow and needs a large library. */
async function draw(machine: AnyStateMachine): Promise<string> {
  const [{ chartOf }, { layOut }, { drawChart }] = await Promise.all([
    import('../charts/chartOf'),
    import('../charts/layOut'),
    import('../charts/drawChart'),
  ]);
  return drawChart(await layOut(chartOf(machine)));
}

const drawings = new WeakMap<AnyStateMachine, Promise<string>>();
