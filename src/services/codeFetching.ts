/** A piece of the site's own code could not be fetched: gone after a deployment, or out of reach. */
export class CodeVanishedError extends Error {
  override readonly name = 'CodeVanishedError';
}

/**
 * Fetches a piece of code. Whatever a browser or a bundler's loader says when that fails, it becomes one
 * kind of error: their wordings differ and change.
 * @throws CodeVanishedError with the loader's own error as its cause.
 */
export async function fetchCode<Code>(load: () => Promise<Code>): Promise<Code> {
  try {
    return await load();
  } catch (cause) {
    throw new CodeVanishedError('a piece of the site could not be fetched', { cause });
  }
}
