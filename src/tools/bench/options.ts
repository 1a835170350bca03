/** What `npm run bench` was asked for. */
export type Options =
  | { readonly kind: 'figures'; readonly isQuick: boolean; readonly only: readonly string[] }
  | { readonly kind: 'weight' }
  | { readonly kind: 'trace'; readonly path: `/${string}` };

/**
 * Reads the words of the command line.
 * @param parts the names that `--only` may give.
 * @throws Error in one line that says what is expected.
 */
export function readOptions(words: readonly string[], parts: readonly string[]): Options {
  const [first, second, ...rest] = words;
  if (first === '--weight' && second === undefined) return { kind: 'weight' };
  if (first === '--trace') {
    if (second && isPath(second) && rest.length === 0) return { kind: 'trace', path: second };
    throw new Error(`--trace is ${second ?? 'alone'}: expected one path, such as /reviews`);
  }
  let isQuick = false;
  let only: readonly string[] = parts;
  for (const [index, word] of words.entries()) {
    if (word === '--quick') isQuick = true;
    else if (word === '--only') only = readParts(words[index + 1], parts);
    else if (words[index - 1] !== '--only') {
      throw new Error(
        `${word} is no option: expected --quick, --only ${parts.join(',')}, --weight or --trace PATH`,
      );
    }
  }
  return { kind: 'figures', isQuick, only };
}

function readParts(names: string | undefined, parts: readonly string[]): readonly string[] {
  const wanted = names?.split(',') ?? [];
  const unknown = wanted.filter((name) => !parts.includes(name));
  if (wanted.length === 0 || unknown.length > 0) {
    const given = unknown.join(',') || 'alone';
    throw new Error(`--only is ${given}: expected names of ${parts.join(',')}`);
  }
  return wanted;
}

function isPath(word: string): word is `/${string}` {
  return word.startsWith('/');
}
