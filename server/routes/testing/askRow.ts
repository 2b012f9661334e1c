import type { Person } from '#testing/person';
import type { AccessRow } from './accessTable.ts';
import type { AccessWorld, Actor } from './accessWorld.ts';

const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

/** The method of a row, in the type of `inject`. */
export const methodOf = ({ route }: AccessRow) => route.split(' ', 1)[0] as 'GET';

async function personOf(world: AccessWorld, row: AccessRow, actor: Actor): Promise<Person> {
  if (row.usesUp) return world.newcomer();
  return actor === 'other' ? world.other : world.owner;
}

/** Sends the request of a row as one of the actors. */
export async function askRow(
  world: AccessWorld,
  row: AccessRow,
  actor: Actor,
  { method = methodOf(row), more = {} }: { method?: 'GET' | 'HEAD'; more?: Record<string, string> } = {},
) {
  const person = await personOf(world, row, actor);
  const url = row.url ? await row.url(world) : (row.route.split(' ')[1] ?? '');
  const headers = { ...more, ...(await world.headersOf(actor, person)), ...(row.form ? FORM : {}) };
  const form = row.form && new URLSearchParams(row.form(world)).toString();
  const payload = form ?? (await row.body?.(world, person));
  const answer = await world.shop.app.inject({
    method,
    url,
    headers,
    ...(payload === undefined ? {} : { payload }),
  });
  return { answer, url };
}
