import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { countryPattern, privatePaths, publicPaths } from './paths.ts';
import routes from './routes.ts';

it('keeps private pages out of the prerendered ones and loses none', () => {
  expect(publicPaths.filter((path) => privatePaths.includes(path))).toEqual([]);
  expect(privatePaths).toContain('/onboarding');
  expect(publicPaths).toContain('/support');
});

it('registers every path once, and every route file', () => {
  const registered = routes.map(({ index, path }) => (index ? '/' : `/${String(path).replace(/^\//, '')}`));
  expect([...registered].sort()).toEqual([...publicPaths, ...privatePaths, countryPattern, '/*'].sort());
  const files = readdirSync(new URL('routes', import.meta.url)).map((file) => `routes/${file}`);
  expect(routes.map(({ file }) => file).sort()).toEqual(files.sort());
});
