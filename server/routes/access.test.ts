import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ACCESS_TABLE, type AccessRow } from './testing/accessTable.ts';
import { type AccessWorld, ACTORS, startAccessWorld } from './testing/accessWorld.ts';
import { askRow, methodOf } from './testing/askRow.ts';

let world: AccessWorld;
beforeAll(async () => {
  world = await startAccessWorld();
});
afterAll(() => world.close());

const isPrivate = ({ statuses }: AccessRow) => statuses.anonymous === 401;

describe('the table', () => {
  const registered = () =>
    world.shop.app.routeList
      .filter(({ method }) => method !== 'HEAD')
      .map(({ method, url }) => `${method} ${url}`);

  it('has a row for every route, and no other', () => {
    expect(ACCESS_TABLE.map(({ route }) => route).sort()).toEqual([...new Set(registered())].sort());
  });

  it('names every route that the API description names', async () => {
    const description = await world.shop.app.inject({ url: '/api/v1/openapi.json' });
    const { paths } = description.json<{ paths: Record<string, Record<string, unknown>> }>();
    const described = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`),
    );
    expect(described.length).toBeGreaterThan(40);
    const rows = new Set(ACCESS_TABLE.map(({ route }) => route));
    expect(described.filter((route) => !rows.has(route))).toEqual([]);
  });
});

describe.each(ACCESS_TABLE)('$route', (row) => {
  it.each(ACTORS)('answers %s as the table says', async (actor) => {
    const { answer, url } = await askRow(world, row, actor);
    expect(`${answer.statusCode} for ${actor}`, answer.body.slice(0, 300)).toBe(
      `${row.statuses[actor]} for ${actor}`,
    );
    if (row.statuses[actor] === 401) {
      expect(answer.json()).toEqual({ detail: 'Not authenticated', code: 'unauthenticated' });
      expect(answer.headers['www-authenticate']).toBe('Bearer');
    }
    if (isPrivate(row)) expect(answer.headers['cache-control']).toContain('no-store');
    expect(answer.headers['access-control-allow-origin']).toBeUndefined();
    expect(answer.headers['set-cookie']).toBeUndefined();
    if (actor === 'owner' || row.showsBuyer) return;
    // A response may repeat the request, but nothing else of the owner's.
    const told = answer.body.replaceAll(url, '');
    for (const secret of world.secrets) expect(told).not.toContain(secret);
  });
});

describe.each(ACCESS_TABLE.filter((row) => methodOf(row) === 'GET'))('HEAD of $route', (row) => {
  it('answers as GET does, without a body', async () => {
    for (const actor of ACTORS) {
      const { answer } = await askRow(world, row, actor, { method: 'HEAD' });
      expect(`${answer.statusCode} for ${actor}`).toBe(`${row.statuses[actor]} for ${actor}`);
      expect(answer.body).toBe('');
    }
  });
});
