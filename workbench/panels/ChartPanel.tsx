import styled from '@emotion/styled';
import { useEffect, useRef, useState } from 'react';
import { color } from '../../src/tokens/roles';
import { actorOf } from '../bench/actorEntry';
import type { BenchProps } from '../bench/bench';
import { useStore } from '../bench/store';
import { useSession } from '../session';
import { type MachineName, machines } from '../walks/models';
import { Scroll, Tool } from './controls';
import { Panel } from './Panel';

/** Chart of the selected machine, with its state and last transition. */
export function ChartPanel({ bench }: BenchProps) {
  const { coverage, shown } = useSession();
  const name = useStore(shown);
  const covered = useStore(coverage).get(name);
  const svg = useChart(name);
  const actor = actorOf(useStore(bench.recorder.actors), name);
  const place = useRef<HTMLDivElement>(null);
  const [isWhole, setWhole] = useState(true);
  const active = actor?.status === 'stopped' ? none : (actor?.activeStates ?? none);
  const taken = actor?.lastTaken ?? none;

  useEffect(() => {
    if (!place.current || svg === undefined) return;
    const { documentElement } = new DOMParser().parseFromString(svg, 'image/svg+xml');
    place.current.replaceChildren(document.importNode(documentElement, true));
  }, [svg]);
  useEffect(() => {
    if (place.current && svg !== undefined) lightChart(place.current, active, taken, covered);
  }, [svg, active, taken, covered]);

  return (
    <Panel
      isTall
      heading={`Chart of ${name}`}
      explanation={
        actor
          ? 'Its state and its last transition are highlighted. Dotted transitions are not covered.'
          : `No ${name} is running. Dotted transitions are not covered.`
      }
      actions={
        <Tool aria-pressed={isWhole} onClick={() => setWhole(!isWhole)}>
          Fit to width
        </Tool>
      }
    >
      {svg === undefined && <p>Drawing …</p>}
      <Place ref={place} tabIndex={0} role="group" aria-label="Chart" data-whole={isWhole} />
    </Panel>
  );
}

const none: readonly string[] = [];

const Place = styled(Scroll)({
  backgroundColor: color.paper,
  svg: { maxInlineSize: 'none' },
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
  covered: ReadonlySet<string> = new Set(),
): void {
  for (const part of place.querySelectorAll<SVGElement>('[data-state], [data-transition]')) {
    const { state, transition } = part.dataset;
    const isLit =
      (state !== undefined && active.includes(state)) ||
      (transition !== undefined && taken.includes(transition));
    part.toggleAttribute('data-lit', isLit);
    part.toggleAttribute('data-uncovered', transition !== undefined && !covered.has(transition));
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

/** Chart of a machine as an SVG document; `undefined` until it is ready. */
function useChart(machine: MachineName): string | undefined {
  const [svgs, setSvgs] = useState<Partial<Record<MachineName, string>>>({});
  const known = svgs[machine];
  useEffect(() => {
    // Layout is slow and needs a large library.
    if (known !== undefined) return;
    void draw(machine).then((svg) => setSvgs((others) => ({ ...others, [machine]: svg })));
  }, [machine, known]);
  return known;
}

async function draw(machine: MachineName): Promise<string> {
  const [{ chartOf }, { layOut }, { drawChart }] = await Promise.all([
    import('../charts/chartOf'),
    import('../charts/layOut'),
    import('../charts/drawChart'),
  ]);
  return drawChart(await layOut(chartOf(machines[machine])));
}
