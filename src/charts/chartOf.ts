import type { AnyStateMachine, AnyStateNode } from 'xstate';
import { nameOf } from '../models/names';
import { type Transition, transitionsOf } from '../models/transitions';

/** A machine as something to draw: its states inside each other, and what leads from one to another. */
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
  /** The names of the actions. */
  readonly entry: readonly string[];
  readonly exit: readonly string[];
  /** The names of the actors that run while it is active. */
  readonly invokes: readonly string[];
  /** What happens without leaving it, and the events that it ignores. */
  readonly inside: readonly Transition[];
  /** The id of the state in it that comes first. */
  readonly initial: string | undefined;
  readonly states: readonly ChartState[];
}

/** A transition with the one state that it leads to. */
export interface ChartArrow extends Transition {
  readonly target: string;
}

/** Describes a machine. Throws on a transition that enters several states at once, which no chart shows. */
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
    // Not `node.entry` and `node.exit`: XState adds the timers of delays to them.
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
