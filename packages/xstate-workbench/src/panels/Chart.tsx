import { type ReactNode, useEffect, useId, useMemo, useRef, useState } from 'react';
import type { AnyStateMachine } from 'xstate';
import type { ActorEntry } from '../bench/actorEntry';
import { anyStateText, chartOf, transitionText } from '../charts/chartOf';
import type { ChartLayout } from '../charts/layOut';
import type { Transition } from '../paths/transitions';
import { bringIntoView, Scroll, Tool } from './controls';
import { Panel } from './Panel';
import { largestZoom, smallestZoom, useZoom } from './useZoom';

interface Props {
  readonly machine: AnyStateMachine;
  readonly name: string;
  /** Its active states and last transitions are highlighted. */
  readonly actor: ActorEntry | undefined;
  /** Ids of covered transitions; the others are dotted. If absent, none is. */
  readonly covered?: ReadonlySet<string>;
}

/** A chart of one machine, which its `key` names: texts in HTML, which the browser wraps and measures, and lines in SVG. */
export function Chart({ machine, name, actor, covered }: Props) {
  const tip = useId();
  const place = useRef<HTMLDivElement>(null);
  const chart = useMemo(() => chartOf(machine), [machine]);
  const { states, arrows } = chart;
  const [layout, setLayout] = useState<ChartLayout>();
  useEffect(() => {
    const draw = async () => {
      // Slow, and needs a large library.
      const { layOut } = await import('../charts/layOut');
      const texts = place.current?.querySelectorAll<HTMLElement>('[data-text]') ?? [];
      const sizes = new Map(
        [...texts].map(({ dataset, offsetWidth: width, offsetHeight: height }) => [
          dataset.text,
          { width, height },
        ]),
      );
      setLayout(await layOut(chart, (id) => sizes.get(id) ?? onePixel));
    };
    void draw();
  }, [chart]);
  const active = (actor?.status !== 'stopped' && actor?.activeStates) || none;
  useEffect(() => {
    const leaf = active.length > 0 && layout && place.current?.querySelector('.leaf[data-lit]');
    if (leaf) bringIntoView(leaf);
  }, [active, layout]);

  const marks = ({ id }: Transition) => ({
    'data-transition': id,
    'data-lit': actor?.lastTaken?.includes(id) || undefined,
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
  const { zoom, isFitted, fit, zoomBy, dragging } = useZoom(place, layout?.width);
  return (
    <Panel
      isTall
      heading={`Chart of ${name}`}
      explanation={
        (actor ? highlighted(actor) : `No ${name} is running.`) +
        (covered ? ' Dotted transitions are not covered.' : '') +
        ' Drag moves the chart.'
      }
      actions={
        <>
          <Tool aria-label="Zoom out" disabled={zoom <= smallestZoom} onClick={() => zoomBy(0.8)}>
            −
          </Tool>
          <Tool aria-label="Zoom in" disabled={zoom >= largestZoom} onClick={() => zoomBy(1.25)}>
            +
          </Tool>
          <Tool aria-pressed={isFitted} onClick={fit}>
            Fit to width
          </Tool>
        </>
      }
    >
      <Scroll ref={place} aria-label="Chart" className="scroll chart" {...dragging}>
        {!layout && <p>Drawing …</p>}
        <svg
          width={width * zoom}
          height={height * zoom}
          viewBox={`0 0 ${width} ${height}`}
          fill="none"
          stroke="currentColor"
        >
          <marker
            {...{ id: tip, refX: 8, refY: 4, markerWidth: 9, markerHeight: 8 }}
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
              data-lit={active.includes(id) || undefined}
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
              <polyline
                points={layout?.lines
                  .get(id)
                  ?.map(({ x, y }) => `${x},${y}`)
                  .join(' ')}
                markerEnd={`url(#${tip})`}
              />
              {transition && text(id, 'label', <Label {...transition} />)}
            </g>
          ))}
          {states.map(({ anyState }) => anyState && text(anyState, 'label', anyStateText))}
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
      </Scroll>
    </Panel>
  );
}

/** Stately's protocol has no transitions. */
function highlighted({ lastTaken }: ActorEntry): string {
  return lastTaken ? 'Its state and last transition are highlighted.' : 'Its state is highlighted.';
}

const none: readonly string[] = [];

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
