import type { AnyStateMachine, AnyStateNode } from 'xstate';
import { nameOf } from '../walks/names';
import { type Transition, type Trigger, transitionsOf } from '../walks/transitions';

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
  /** Id of the initial child state. */
  readonly initial: string | undefined;
  /** Whether its parent state is parallel. */
  readonly isRegion: boolean;
  /** Ids of the child states. */
  readonly children: readonly string[];
}

/** A transition to one of its targets. */
export interface ChartArrow {
  /** Unique in the chart. */
  readonly id: string;
  readonly transition: Transition;
  readonly target: string;
  /** Whether the target is inside the source, so that the arrow applies in every child state. */
  readonly isInside: boolean;
}

/** Ids of the sources of arrows that do not start at a state. */
export const originIds = {
  /** Dot of the initial state. */
  start: (state: string) => `start of ${state}`,
  /** Source of arrows that apply in every child state. */
  anyState: (state: string) => `any in ${state}`,
} as const;

/** The label of the source of arrows that apply in every child state. */
export const anyState = 'in any state';

/** Describes a machine. */
export function chartOf(machine: AnyStateMachine): Chart {
  const transitions = transitionsOf(machine);
  const states = statesFrom(machine.root, transitions);
  return {
    states,
    arrows: transitions.flatMap((transition) =>
      transition.targets.map((target, index) => ({
        id: index > 0 ? `${transition.id} ${index}` : transition.id,
        transition,
        target,
        isInside: isInside(target, transition.source, states),
      })),
    ),
  };
}

function statesFrom(node: AnyStateNode, transitions: readonly Transition[]): readonly ChartState[] {
  const { id, key, type, description, tags, config, invoke } = node;
  const children = Object.values(node.states);
  const state: ChartState = {
    id,
    name: key,
    kind: type,
    description,
    notes: [
      ...note('tags', tags),
      // Not `node.entry` and `node.exit`: XState adds delay timers to them.
      ...note('entry', namesOf(config.entry)),
      ...note('exit', namesOf(config.exit)),
      ...note(
        'invoke',
        invoke.map(({ src }) => nameOf(src)),
      ),
    ],
    inside: transitions.filter(({ source, targets }) => source === id && targets.length === 0),
    initial: type === 'compound' ? node.initial.target[0]?.id : undefined,
    isRegion: node.parent?.type === 'parallel',
    children: children.map((child) => child.id),
  };
  return [state, ...children.flatMap((child) => statesFrom(child, transitions))];
}

function note(word: string, names: readonly string[]): readonly string[] {
  return names.length > 0 ? [`${word} ${names.join(', ')}`] : [];
}

function namesOf(actions: unknown): readonly string[] {
  return [actions ?? []].flat().map(nameOf);
}

function isInside(id: string, parent: string, states: Chart['states']): boolean {
  const children = states.find((state) => state.id === parent)?.children ?? [];
  return children.some((child) => child === id || isInside(id, child, states));
}

/** Text of a transition, in parts; missing parts are empty. */
export interface TransitionText {
  /** `2.` for the second transition of its source for an event; `ignores` for a forbidden event. */
  readonly order: string;
  readonly event: string;
  /** `[guard]`; `[else]` for the last of several transitions. */
  readonly guard: string;
  /** `/ a, b`. */
  readonly actions: string;
}

export function transitionText(transition: Transition): TransitionText {
  const { trigger, guard, actions, index, alternatives, isForbidden } = transition;
  const isLast = index > 0 && index === alternatives - 1;
  const condition = guard ?? (isLast ? 'else' : undefined);
  const order = alternatives > 1 ? `${index + 1}.` : '';
  return {
    order: isForbidden ? `${order} ignores`.trim() : order,
    event: triggerText(trigger),
    guard: condition ? `[${condition}]` : '',
    actions: actions.length > 0 ? `/${noBreak}${actions.join(', ')}` : '',
  };
}

function triggerText(trigger: Trigger): string {
  switch (trigger.kind) {
    case 'event':
      return trigger.type;
    case 'always':
      return 'always';
    case 'after': {
      const { name, ms } = trigger;
      return ['after', name, ms === undefined ? undefined : `${grouped(ms)}${noBreak}ms`]
        .filter(Boolean)
        .join(' ');
    }
    default:
      return `${trigger.kind}: ${trigger.of}`;
  }
}

const noBreak = '\u00a0';

/** 10000 as `10 000`, independent of the computer's language. */
function grouped(value: number): string {
  return String(value).replace(/\B(?=(\d{3})+$)/g, noBreak);
}
