/** Drives one model on a page. */
export interface AnyDriver {
  /** Moves that a person cannot make here, with the reason. */
  readonly cannot?: readonly {
    readonly state: string;
    readonly step: string;
    readonly why: string;
  }[];
}

/** A page at the start of a path; only `pass` advances its clock. */
export interface AnyScene {
  /** Performs a step of a person or of an external service. */
  perform(step: string): Promise<unknown>;
  /** Advances time, in ms. */
  pass(milliseconds: number): Promise<void>;
  /** The facts that the page shows. */
  look(): Promise<object>;
}
