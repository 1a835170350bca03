import { type Break, BreakError } from './break';

/**
 * The file's text with the break made in it.
 * @throws BreakError when the text to replace is not found exactly once, or is replaced by itself.
 */
export function applyBreak(text: string, { name, file, find, replace }: Break): string {
  const places = text.split(find).length - 1;
  if (places !== 1) {
    const found = places === 0 ? 'is not there' : `is there ${places} times`;
    throw new BreakError(
      `${file}: break '${name}' expects this text exactly once, and it ${found}:\n${find}`,
    );
  }
  if (find === replace) throw new BreakError(`${file}: break '${name}' changes nothing`);
  // A function: `$` in the replacement stands for itself.
  return text.replace(find, () => replace);
}
