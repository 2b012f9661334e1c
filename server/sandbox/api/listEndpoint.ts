import { gt, gte, inArray, lt, lte, sql, type SQL } from 'drizzle-orm';
import { z } from 'zod';
import { sandboxObjects } from '../schema.ts';
import { listObjects } from '../store.ts';
import type { Kind } from '../wire.ts';
import type { Endpoint } from './endpoint.ts';
import { createdRange, flag, page, text } from './params.ts';

const created = sql<number>`(${sandboxObjects.data}->>'created')::bigint`;

/** Conditions of a `created` filter. */
export function createdWhere(range: z.infer<typeof createdRange>): SQL[] {
  if (!range) return [];
  const bounds = { gt, gte, lt, lte } as const;
  return Object.entries(range).flatMap(([name, value]) =>
    value === undefined ? [] : [bounds[name as keyof typeof bounds](created, value)],
  );
}

/** Matches a field of the object, by its JSON path, against one or several values. */
function fieldIn(path: readonly string[], values: string[]): SQL {
  // Written like the indexes (`data->>'payment_intent'`), so that PostgreSQL uses them.
  const steps = path.map((name, at) => `${at === path.length - 1 ? '->>' : '->'}'${name}'`).join('');
  return inArray(sql<string>`${sandboxObjects.data}${sql.raw(steps)}`, values);
}

const SHAPES = {
  text: text(255).optional(),
  texts: z.array(text(255)).max(20).optional(),
  flag: flag.transform(String).optional(),
} as const;

export interface Filter {
  /** `texts` is a list of which any may match. */
  readonly type: 'text' | 'texts' | 'flag';
  /** Position of the value in the object; by default the parameter's name. */
  readonly path?: readonly string[];
}

/** `GET /v1/<things>`: pages of a kind of object, filtered by equality of certain fields. */
export function listEndpoint(
  kind: Kind,
  path: string,
  filters: Readonly<Record<string, Filter>> = {},
): Endpoint<{ expand?: string[] | undefined }> {
  const shape = Object.fromEntries(Object.entries(filters).map(([name, { type }]) => [name, SHAPES[type]]));
  const params = z.strictObject({ ...page, created: createdRange, ...shape });
  return {
    method: 'GET',
    path,
    params,
    run: (work, given) => {
      const { created: range, limit, starting_after, ending_before } = given as z.infer<typeof params>;
      const wanted = Object.entries(filters).flatMap(([name, filter]) => {
        const value = (given as Record<string, string | string[] | undefined>)[name];
        return value === undefined ? [] : [fieldIn(filter.path ?? [name], [value].flat())];
      });
      const query = { limit, starting_after, ending_before };
      return listObjects(work, kind, path, query, [...createdWhere(range), ...wanted]);
    },
  };
}
