/** A piece of the site's own code could not be fetched: gone after a deployment, or out of reach. */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError';
}

/** The files, as addresses, that a piece of code stands in, by the piece's name. */
export type CodeAddresses = Readonly<Partial<Record<string, readonly string[]>>>;

/**
 * Loads a named piece of code. It can be asked for again after a failure.
 * @throws ChunkLoadError with the loader's or the network's own error as its cause: their wordings
 * differ and change.
 */
export type FetchCode = <Code>(name: string, load: () => Promise<Code>) => Promise<Code>;

/**
 * Browsers and Parcel's loader both keep a failed `import()` for good, so a piece is imported only once its
 * files have come; the import then finds them in the browser's cache. A piece without known addresses is
 * imported as it is.
 * Source: HTML, "module map"; whatwg/html#6768.
 */
export function codeFetcher(addresses: CodeAddresses = {}): FetchCode {
  const imported = new Set<string>();
  return async (name, load) => {
    try {
      if (!imported.has(name)) await Promise.all((addresses[name] ?? []).map(prefetch));
      const code = await load();
      imported.add(name);
      return code;
    } catch (cause) {
      throw new ChunkLoadError(`a piece of the site could not be fetched: ${name}`, { cause });
    }
  };
}

async function prefetch(address: string): Promise<void> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answered with status ${response.status}`);
  // A body that breaks off is no file.
  await response.arrayBuffer();
}
