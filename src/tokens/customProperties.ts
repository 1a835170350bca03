/** Custom properties of tokens, as styles. */
export function customProperties(values: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [`--${propertyOf(name)}`, value]),
  );
}

/** References to these properties: `var(--ink)` for `ink`. They compress better than repeated values. */
export function references<Name extends string>(
  values: Readonly<Record<Name, string>>,
): Record<Name, string> {
  const names = Object.keys(values) as Name[];
  return Object.fromEntries(names.map((name) => [name, `var(--${propertyOf(name)})`])) as Record<
    Name,
    string
  >;
}

function propertyOf(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
