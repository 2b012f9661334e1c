import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { countryPattern, privatePaths, publicPaths } from './paths.ts';
import routes from './routes.ts';

it('counts no personal page and no address with a parameter as public', () => {
  expect(publicPaths.filter((path) => /:|^\/(account|onboarding|partner|r)\b/.test(path))).toEqual([]);
});

it('registers every path once, and every route file', () => {
  const registered = routes.map(({ index, path }) => (index ? '/' : `/${String(path).replace(/^\//, '')}`));
  expect([...registered].sort()).toEqual([...publicPaths, ...privatePaths, countryPattern, '/*'].sort());
  const files = readdirSync(new URL('routes', import.meta.url)).map((file) => `routes/${file}`);
  expect([...new Set(routes.map(({ file }) => file))].sort()).toEqual(files.sort());
});
