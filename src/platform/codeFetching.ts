/** A chunk of the site's own code could not be fetched: deleted by a deployment, or out of reach. */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError';
}

/** Addresses of the files that a chunk needs, by name. */
export type CodeAddresses = Readonly<Partial<Record<string, readonly string[]>>>;

/**
 * Loads a chunk by name. A failed chunk can be requested again.
 * @throws ChunkLoadError with the original error as its cause, because error messages differ between browsers.
 */
export type FetchCode = <Code>(name: string, load: () => Promise<Code>) => Promise<Code>;

/**
 * Browsers and Parcel's loader cache a failed `import()` forever, so the files are fetched first; the import then
 * reads them from the browser's cache. A chunk without known files is imported directly. Source: HTML, "module map";
 * whatwg/html#6768.
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
      throw new ChunkLoadError(`failed to load a chunk: ${name}`, { cause });
    }
  };
}

async function prefetch(address: string): Promise<void> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${response.status}: ${address}`);
  // Reads the whole body, because a response can break off.
  await response.arrayBuffer();
}
