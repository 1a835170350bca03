import { type AnyStateMachine, assign, createMachine } from 'xstate';
import type { Path } from './coveringPaths';
import { differencesBetween, isPlain } from './differences';
import type { Model } from './model';
import type { Mutant } from './mutants';
import { takePath } from './takePath';
import { assignmentOf } from './transitions';

type Context = Readonly<Record<string, unknown>>;

/** Changes what the start of a machine, or an action, made of a context. */
type Change = (place: string, before: Context, after: Context) => Context;

/**
 * Every machine whose start or one of whose actions also empties one value of the context, or forgets to change it. A
 * change that makes no difference in any path is left out.
 */
export function contextMutantsOf(model: Model, paths: readonly Path[]): readonly Mutant[] {
  const { machine } = model;
  const found = new Map<string, Change>();
  const observed = withChange(machine, (place, before, after) => {
    for (const leaf of leavesOf(after))
      for (const [kind, other] of Object.entries(kinds)) {
        const change: Change = (where, old, made) =>
          where === place
            ? withValue(made, leaf, other(valueAt(old, leaf), valueAt(made, leaf)))
            : made;
        const changed = valueAt(change(place, before, after), leaf);
        if (differencesBetween(valueAt(after, leaf), changed).length > 0)
          found.set(`${machine.id} ${place}: ${kind} ${leaf}`, change);
      }
    return after;
  });
  for (const path of paths) takePath({ ...model, machine: observed }, path);
  return [...found].map(([name, change]) => ({ name, machine: withChange(machine, change) }));
}

const kinds = {
  empties(_: unknown, value: unknown) {
    if (typeof value === 'string') return '';
    if (typeof value === 'boolean') return false;
    return Array.isArray(value) ? [] : undefined;
  },
  keeps: (before: unknown) => before,
};

function withChange({ config, implementations }: AnyStateMachine, change: Change): AnyStateMachine {
  const { context = {} } = config;
  const start = (given: unknown): Context => {
    const made =
      typeof context === 'function' ? Reflect.apply(context, undefined, [given]) : context;
    return change('start', made, made);
  };
  const actions = Object.entries(implementations.actions).map(([name, action]) => {
    const assignment = assignmentOf(action);
    if (!assignment) return [name, action];
    const changed = assign((given: { readonly context: Context }, params: unknown) => {
      const evaluated = (value: unknown) =>
        typeof value === 'function' ? Reflect.apply(value, undefined, [given, params]) : value;
      const made = Object.entries(evaluated(assignment)).map(([key, value]) => [
        key,
        evaluated(value),
      ]);
      return change(name, given.context, { ...given.context, ...Object.fromEntries(made) });
    });
    return [name, changed];
  });
  return createMachine(
    { ...config, context: start },
    { ...implementations, actions: Object.fromEntries(actions) },
  );
}

/** Keys of texts, numbers, booleans and lists, `values.name`; actors and functions are left out. */
function leavesOf(value: unknown, key = ''): readonly string[] {
  if (Array.isArray(value)) return [key];
  if (isPlain(value))
    return Object.entries(value).flatMap(([name, inner]) =>
      leavesOf(inner, key ? `${key}.${name}` : name),
    );
  return value === null || !['function', 'undefined', 'object'].includes(typeof value) ? [key] : [];
}

function valueAt(context: unknown, leaf: string): unknown {
  return leaf.split('.').reduce((value, key) => Object(value)[key], context);
}

/** A copy with another value; the same context if it has no such leaf. */
function withValue(context: Context, leaf: string, value: unknown): Context {
  const [key = '', ...rest] = leaf.split('.');
  if (rest.length === 0) return { ...context, [key]: value };
  const inner = context[key];
  return isPlain(inner) ? { ...context, [key]: withValue(inner, rest.join('.'), value) } : context;
}
