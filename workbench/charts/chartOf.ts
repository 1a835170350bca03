import type { AnyStateMachine, AnyStateNode } from 'xstate';
import { nameOf } from '../walks/names';
import { type Transition, transitionsOf } from '../walks/transitions';

/** A machine for drawing: nested states and their transitions. */
export interface Chart {
  readonly root: ChartState;
  readonly arrows: readonly ChartArrow[];
}

export interface ChartState {
  /** The id of its state node. */
  readonly id: string;
  readonly name: string;
  readonly kind: AnyStateNode['type'];
  readonly description: string | undefined;
  readonly tags: readonly string[];
  /** Names of the actions. */
  readonly entry: readonly string[];
  readonly exit: readonly string[];
  /** Names of the actors that run while the state is active. */
  readonly invokes: readonly string[];
  /** Transitions without a target, and ignored events. */
  readonly inside: readonly Transition[];
  /** Id of the initial child state. */
  readonly initial: string | undefined;
  readonly states: readonly ChartState[];
}

/** A transition with its target state. */
export interface ChartArrow extends Transition {
  readonly target: string;
}

/** Describes a machine. Throws for a transition with several targets, which charts do not support. */
export function chartOf(machine: AnyStateMachine): Chart {
  const transitions = transitionsOf(machine);
  return {
    root: stateOf(
      machine.root,
      transitions.filter(({ targets }) => targets.length === 0),
    ),
    arrows: transitions.filter(({ targets }) => targets.length > 0).map(arrowOf),
  };
}

function stateOf(node: AnyStateNode, inside: readonly Transition[]): ChartState {
  return {
    id: node.id,
    name: node.key,
    kind: node.type,
    description: node.description,
    tags: node.tags,
    // Not `node.entry` and `node.exit`: XState adds delay timers to them.
    entry: namesOf(node.config.entry),
    exit: namesOf(node.config.exit),
    invokes: node.invoke.map(({ src }) => nameOf(src)),
    inside: inside.filter(({ source }) => source === node.id),
    initial: node.type === 'compound' ? node.initial.target[0]?.id : undefined,
    states: Object.values(node.states).map((child) => stateOf(child, inside)),
  };
}

function arrowOf(transition: Transition): ChartArrow {
  const [target, ...others] = transition.targets;
  if (target === undefined || others.length > 0) {
    throw new Error(`${transition.id} leads to ${transition.targets.length} states, not to one`);
  }
  return { ...transition, target };
}

function namesOf(actions: unknown): readonly string[] {
  return [actions ?? []].flat().map(nameOf);
}

/** A state and its descendants, parents first. */
export function statesFrom(state: ChartState): readonly ChartState[] {
  return [state, ...state.states.flatMap(statesFrom)];
}

/** True if an arrow leads from a state to one of its descendants. */
export function leadsInside({ source, target }: ChartArrow, { root }: Chart): boolean {
  const from = statesFrom(root).find(({ id }) => id === source);
  return from?.states.some((child) => statesFrom(child).some(({ id }) => id === target)) ?? false;
}

/** True if an arrow leads to a state that is defined before its source. */
export function leadsBack({ source, target }: ChartArrow, { root }: Chart): boolean {
  const ids = statesFrom(root).map(({ id }) => id);
  return ids.indexOf(target) < ids.indexOf(source);
}
