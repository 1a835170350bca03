import type { InStatement } from '@libsql/client';

/** One SQL statement with its arguments, by name or by place. */
export type Statement = Exclude<InStatement, string>;
