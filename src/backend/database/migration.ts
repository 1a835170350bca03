/** A schema migration. Released migrations never change. */
export interface Migration {
  readonly number: number;
  readonly statements: readonly string[];
}
