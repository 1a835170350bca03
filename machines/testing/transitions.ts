import {
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyStateNode,
  type AnyTransitionDefinition,
  and,
  type InspectionEvent,
  not,
  or,
} from 'xstate';

/** One transition of a machine's definition, as plain data. */
export interface Transition {
  /** `source--event[guard]#index`; see `transitionId`. */
  readonly id: string;
  /** Id of its state node. */
  readonly source: string;
  /** `always`, `done: send`, `after timeout 10 000 ms`, or the type of an event. */
  readonly trigger: string;
  readonly guard: string | undefined;
  readonly actions: readonly string[];
  /** Ids of the target states; empty for an internal transition. */
  readonly targets: readonly string[];
  /** Index among the transitions of its source for the same event. */
  readonly index: number;
  /** Number of candidates for the same event; the first with a passing guard is taken. */
  readonly alternatives: number;
  /** Neither target nor actions: the event is forbidden, so parent states do not receive it. */
  readonly isForbidden: boolean;
}

/**
 * Every transition of a machine, parents before children; in each state first eventless transitions, then events,
 * actor results and delays, in the order of the definition.
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
        index,
        alternatives: definitions.length,
        isForbidden: !definition.target && definition.actions.length === 0,
      })),
    ),
  );
}

/**
 * Id of a transition in charts, coverage and the stepper: `source--event[guard]#index`, with the event as XState
 * names it, empty for `always`, and the index among the source's transitions for that event. Absent for the initial
 * transition.
 */
export function transitionId(definition: AnyTransitionDefinition): string | undefined {
  const { source, eventType } = definition;
  const alternatives = eventType === '' ? source.always : source.transitions.get(eventType);
  const index = alternatives?.indexOf(definition) ?? -1;
  return index < 0 ? undefined : idOf(source, eventType, definition, index);
}

type DefinitionsOfEvent = readonly [eventType: string, AnyTransitionDefinition[]];

/** Transitions by event, as XState holds them. */
export function definitionsOf({
  always,
  transitions,
}: AnyStateNode): readonly DefinitionsOfEvent[] {
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

/** A state node and its descendants, parents first. */
export function nodesOf(node: AnyStateNode): readonly [AnyStateNode, ...AnyStateNode[]] {
  return [node, ...Object.values(node.states).flatMap(nodesOf)];
}

/** Text of what triggers the transitions of `node` for an event, by XState's event names. */
function triggerOf(node: AnyStateNode, eventType: string): string {
  if (eventType === '') return 'always';
  if (eventType === `xstate.done.state.${node.id}`) return `done: ${node.key}`;
  const delayed = node.after.find((transition) => transition.eventType === eventType);
  if (delayed) return afterText(delayed.delay, node.machine.implementations.delays);
  for (const { id, src } of node.invoke) {
    if (eventType === `xstate.done.actor.${id}`) return `done: ${nameOf(src)}`;
    if (eventType === `xstate.error.actor.${id}`) return `error: ${nameOf(src)}`;
    if (eventType === `xstate.snapshot.${id}`) return `snapshot: ${nameOf(src)}`;
  }
  return eventType;
}

/** `after timeout 10 000 ms`, without the name of a numeric delay or the time of a computed one. */
function afterText(delay: unknown, delays: Readonly<Record<string, unknown>>): string {
  const ms = typeof delay === 'number' ? delay : delays[String(delay)];
  return [
    'after',
    ...(typeof delay === 'string' ? [delay] : []),
    // Grouped independently of the computer's language, with spaces that do not break.
    ...(typeof ms === 'number'
      ? [`${String(ms).replace(/\B(?=(\d{3})+$)/g, '\u00a0')}\u00a0ms`]
      : []),
  ].join(' ');
}

/** Name of an action or actor in a definition: its key, or the name of an inline function. */
export function nameOf(definition: unknown): string {
  if (typeof definition === 'string') return definition;
  const { type, name } = Object(definition);
  // The functions that XState creates have a type, which minification keeps.
  return typeof type === 'string' ? type.replace('xstate.', '') : name || 'inline';
}

/** Name of a guard without parameters; combined guards read `not a`, `a and b`, `a or b`. */
export function guardName(guard: unknown): string {
  const { guards } = Object(guard);
  const isSame = (combiner: unknown) => evaluatorOf(combiner) === evaluatorOf(guard);
  const [word] = Object.entries(combiners).find(([, combiner]) => isSame(combiner)) ?? [];
  if (word === undefined) return nameOf(guard);
  const names: readonly string[] = guards.map(guardName);
  return word === 'not' ? `not ${names.join()}` : names.join(` ${word} `);
}

/** One guard of each kind for comparison, because function names are minified. */
const combiners = { not: not(''), and: and([]), or: or([]) };

/* These four read what XState 5 does not document. Tests detect a change. */

/** Transitions of an inspected microstep. */
export function transitionsIn(event: InspectionEvent): readonly AnyTransitionDefinition[] {
  return event.type === '@xstate.microstep' ? event._transitions : [];
}

/** Ids of the active state nodes. */
export function activeNodes(snapshot: AnyMachineSnapshot): readonly string[] {
  return snapshot._nodes.map(({ id }) => id);
}

/** What an action assigns to the context; `undefined` for other actions. */
export function assignmentOf(action: unknown): unknown {
  return Object(action).assignment;
}

/** The evaluator of a combined guard (`not`, `and`, `or`); absent for other guards. */
function evaluatorOf(guard: unknown): unknown {
  return Object(guard).check;
}
