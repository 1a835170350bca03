import {
  anyState,
  type Chart,
  type ChartState,
  transitionText,
} from '../../workbench/charts/chartOf';
import type { Transition } from '../../workbench/walks/transitions';

/**
 * A chart as a Mermaid flowchart, which GitHub draws. A state with child states is a subgraph. Its arrows start at a node
 * inside it and lead to its initial dot, because Mermaid moves a subgraph with an arrow of its own aside.
 */
export function mermaidOf({ states, arrows }: Chart): string {
  const linesOf = ({ id, name, initial, children, ...state }: ChartState): readonly string[] => {
    const text = textOf(state);
    if (children.length === 0) return [`${nodeOf(id)}(${quoted(bold(name), ...text)})`];
    const isSource = arrows.some(({ transition }) => transition.source === id);
    const any = isSource ? [...text, anyState] : text;
    const inside = [
      'direction TB',
      ...(any.length > 0 ? [`${nodeOf(id, 'any')}([${quoted(...any)}])`] : []),
      ...(initial ? [`${nodeOf(id, 'start')}@{ shape: f-circ }`] : []),
      ...states.filter((child) => children.includes(child.id)).flatMap(linesOf),
    ];
    return [
      `subgraph ${nodeOf(id)}[${quoted(bold(name))}]`,
      ...inside.map((line) => `  ${line}`),
      'end',
    ];
  };
  const sourceOf = (id: string) => nodeOf(id, isParent(id) ? 'any' : undefined);
  const targetOf = (id: string) => nodeOf(id, hasStart(id) ? 'start' : undefined);
  const isParent = (id: string) => states.some((one) => one.id === id && one.children.length > 0);
  const hasStart = (id: string) => states.some((one) => one.id === id && one.initial);
  return [
    'flowchart TB',
    ...states.slice(0, 1).flatMap(linesOf),
    ...states.flatMap(({ id, initial }) =>
      initial ? [`${nodeOf(id, 'start')} --> ${targetOf(initial)}`] : [],
    ),
    ...arrows.map(
      ({ transition, target }) =>
        `${sourceOf(transition.source)} -- ${quoted(...labelOf(transition))} --> ${targetOf(target)}`,
    ),
  ].join('\n');
}

function nodeOf(id: string, role?: 'any' | 'start'): string {
  const name = id.replace(/\W/g, '_');
  return role ? `${name}__${role}` : name;
}

function textOf(state: Pick<ChartState, 'description' | 'notes' | 'inside'>): readonly string[] {
  const { description, notes, inside } = state;
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
