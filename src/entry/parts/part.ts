/**
 * The application's code is split into parts, each evaluated in its own task. Parts import the next one dynamically,
 * so that the bundler puts no module into two parts.
 */
export interface Part {
  /** Evaluates the next part. */
  next(): Promise<Part | LastPart>;
}

export interface LastPart {
  /** Hydrates the exported page. Resolves once the page is interactive. */
  start(): Promise<void>;
}
