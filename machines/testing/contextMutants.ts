import { type AnyStateMachine, assign, createMachine } from 'xstate';
import type { Path } from './coveringPaths';
import type { Model } from './model';
import type { Mutant } from './mutants';
import { takePath } from './takePath';
import { assignmentOf } from './transitions';

type Context = Readonly<Record<string, unknown>>;

/** Changes what an action made of a context. */
type Change = (before: Context, after: Context) => Context;

/**
 * Every machine whose start or one of whose actions also empties one value of the context, or forgets to change it. A
 * change that makes no difference in any path is left out.
 */
export async function contextMutantsOf(
  model: Model,
  paths: readonly Path[],
): Promise<readonly Mutant[]> {
  const { machine } = model;
  const places = [
    undefined,
    ...Object.keys(machine.implementations.actions).filter((name) =>
      assignmentOf(machine.implementations.actions[name]),
    ),
  ];
  const mutants: Mutant[] = [];
  for (const place of places) {
    const seen = new Map<string, Change>();
    const observed = withChange(machine, place, (before, after) => {
      for (const leaf of leavesOf(after)) {
        const emptied: Change = (_, made) => withValue(made, leaf, emptyOf(valueAt(made, leaf)));
        const kept: Change = (old, made) => withValue(made, leaf, valueAt(old, leaf));
        if (differs(after, emptied(before, after), leaf)) seen.set(`empties ${leaf}`, emptied);
        if (place && differs(after, kept(before, after), leaf)) seen.set(`keeps ${leaf}`, kept);
      }
      return after;
    });
    for (const path of paths) await takePath(model, path, observed);
    for (const [what, change] of seen)
      mutants.push({
        name: `${machine.id} ${place ?? 'start'}: ${what}`,
        machine: withChange(machine, place, change),
      });
  }
  return mutants;
}

/** A machine with a change after an action, or of its first context. */
function withChange(
  machine: AnyStateMachine,
  action: string | undefined,
  change: Change,
): AnyStateMachine {
  const { config, implementations } = machine;
  if (action === undefined) {
    const { context = {} } = config;
    const start = (given: unknown): Context =>
      change(
        {},
        typeof context === 'function' ? Reflect.apply(context, undefined, [given]) : context,
      );
    return createMachine({ ...config, context: start }, implementations);
  }
  const assignment = assignmentOf(implementations.actions[action]);
  const changed = assign((given: { readonly context: Context }, params: unknown) => {
    const made: Context =
      typeof assignment === 'function'
        ? Reflect.apply(assignment, undefined, [given, params])
        : Object.fromEntries(
            Object.entries(Object(assignment)).map(([key, value]) => [
              key,
              typeof value === 'function' ? value(given, params) : value,
            ]),
          );
    return change(given.context, { ...given.context, ...made });
  });
  return machine.provide({ actions: { [action]: changed } });
}

/** Keys of texts, numbers, booleans and lists, `values.name`; actors and functions are left out. */
function leavesOf(value: unknown, key = ''): readonly string[] {
  if (typeof value === 'function' || value === undefined) return [];
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [key];
  if ('sessionId' in value) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    leavesOf(inner, key ? `${key}.${name}` : name),
  );
}

function valueAt(context: unknown, leaf: string): unknown {
  return leaf.split('.').reduce((value, key) => Object(value)[key], context);
}

/** A copy with another value; the same context if it has no such leaf. */
function withValue(context: Context, leaf: string, value: unknown): Context {
  const [key = '', ...rest] = leaf.split('.');
  if (rest.length === 0) return { ...context, [key]: value };
  const inner = context[key];
  if (typeof inner !== 'object' || inner === null) return context;
  return { ...context, [key]: withValue({ ...inner }, rest.join('.'), value) };
}

function emptyOf(value: unknown): unknown {
  if (typeof value === 'string') return '';
  if (typeof value === 'boolean') return false;
  return Array.isArray(value) ? [] : undefined;
}

function differs(one: Context, other: Context, leaf: string): boolean {
  return JSON.stringify(valueAt(one, leaf)) !== JSON.stringify(valueAt(other, leaf));
}
