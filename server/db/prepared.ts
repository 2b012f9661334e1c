import { rememberedOf } from '@global-fit/atlas/remembered';
import type { Queryable } from './connect.ts';

/**
 * Creates a prepared statement, or a batch of them (`batched.ts`), once per database. PostgreSQL keeps the plan per
 * connection under the name given to `prepare`. `build` must use nothing but its argument.
 */
export function preparedOn<Statement>(build: (on: Queryable) => Statement): (on: Queryable) => Statement {
  return rememberedOf(build);
}
