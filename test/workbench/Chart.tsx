import { type PointerEvent, type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import type { AnyStateMachine } from 'xstate';
import type { Transition } from '../../machines/testing/transitions';
import { chartOf, transitionText } from '../../tools/charts/chartOf';
import { Tool } from './controls';
import { type ChartLayout, layOut } from './layOut';

interface Props {
  readonly machine: AnyStateMachine;
  readonly name: string;
  /** Ids of active states and of the last transitions, which are highlighted. */
  readonly lit: { readonly activeStates: readonly string[]; readonly taken: readonly string[] };
  /** Ids of covered transitions; the others are dotted. If absent, none is. */
  readonly covered?: ReadonlySet<string>;
}

/** Scale at which the texts, of 13 px, have the smallest readable size. */
const readable = 11 / 13;

/** A chart of one machine, which its `key` names: texts in HTML, which the browser wraps and measures, and lines in SVG. */
export function Chart({ machine, name, lit, covered }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const chart = useMemo(() => chartOf(machine), [machine]);
  const { states, arrows } = chart;
  const [layout, setLayout] = useState<ChartLayout>();
  const [chosenZoom, setZoom] = useState<number>();
  useEffect(() => {
    const texts = place.current?.querySelectorAll<HTMLElement>('[data-text]') ?? [];
    const sizes = new Map(
      [...texts].map(({ dataset, offsetWidth: width, offsetHeight: height }) => [
        dataset.text,
        { width, height },
      ]),
    );
    void layOut(chart, (id) => sizes.get(id) ?? onePixel).then(setLayout);
  }, [chart]);
  const { activeStates } = lit;
  useEffect(() => {
    // Without the option, the page scrolls as well. TypeScript 7.0 does not know it.
    const options = { block: 'nearest', inline: 'nearest', ...{ container: 'nearest' } } as const;
    if (layout && activeStates.length > 0)
      place.current?.querySelector('.leaf[data-lit]')?.scrollIntoView(options);
  }, [activeStates, layout]);

  const marks = ({ id }: Transition) => ({
    'data-transition': id,
    'data-lit': lit.taken.includes(id) || undefined,
    'data-uncovered': covered?.has(id) === false || undefined,
  });
  const text = (id: string, className: string, children: ReactNode) => (
    <foreignObject key={id} {...(layout?.boxes.get(id) ?? onePixel)}>
      <div data-text={id} className={className}>
        {children}
      </div>
    </foreignObject>
  );
  const { width, height } = layout ?? onePixel;
  /** Scale at which the whole chart, or its width, fits into its place. */
  const fitting = (isWhole: boolean) => {
    const { clientWidth = 0, clientHeight = 0 } = place.current ?? {};
    return Math.min(1, clientWidth / width, isWhole ? clientHeight / height : 1);
  };
  const zoom = chosenZoom ?? Math.max(readable, fitting(false));
  return (
    <section aria-label={`Chart of ${name}`} className="chart">
      <div className="row">
        <h2>Chart of {name}</h2>
        <Tool aria-label="Zoom out" onClick={() => setZoom(zoom * 0.8)}>
          −
        </Tool>
        <Tool aria-label="Zoom in" onClick={() => setZoom(zoom * 1.25)}>
          +
        </Tool>
        <Tool onClick={() => setZoom(undefined)}>Fit to width</Tool>
        <Tool onClick={() => setZoom(fitting(true))}>Overview</Tool>
      </div>
      <div ref={place} {...scrolling}>
        <svg
          width={width * zoom}
          height={height * zoom}
          viewBox={`0 0 ${width} ${height}`}
          fill="none"
          stroke="currentColor"
        >
          <marker
            {...{ id: 'tip', refX: 8, refY: 4, markerWidth: 9, markerHeight: 8 }}
            markerUnits="userSpaceOnUse"
            orient="auto"
          >
            <path d="M0 0 9 4 0 8Z" fill="context-stroke" stroke="none" />
          </marker>
          {states.map(({ id, isRegion, children }) => (
            <rect
              key={id}
              {...layout?.boxes.get(id)}
              rx={8}
              className={children.length > 0 ? 'state' : 'state leaf'}
              strokeDasharray={isRegion ? '6 5' : undefined}
              data-state={id}
              data-lit={activeStates.includes(id) || undefined}
            />
          ))}
          {states.map(
            ({ start }) =>
              start && (
                <rect key={start} {...layout?.boxes.get(start)} fill="currentColor" rx={6} />
              ),
          )}
          {arrows.map(({ id, source, target, transition }) => (
            // The key comes first: a spread before it makes JSX check the children for keys.
            <g key={id} {...(transition && marks(transition))}>
              <title>{`${source} → ${target}`}</title>
              <polyline points={layout?.lines.get(id)} markerEnd="url(#tip)" />
              {transition && text(id, 'label', <Label {...transition} />)}
            </g>
          ))}
          {states.map(({ id, name, kind, description, notes, inside }) =>
            text(
              id,
              '',
              <>
                <h3>
                  {name}
                  {kind === 'final' && ' ◎'}
                </h3>
                {description && <small>{description}</small>}
                {notes.map((note) => (
                  <p key={note}>{note}</p>
                ))}
                {inside.map((transition) => (
                  <p key={transition.id} {...marks(transition)}>
                    <Label {...transition} />
                  </p>
                ))}
              </>,
            ),
          )}
        </svg>
      </div>
    </section>
  );
}

/** A chart scrolls by keys, and the mouse drags it. A finger scrolls without this. */
const scrolling = {
  tabIndex: 0,
  role: 'group',
  'aria-label': 'Chart',
  onPointerDown({ button, pointerId, pointerType, currentTarget }: PointerEvent<HTMLElement>) {
    if (button === 0 && pointerType === 'mouse') currentTarget.setPointerCapture(pointerId);
  },
  onPointerMove({ pointerId, movementX, movementY, currentTarget }: PointerEvent<HTMLElement>) {
    if (currentTarget.hasPointerCapture(pointerId)) currentTarget.scrollBy(-movementX, -movementY);
  },
};

/** For texts without a position, of which only the size counts. */
const onePixel = { width: 1, height: 1 };

function Label(transition: Transition) {
  const { order, event, guard, actions } = transitionText(transition);
  return (
    <>
      <b>{[order, event].filter(Boolean).join(' ')}</b> <i>{guard}</i> <span>{actions}</span>
    </>
  );
}
