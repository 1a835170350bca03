import type { InStatement } from '@libsql/client';

/** One SQL statement with named or positional arguments. */
export type Statement = Exclude<InStatement, string>;
