/**
 * The application's code comes in parts, of which each is evaluated in a task of its own. They lead to one
 * another by `import()`, so that the bundler puts nothing into a part that an earlier one has.
 */
export interface Part {
  /** Evaluates the part that follows. */
  next(): Promise<Part | LastPart>;
}

export interface LastPart {
  /** Brings the exported page to life. Resolves once it answers to a person. */
  start(): Promise<void>;
}
