import { and, not, or } from 'xstate';
import { evaluatorOf } from './xstate5';

/** Name of an action or actor in a definition: its key, or the name of an inline function. */
export function nameOf(definition: unknown): string {
  if (typeof definition === 'string') return definition;
  // The functions that XState creates have a type, which minification keeps.
  if (typeof definition === 'function' && isNamed(Object(definition)))
    return String(Reflect.get(definition, 'type')).replace('xstate.', '');
  if (typeof definition === 'function') return definition.name || 'inline';
  if (isNamed(definition)) return definition.type;
  return 'inline';
}

/** Name of a guard without parameters; combined guards read `not a`, `a and b`, `a or b`. */
export function guardName(guard: unknown): string {
  const [word] =
    combiners.find(([, combiner]) => evaluatorOf(combiner) === evaluatorOf(guard)) ?? [];
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

function hasGuards(guard: unknown): guard is { readonly guards: readonly unknown[] } {
  return typeof guard === 'function' && 'guards' in guard && Array.isArray(guard.guards);
}

function isNamed(value: unknown): value is { readonly type: string } {
  return (
    typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'
  );
}
