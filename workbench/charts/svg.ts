export type Attributes = Readonly<Record<string, string | number | undefined>>;

/** An element with children, each on its own lines. */
export function element(
  name: string,
  attributes: Attributes,
  children: readonly string[] = [],
): string {
  if (children.length === 0) return `<${name}${written(attributes)}/>`;
  const inside = children.flatMap((child) => child.split('\n')).map((line) => `  ${line}`);
  return [`<${name}${written(attributes)}>`, ...inside, `</${name}>`].join('\n');
}

/** An element on one line, where white space is significant. `content` is markup. */
export function inline(name: string, attributes: Attributes, content: string): string {
  return `<${name}${written(attributes)}>${content}</${name}>`;
}

/** Escapes text as markup. */
export function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}

function written(attributes: Attributes): string {
  return Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ` ${name}="${escaped(String(value))}"`)
    .join('');
}
