import { type AnyStateMachine, createMachine } from 'xstate';
import { mutationsOf } from './mutations';

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
