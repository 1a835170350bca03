import type { AnyStateMachine, AnyStateNode } from 'xstate';
import {
  nameOf,
  nodesOf,
  type Transition,
  transitionsOf,
} from '../../machines/testing/transitions';

/** A machine for drawing: its states, parents first, and the arrows between them. */
export interface Chart {
  readonly states: readonly ChartState[];
  readonly arrows: readonly ChartArrow[];
}

export interface ChartState {
  /** The id of its state node. */
  readonly id: string;
  readonly name: string;
  readonly kind: AnyStateNode['type'];
  readonly description: string | undefined;
  /** Tags, names of entry and exit actions, and names of actors that run while the state is active. */
  readonly notes: readonly string[];
  /** Transitions without a target, and ignored events. */
  readonly inside: readonly Transition[];
  /** Id of the dot that leads to the initial child state, if there is one. */
  readonly start: string | undefined;
  /** True if its parent state is parallel. */
  readonly isRegion: boolean;
  /** Ids of the child states. */
  readonly children: readonly string[];
}

export interface ChartArrow {
  /** Unique in the chart. */
  readonly id: string;
  /** Id of a state, or of its `start`. */
  readonly source: string;
  /** Id of a state. */
  readonly target: string;
  /** Absent for the arrow from a start. */
  readonly transition?: Transition;
}

/** Describes a machine. */
export function chartOf(machine: AnyStateMachine): Chart {
  const transitions = transitionsOf(machine);
  const nodes = nodesOf(machine.root);
  const arrows = transitions.flatMap((transition) =>
    transition.targets.map(
      (target, index): ChartArrow => ({
        id: index > 0 ? `${transition.id} ${index}` : transition.id,
        source: transition.source,
        target,
        transition,
      }),
    ),
  );
  const starts = nodes.flatMap((node) => {
    const target = node.type === 'compound' && node.initial.target[0]?.id;
    const start = `start of ${node.id}`;
    return target ? [{ id: start, source: start, target }] : [];
  });
  return {
    states: nodes.map((node) => stateOf(node, transitions)),
    arrows: [...starts, ...arrows],
  };
}

function stateOf(node: AnyStateNode, transitions: readonly Transition[]): ChartState {
  const { id, key, type, description, tags, config, invoke } = node;
  return {
    id,
    name: key,
    kind: type,
    description,
    notes: [
      ...note('tags', tags),
      // Not `node.entry` and `node.exit`: XState adds delay timers to them.
      ...note('entry', config.entry),
      ...note('exit', config.exit),
      ...note(
        'invoke',
        invoke.map(({ src }) => src),
      ),
    ],
    inside: transitions.filter(({ source, targets }) => source === id && targets.length === 0),
    start: type === 'compound' ? `start of ${id}` : undefined,
    isRegion: node.parent?.type === 'parallel',
    children: Object.values(node.states).map((child) => child.id),
  };
}

function note(word: string, definitions: unknown): readonly string[] {
  const names = [definitions ?? []].flat().map(nameOf);
  return names.length > 0 ? [`${word} ${names.join(', ')}`] : [];
}

/** Text of a transition, in parts; missing parts are empty. */
export function transitionText(transition: Transition) {
  const { trigger, guard, actions, index, alternatives, isForbidden } = transition;
  const isLast = index > 0 && index === alternatives - 1;
  const condition = guard ?? (isLast ? 'else' : undefined);
  const order = alternatives > 1 ? `${index + 1}.` : '';
  return {
    /** `2.` for the second transition of its source for an event; `ignores` for a forbidden event. */
    order: isForbidden ? `${order} ignores`.trim() : order,
    event: trigger,
    /** `[guard]`; `[else]` for the last of several transitions. */
    guard: condition ? `[${condition}]` : '',
    /** `/ a, b`. */
    actions: actions.length > 0 ? `/\u00a0${actions.join(', ')}` : '',
  };
}
