/** How large a run is. */
export interface Scale {
  /** Posts while the process is killed. */
  readonly posts: number;
  /** Requests that are not what is expected. */
  readonly requests: number;
  /** Connections that are open at the same time. */
  readonly connections: number;
}

/** Something that happens to the service, and what must hold. */
export interface Fault {
  readonly name: string;
  /** What must hold, as one line of the table. */
  readonly expected: string;
  /**
   * Does it.
   * @returns what was seen, as one line.
   * @throws Error that says what did not hold.
   */
  readonly run: (scale: Scale, folder: string) => Promise<string>;
}

/** @throws Error with what was expected and what was seen. */
export function expectThat(holds: boolean, otherwise: string): void {
  if (!holds) throw new Error(otherwise);
}
