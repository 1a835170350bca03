import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { guardName, nameOf } from './names';
import { type Trigger, triggerOf } from './trigger';

/** One transition of a machine's definition, in plain data. */
export interface Transition {
  /** `source--event[guard]#index`; see `transitionId`. */
  readonly id: string;
  /** The id of its state node. */
  readonly source: string;
  readonly trigger: Trigger;
  readonly guard: string | undefined;
  readonly actions: readonly string[];
  /** The ids of the states that it enters; none for one that stays where it is. */
  readonly targets: readonly string[];
  /** Whether a target that is active already is left and entered again. */
  readonly reenters: boolean;
  /** Its place, from 0, among the transitions that its source has for the same event. */
  readonly index: number;
  /** How many its source has for the same event; the first whose guard agrees is taken. */
  readonly alternatives: number;
  /** Neither target nor actions: the event is kept from the states around. */
  readonly isForbidden: boolean;
}

/**
 * Every transition of a machine: each state before the states in it, and of each state what it does at once,
 * then events, reports of actors and delays, each in the order of the definition.
 */
export function transitionsOf(machine: AnyStateMachine): readonly Transition[] {
  return nodesOf(machine.root).flatMap((node) =>
    definitionsOf(node).flatMap(([eventType, definitions]) =>
      definitions.map((definition, index) => ({
        id: idOf(node, eventType, definition, index),
        source: node.id,
        trigger: triggerOf(node, eventType),
        guard: definition.guard && guardName(definition.guard),
        actions: definition.actions.map(nameOf),
        targets: (definition.target ?? []).map(({ id }) => id),
        reenters: definition.reenter,
        index,
        alternatives: definitions.length,
        isForbidden: !definition.target && definition.actions.length === 0,
      })),
    ),
  );
}

/**
 * A transition's name in charts, counts of coverage and the workbench: `source--event[guard]#index`, the
 * event as XState calls it, empty for `always`, and the index from 0 among the source's transitions
 * for that event. Absent for a transition that no definition names: the one that starts a machine.
 */
export function transitionId(definition: AnyTransitionDefinition): string | undefined {
  if (!ids.has(definition)) ids.set(definition, findId(definition));
  return ids.get(definition);
}

/** Asked for on every step of every walk. */
const ids = new WeakMap<AnyTransitionDefinition, string | undefined>();

function findId(definition: AnyTransitionDefinition): string | undefined {
  const { source } = definition;
  for (const [eventType, definitions] of definitionsOf(source)) {
    const index = definitions.indexOf(definition);
    if (index >= 0) return idOf(source, eventType, definition, index);
  }
  return undefined;
}

type DefinitionsOfEvent = readonly [eventType: string, readonly AnyTransitionDefinition[]];

function definitionsOf({ always, transitions }: AnyStateNode): readonly DefinitionsOfEvent[] {
  return always ? [['', always], ...transitions] : [...transitions];
}

function idOf(
  source: AnyStateNode,
  eventType: string,
  { guard }: AnyTransitionDefinition,
  index: number,
): string {
  return `${source.id}--${eventType}[${guard ? guardName(guard) : ''}]#${index}`;
}

function nodesOf(node: AnyStateNode): readonly AnyStateNode[] {
  return [node, ...Object.values(node.states).flatMap(nodesOf)];
}
