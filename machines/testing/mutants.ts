import { type AnyStateMachine, createMachine } from 'xstate';
import { nameOf } from './transitions';

/** A machine with one change. */
export interface Mutant {
  /** Description of the change: `booking.failed on dialog.opened: no target`. */
  readonly name: string;
  readonly machine: AnyStateMachine;
}

/** Maximum number of microsteps before a machine counts as an endless loop. */
const maxIterations = 500;

/**
 * Every machine with a single change of a target, guard, action or delay: a transition removed, its target removed or
 * replaced, a guard that is always true or false, an action removed, a delay changed by 1 ms.
 * @example
 * for (const { name, machine } of mutantsOf(toastMachine)) await runPath(toastModel, path, machine);
 */
export function mutantsOf(machine: AnyStateMachine): readonly Mutant[] {
  const { config, implementations } = machine;
  const count = mutationsOf(copyOf(config), machine.id).length;
  const changed = Array.from({ length: count }, (_, index): Mutant[] => {
    const copy = copyOf({ ...config, options: { maxIterations } });
    const mutation = mutationsOf(copy, machine.id)[index];
    if (!mutation) return [];
    mutation.apply();
    return [{ name: mutation.name, machine: createMachine(copy, implementations) }];
  });
  return [...changed.flat(), ...withOtherDelays(machine)];
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

/** A mutable copy; functions are shared. */
function copyOf<Value>(value: Value): Value {
  if (Array.isArray(value)) return value.map(copyOf) as Value;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, copyOf(part)]),
  ) as Value;
}

/** A possible change of a machine's definition. */
interface Mutation {
  readonly name: string;
  apply(): void;
}

/** A part of a definition, which a mutation changes in place. */
type Part = Record<string, unknown>;

/** Every single mutation of a definition, applied to `config` itself. */
function mutationsOf(config: unknown, id: string): readonly Mutation[] {
  return isPart(config) ? mutationsOfState(config, id, leavesOf(config, id)) : [];
}

function mutationsOfState(state: Part, id: string, leaves: readonly string[]): Mutation[] {
  const inner = partsOf(state.states).flatMap(([name, child]) =>
    mutationsOfState(child, `${id}.${name}`, leaves),
  );
  const lists: readonly (readonly [holder: Part, key: string, where: string])[] = [
    [state, 'always', `${id} always`],
    ...keysOf(state.on).map(([holder, event]) => [holder, event, `${id} on ${event}`] as const),
    ...keysOf(state.after).map(
      ([holder, delay]) => [holder, delay, `${id} after ${delay}`] as const,
    ),
    ...[state.invoke]
      .flat()
      .filter(isPart)
      .flatMap((invoke) =>
        ['onDone', 'onError'].map(
          (key) => [invoke, key, `${id} ${key} of ${nameOf(invoke.src)}`] as const,
        ),
      ),
  ];
  return [
    ...actionMutations(state, 'entry', `${id} entry`),
    ...actionMutations(state, 'exit', `${id} exit`),
    ...lists.flatMap(([holder, key, where]) => transitionMutations(holder, key, where, leaves)),
    ...inner,
  ];
}

function transitionMutations(
  holder: Part,
  key: string,
  where: string,
  leaves: readonly string[],
): Mutation[] {
  const value = holder[key];
  if (value === undefined) return [];
  const list = [value].flat().flatMap((one): Part[] => {
    if (typeof one === 'string') return [{ target: one }];
    return isPart(one) ? [one] : [];
  });
  holder[key] = list;
  return list.flatMap((transition, index) => {
    const which = list.length > 1 ? `${where} #${index}` : where;
    const without = list.filter((one) => one !== transition);
    return [
      change(`${which}: left out`, () => {
        if (without.length === 0) delete holder[key];
        else holder[key] = without;
      }),
      ...targetMutations(transition, which, leaves),
      ...guardMutations(transition, which),
      ...actionMutations(transition, 'actions', which),
    ];
  });
}

function targetMutations(transition: Part, where: string, leaves: readonly string[]): Mutation[] {
  const { target } = transition;
  if (typeof target !== 'string') return [];
  const other = otherThan(target, leaves);
  const without = change(`${where}: no target`, () => {
    delete transition.target;
  });
  if (other === undefined) return [without];
  return [
    without,
    change(`${where}: target ${target} → ${other}`, () => {
      transition.target = `#${other}`;
    }),
  ];
}

/** The first state that is neither the target nor a descendant of it. */
function otherThan(target: string, leaves: readonly string[]): string | undefined {
  const key = target.split('.').at(-1)?.replace('#', '') ?? '';
  return leaves.find((leaf) => !leaf.split('.').slice(1).includes(key));
}

function guardMutations(transition: Part, where: string): Mutation[] {
  if (transition.guard === undefined) return [];
  return [
    change(`${where}: guard always agrees`, () => {
      transition.guard = () => true;
    }),
    change(`${where}: guard never agrees`, () => {
      transition.guard = () => false;
    }),
    ...parameterMutations(transition.guard, where),
  ];
}

function actionMutations(holder: Part, key: string, where: string): Mutation[] {
  const value = holder[key];
  if (value === undefined) return [];
  const list = Array.isArray(value) ? value : [value];
  return list.flatMap((action, index) => [
    change(`${where}: without ${nameOf(action)}`, () => {
      holder[key] = list.filter((_, at) => at !== index);
    }),
    ...parameterMutations(action, where),
  ]);
}

/** Another payload: each text, number and boolean of the parameters is changed. */
function parameterMutations(holder: unknown, where: string): Mutation[] {
  if (!isPart(holder) || typeof holder.params !== 'function') return [];
  const { params } = holder;
  return [
    change(`${where}: other parameters of ${holder.type}`, () => {
      holder.params = (args: unknown) => changed(Reflect.apply(params, undefined, [args]));
    }),
  ];
}

function changed(value: unknown): unknown {
  if (typeof value === 'string') return `${value}?`;
  if (typeof value === 'number') return value + 1;
  if (typeof value === 'boolean') return !value;
  if (Array.isArray(value)) return value.length > 0 ? value.map(changed) : [undefined];
  if (!isPart(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, changed(inner)]));
}

/** States that a machine can rest in: atomic, and not left immediately. */
function leavesOf(state: Part, id: string): string[] {
  const inner = partsOf(state.states);
  if (inner.length === 0) return state.always === undefined ? [id] : [];
  return inner.flatMap(([name, child]) => leavesOf(child, `${id}.${name}`));
}

function partsOf(value: unknown): readonly (readonly [string, Part])[] {
  if (!isPart(value)) return [];
  return Object.entries(value).flatMap(([name, part]) => (isPart(part) ? [[name, part]] : []));
}

function keysOf(value: unknown): readonly (readonly [Part, string])[] {
  return isPart(value) ? Object.keys(value).map((key) => [value, key] as const) : [];
}

function change(name: string, apply: () => void): Mutation {
  return { name, apply };
}

function isPart(value: unknown): value is Part {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
