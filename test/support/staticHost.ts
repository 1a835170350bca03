/** A rule of a `_headers` file; header names are case-sensitive as written. */
export interface HeaderBlock {
  readonly path: string;
  readonly headers: ReadonlyMap<string, string>;
}

/**
 * Parses a `_headers` file by the rules of both Cloudflare and Netlify. `headersFile` checks their limits.
 * @throws Error with the number of the first invalid line.
 */
export function readHeaderBlocks(text: string): readonly HeaderBlock[] {
  const blocks: { path: string; headers: Map<string, string> }[] = [];
  for (const [index, line] of text.split('\n').entries()) {
    const refuse = (reason: string): never => {
      throw new Error(`_headers line ${index + 1} ${reason}: ${line}`);
    };
    if (line.trim() === '') continue;
    if (!/^\s/.test(line)) {
      if (!/^\/[^\s:*]*\*?$/.test(line)) refuse('is no path with at most one splat at its end');
      if (blocks.some(({ path }) => path === line)) refuse('repeats a path');
      blocks.push({ path: line, headers: new Map() });
      continue;
    }
    const [, name = '', value = ''] = /^ {2}([\w-]+): ([\x20-\x7e]+)$/.exec(line) ?? [];
    const headers = blocks.at(-1)?.headers;
    if (name === '' || !headers) return refuse('is no "Name: value" below a path');
    if (headers.has(name)) refuse('repeats a header');
    headers.set(name, value);
  }
  return blocks;
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
 * @throws Error with the number of the first invalid line.
 */
export function readRedirects(text: string): ReadonlyMap<string, string> {
  const targets = new Map<string, string>();
  for (const [index, line] of text.split('\n').entries()) {
    const refuse = (reason: string): never => {
      throw new Error(`_redirects line ${index + 1} ${reason}: ${line}`);
    };
    if (line === '') continue;
    if (line.length > 1_000) refuse('is longer than 1,000 characters');
    const [from = '', to = '', status = '', ...rest] = line.split(' ');
    if (rest.length > 0 || !/^(301|302|303|307|308)$/.test(status)) refuse('has no status it may');
    if (!/^\/[\w./-]*$/.test(from) || !/^\/[\w./-]*$/.test(to)) refuse('is no path to a path');
    if (/\/index(\.html)?$/.test(to)) refuse('leads to what Cloudflare sends back');
    if (from.replace(/\/$/, '') === to.replace(/\/$/, '')) refuse('leads Netlify in a circle');
    if (targets.has(from)) refuse('repeats a path');
    targets.set(from, to);
  }
  if (targets.size > 2_000) throw new Error(`_redirects has ${targets.size} rules`);
  return targets;
}
