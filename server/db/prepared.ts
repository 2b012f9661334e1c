import { rememberedOf } from '@global-fit/atlas/remembered';
import type { Queryable } from './connect.ts';

/**
 * A statement of the hot path, or what gathers many of them into one (`batched.ts`): made once for each database.
 * PostgreSQL keeps a statement's plan under the name given to `prepare` for each connection. `build` may use nothing
 * but what it is handed.
 */
export function preparedOn<Statement>(build: (on: Queryable) => Statement): (on: Queryable) => Statement {
  return rememberedOf(build);
}
