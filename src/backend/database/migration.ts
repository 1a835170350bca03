/** A step of the schema. Never changed once released: what comes later is another one. */
export interface Migration {
  readonly number: number;
  readonly statements: readonly string[];
}
