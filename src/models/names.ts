import { and, not, or } from 'xstate';

/**
 * What a definition calls an action or an actor: the key it is provided by. One written in place is
 * called by its function's name.
 */
export function nameOf(definition: unknown): string {
  if (typeof definition === 'string') return definition;
  if (typeof definition === 'function') return definition.name || 'inline';
  if (isNamed(definition)) return definition.type;
  return 'inline';
}

/** A guard's name, without its parameters; combined ones read `not a`, `a and b`, `a or b`. */
export function guardName(guard: unknown): string {
  const [word] = combiners.find(([, combiner]) => checkOf(combiner) === checkOf(guard)) ?? [];
  if (!word || !hasGuards(guard)) return nameOf(guard);
  const names = guard.guards.map(guardName);
  return word === 'not' ? `not ${names.join()}` : names.join(` ${word} `);
}

/** One guard of each kind, to know others by; a minified build has no names of functions. */
const combiners = [
  ['not', not('')],
  ['and', and([])],
  ['or', or([])],
] as const;

/**
 * How XState itself tells what a combined guard does; absent for any other. Not part of its documented interface:
 * goes when guards say what they combine. A test tells when it is there no more.
 */
function checkOf(guard: unknown): unknown {
  return typeof guard === 'function' && 'check' in guard ? guard.check : undefined;
}

function hasGuards(guard: unknown): guard is { readonly guards: readonly unknown[] } {
  return typeof guard === 'function' && 'guards' in guard && Array.isArray(guard.guards);
}

function isNamed(value: unknown): value is { readonly type: string } {
  return (
    typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'
  );
}
