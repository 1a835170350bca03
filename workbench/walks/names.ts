import { and, not, or } from 'xstate';

/** Name of an action or actor in a definition: its key, or the name of an inline function. */
export function nameOf(definition: unknown): string {
  if (typeof definition === 'string') return definition;
  if (typeof definition === 'function') return definition.name || 'inline';
  if (isNamed(definition)) return definition.type;
  return 'inline';
}

/** Name of a guard without parameters; combined guards read `not a`, `a and b`, `a or b`. */
export function guardName(guard: unknown): string {
  const [word] = combiners.find(([, combiner]) => checkOf(combiner) === checkOf(guard)) ?? [];
  if (!word || !hasGuards(guard)) return nameOf(guard);
  const names = guard.guards.map(guardName);
  return word === 'not' ? `not ${names.join()}` : names.join(` ${word} `);
}

/** One guard of each kind for comparison, because function names are minified. */
const combiners = [
  ['not', not('')],
  ['and', and([])],
  ['or', or([])],
] as const;

/**
 * Reads the description of a combined guard from XState; absent for other guards. Not part of its documented API:
 * remove when guards have descriptions. A test fails when the property is gone.
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
