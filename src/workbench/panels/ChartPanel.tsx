import styled from '@emotion/styled';
import { useEffect, useRef, useState } from 'react';
import { color } from '../../tokens/roles';
import type { Bench } from '../bench/bench';
import { actorOf } from '../bench/recorder';
import { useStore } from '../bench/store';
import { useMachineName } from '../SessionContext';
import { Scroll, Tool } from './controls';
import { lightChart } from './lightChart';
import { Panel } from './Panel';
import { useChart } from './useChart';

interface Props {
  readonly bench: Bench;
}

/** The chart of the chosen machine, with where it stands and how it came there. */
export function ChartPanel({ bench }: Props) {
  const name = useMachineName();
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
    if (place.current && svg !== undefined) lightChart(place.current, active, taken);
  }, [svg, active, taken]);

  return (
    <Panel
      isTall
      heading={`Chart of ${name}`}
      explanation={
        actor
          ? 'The machine, drawn: the state that it is in and the transition that led there are lit.'
          : `No ${name} runs at the moment; its chart is here all the same.`
      }
      actions={
        <Tool type="button" aria-pressed={isWhole} onClick={() => setWhole(!isWhole)}>
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
  '.inside[data-lit] tspan': { fill: color.accent, fontWeight: 700 },
});
