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
  if (typeof guard !== 'function' || !('guards' in guard) || !Array.isArray(guard.guards)) {
    return nameOf(guard);
  }
  const names = guard.guards.map(guardName);
  return guard.name === 'not' ? `not ${names.join()}` : names.join(` ${guard.name} `);
}

function isNamed(value: unknown): value is { readonly type: string } {
  return (
    typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'
  );
}
