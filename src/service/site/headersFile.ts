/** One path pattern of a `_headers` file with its headers; `undefined` takes a header away. */
export interface HeaderRule {
  readonly matches: (path: string) => boolean;
  readonly headers: ReadonlyMap<string, string | undefined>;
}

/**
 * Reads the `_headers` format that Netlify and Cloudflare Pages share: a pattern line (`/*`, `/services`,
 * `/:page/x`), then indented `Name: value` lines; `! Name` removes; `#` begins a comment.
 * A name repeated within one rule is joined with a comma. Rules for a whole URL (`https://…`) are left out.
 * A line that cannot be used is left out, and `report` is told its number.
 */
export function parseHeadersFile(text: string, report: (line: string) => void): HeaderRule[] {
  const rules: { matches: HeaderRule['matches']; headers: Map<string, string | undefined> }[] = [];
  for (const [index, line] of text
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .entries()) {
    const content = line.trim();
    if (content === '' || content.startsWith('#')) continue;
    if (!/^\s/.test(line)) {
      rules.push({ matches: matcher(content), headers: new Map() });
      continue;
    }
    const header = parseHeader(content);
    const headers = rules.at(-1)?.headers;
    if (!header || !headers) {
      report(
        `_headers line ${index + 1} is left out: expected "Name: value" below a path, found ${content}`,
      );
      continue;
    }
    const before = headers.get(header.name);
    const isRepeated = before !== undefined && header.value !== undefined;
    headers.set(header.name, isRepeated ? `${before}, ${header.value}` : header.value);
  }
  return rules;
}

/** What the rules say for a path. Later rules add to earlier ones and replace the same name. */
export function headersFor(rules: readonly HeaderRule[], path: string): HeaderRule['headers'] {
  const matching = rules.filter((rule) => rule.matches(path));
  return new Map(matching.flatMap((rule) => [...rule.headers]));
}

function matcher(pattern: string): HeaderRule['matches'] {
  if (!pattern.startsWith('/')) return () => false;
  const source = pattern
    .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
    .replaceAll('*', '.*')
    .replace(/:[A-Za-z]\w*/g, '[^/]+');
  const expression = new RegExp(`^${source}$`);
  return (path) => expression.test(path);
}

function parseHeader(content: string): { name: string; value: string | undefined } | undefined {
  if (content.startsWith('!'))
    return { name: content.slice(1).trim().toLowerCase(), value: undefined };
  const [, name, value] = /^([!#$%&'*+.^`|~\w-]+):\s*(.*)$/.exec(content) ?? [];
  if (name === undefined || value === undefined || !/^[\t\x20-\x7e\x80-\xff]*$/.test(value)) {
    return undefined;
  }
  return { name: name.toLowerCase(), value };
}
