import {
  type AnyStateMachine,
  type AnyStateNode,
  type AnyTransitionDefinition,
  createMachine,
} from 'xstate';
import { isPlain } from './differences';
import { definitionsOf, nameOf, nodesOf, transitionId } from './transitions';
import { withWaitingActors } from './waitingActors';

/** A machine with one change. */
export interface Mutant {
  /** Description of the change: `booking.failed--dialog.opened[]#0: target none`. */
  readonly name: string;
  readonly machine: AnyStateMachine;
}

/** Maximum number of microsteps before a machine counts as an endless loop. */
const maxIterations = 500;

/**
 * Every machine with a single change of a target, guard, action or delay: a transition removed, its target removed or
 * replaced, a guard that is always true or false, an action removed, a delay changed by 1 ms.
 * @example
 * for (const { machine } of mutantsOf(toastMachine)) runPath({ ...toastModel, machine }, path);
 */
export function mutantsOf(machine: AnyStateMachine): readonly Mutant[] {
  const { config, implementations } = machine;
  const copy = () =>
    withWaitingActors(createMachine({ ...config, options: { maxIterations } }, implementations));
  const changed = mutationsOf(copy()).map(({ name }, index): Mutant => {
    const mutant = copy();
    mutationsOf(mutant)[index]?.apply();
    return { name, machine: mutant };
  });
  return [...changed, ...withOtherDelays(machine)];
}

function withOtherDelays(machine: AnyStateMachine): readonly Mutant[] {
  return Object.entries(machine.implementations.delays ?? {}).flatMap(([name, delay]) =>
    [-1, 1].map((change) => ({
      name: `${machine.id} delay ${name}: ${change > 0 ? '+' : ''}${change} ms`,
      machine: machine.provide({
        delays: {
          [name]:
            typeof delay === 'number'
              ? delay + change
              : (args: unknown, params: unknown) =>
                  Reflect.apply(delay, undefined, [args, params]) + change,
        },
      }),
    })),
  );
}

/** A possible change of a machine. */
interface Mutation {
  readonly name: string;
  apply(): unknown;
}

/** Every single mutation of a machine that has not started, applied to the machine itself. */
function mutationsOf({ root }: AnyStateMachine): readonly Mutation[] {
  const nodes = nodesOf(root);
  // States that a machine can rest in.
  const leaves = nodes.filter(({ states, always }) => Object.keys(states).length === 0 && !always);
  return nodes.flatMap((node) => [
    ...actionMutations(node, 'entry', `${node.id} entry`, node.config.entry),
    ...actionMutations(node, 'exit', `${node.id} exit`, node.config.exit),
    ...definitionsOf(node).flatMap(([, definitions]) =>
      definitions.flatMap((definition) => {
        const id = transitionId(definition) ?? '';
        return [
          {
            name: `${id}: left out`,
            apply: () => definitions.splice(definitions.indexOf(definition), 1),
          },
          ...targetMutations(definition, id, leaves),
          ...guardMutations(definition, id),
          ...actionMutations(definition, 'actions', id, definition.actions),
        ];
      }),
    ),
  ]);
}

function targetMutations(
  definition: AnyTransitionDefinition,
  id: string,
  leaves: readonly AnyStateNode[],
): readonly Mutation[] {
  const [target] = definition.target ?? [];
  if (!target) return [];
  const other = leaves.find((leaf) => !nodesOf(target).includes(leaf));
  const targets = [undefined, ...(other ? [[other]] : [])];
  return targets.map((changed) => ({
    name: `${id}: target ${changed?.[0]?.id ?? 'none'}`,
    apply: () => Object.assign(definition, { target: changed }),
  }));
}

function guardMutations(definition: AnyTransitionDefinition, id: string): readonly Mutation[] {
  const { guard } = definition;
  if (guard === undefined) return [];
  const always: unknown = () => true;
  const never: unknown = () => false;
  return Object.entries({ always, never, ...otherwise(guard) }).map(([how, changed]) => ({
    name: `${id}: guard ${how}`,
    apply: () => Object.assign(definition, { guard: changed }),
  }));
}

/** @param defined the actions of the definition, after which XState adds the timers of delays. */
function actionMutations<Key extends string>(
  holder: Readonly<Record<Key, readonly unknown[]>>,
  key: Key,
  where: string,
  defined: unknown,
): readonly Mutation[] {
  return [defined ?? []].flat().flatMap((action, index) => {
    const list = holder[key];
    const without = { 'left out': list.toSpliced(index, 1) };
    const withOther = Object.entries(otherwise(action)).map(
      ([how, changed]) => [how, list.with(index, changed)] as const,
    );
    return [...Object.entries(without), ...withOther].map(([how, changed]) => ({
      name: `${where}: ${nameOf(action)} ${how}`,
      apply: () => Object.assign(holder, { [key]: changed }),
    }));
  });
}

/** A guard or action whose parameters have other texts, numbers and booleans. */
function otherwise(definition: unknown): object {
  const { params } = Object(definition);
  if (typeof params !== 'function') return {};
  const changed = (args: unknown) => otherThan(Reflect.apply(params, undefined, [args]));
  return { 'with other parameters': { ...Object(definition), params: changed } };
}

function otherThan(value: unknown): unknown {
  if (typeof value === 'string') return `${value}?`;
  if (typeof value === 'number') return value + 1;
  if (typeof value === 'boolean') return !value;
  if (Array.isArray(value)) return value.length > 0 ? value.map(otherThan) : [undefined];
  if (!isPlain(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, otherThan(inner)]));
}
