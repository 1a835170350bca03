import type { Transition } from '../../machines/testing/transitions';
import { type Chart, type ChartArrow, type ChartState, transitionText } from './chartOf';

/** The node at which the arrows of a state with child states start. */
export const anyStateText = 'in any state';

/**
 * A chart as a Mermaid flowchart, which GitHub draws. A state with child states is a subgraph. Its arrows start at a node
 * inside it and lead to its initial dot, because Mermaid moves a subgraph with an arrow of its own aside.
 */
export function mermaidOf({ states, arrows }: Chart): string {
  const linesOf = (state: ChartState): readonly string[] => {
    const { id, name, start, children } = state;
    const text = textOf(state);
    if (children.length === 0) return [`${nodeId(id)}(${quoted(bold(name), ...text)})`];
    const isSource = arrows.some(({ source }) => source === id);
    const any = isSource ? [...text, anyStateText] : text;
    const inside = [
      'direction TB',
      ...(any.length > 0 ? [`${anyIn(id)}([${quoted(...any)}])`] : []),
      ...(start ? [`${nodeId(start)}@{ shape: f-circ }`] : []),
      ...states.filter((child) => children.includes(child.id)).flatMap(linesOf),
    ];
    return [
      `subgraph ${nodeId(id)}[${quoted(bold(name))}]`,
      ...inside.map((line) => `  ${line}`),
      'end',
    ];
  };
  const stateOf = (id: string) => states.find((state) => state.id === id);
  const sourceOf = ({ source }: ChartArrow) =>
    stateOf(source)?.children.length ? anyIn(source) : nodeId(source);
  return [
    'flowchart TB',
    ...states.slice(0, 1).flatMap(linesOf),
    ...arrows.map((arrow) => {
      const label = arrow.transition && `-- ${quoted(...labelOf(arrow.transition))} `;
      const target = stateOf(arrow.target)?.start ?? arrow.target;
      return `${sourceOf(arrow)} ${label ?? ''}--> ${nodeId(target)}`;
    }),
  ].join('\n');
}

function nodeId(id: string): string {
  return id.replace(/\W/g, '_');
}

/** Node with the text of a state that has child states, at which its arrows start. */
function anyIn(id: string): string {
  return nodeId(`any in ${id}`);
}

function textOf({ description, notes, inside }: ChartState): readonly string[] {
  return [
    ...(description ? [escaped(description)] : []),
    ...notes.map(escaped),
    ...inside.map((transition) => labelOf(transition).join(' ')),
  ];
}

/** The event and, on a line of their own, the actions. */
function labelOf(transition: Transition): readonly string[] {
  const { order, event, guard, actions } = transitionText(transition);
  const line = [order, bold(event), escaped(guard)].filter(Boolean).join(' ');
  return actions ? [line, escaped(actions)] : [line];
}

function bold(text: string): string {
  return `<b>${escaped(text)}</b>`;
}

function quoted(...lines: readonly string[]): string {
  return `"${lines.join('<br>')}"`;
}

/** As Mermaid escapes: `#` and a number. */
function escaped(text: string): string {
  return text.replace(/[&<>"#]/g, (character) => `#${character.charCodeAt(0)};`);
}
