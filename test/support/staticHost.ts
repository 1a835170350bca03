/** A rule of a `_headers` file; header names are case-sensitive as written. */
export interface HeaderBlock {
  readonly path: string;
  readonly headers: readonly (readonly [name: string, value: string])[];
}

/**
 * Parses a `_headers` file by the rules of both Cloudflare and Netlify. `headersFile` checks their limits.
 * @throws Error with the first invalid line.
 */
export function readHeaderBlocks(text: string): readonly HeaderBlock[] {
  return text.split(/\n(?=\S)/).map((block) => {
    const [path = '', ...lines] = block.trimEnd().split('\n');
    if (!/^\/[^\s:*]*\*?$/.test(path)) throw new Error(`_headers: no path, or two splats: ${path}`);
    const headers = lines.map((line) => {
      const [, name, value] = /^ {2}([\w-]+): ([\x20-\x7e]+)$/.exec(line) ?? [];
      if (!name || !value) throw new Error(`_headers: no "Name: value": ${line}`);
      return [name, value] as const;
    });
    return { path, headers };
  });
}

/** Headers of an answer, with every value that matching rules add. */
export function headerValues(
  blocks: readonly HeaderBlock[],
  path: string,
): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const block of blocks) {
    const isMatch = block.path.endsWith('*')
      ? path.startsWith(block.path.slice(0, -1))
      : path === block.path;
    if (!isMatch) continue;
    for (const [name, value] of block.headers) found.set(name, [...(found.get(name) ?? []), value]);
  }
  return found;
}

/**
 * Parses a `_redirects` file of static rules by the rules of both hosts: the target of each path.
 * @throws Error with the first invalid line.
 */
export function readRedirects(text: string): ReadonlyMap<string, string> {
  const targets = new Map<string, string>();
  for (const line of text.trimEnd().split('\n')) {
    const [, from, to] = /^(\/[\w./-]{0,400}) (\/[\w./-]{0,400}) 30[12378]$/.exec(line) ?? [];
    if (!from || !to) throw new Error(`_redirects: no path, path and status: ${line}`);
    if (/\/index(\.html)?$/.test(to)) throw new Error(`_redirects: Cloudflare sends back: ${line}`);
    if (from.replace(/\/$/, '') === to.replace(/\/$/, ''))
      throw new Error(`_redirects: Netlify goes in a circle: ${line}`);
    if (targets.has(from)) throw new Error(`_redirects: a path twice: ${line}`);
    targets.set(from, to);
  }
  if (targets.size > 2_000) throw new Error(`_redirects has ${targets.size} rules`);
  return targets;
}
