import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parseSiteContent } from './siteContent.ts';

const shipped = readFileSync(new URL('../../content/site.json', import.meta.url), 'utf8');

/** The file with other terms for its promotion. */
const promoting = (change: object): string => {
  const site = JSON.parse(shipped);
  return JSON.stringify({ ...site, promotion: { ...site.promotion, ...change } });
};

it('accepts the file as shipped', () => {
  expect(parseSiteContent(shipped).promotion.code).not.toBe('');
});

it.each([
  [
    { code: 'SPRING 26' },
    'content/site.json: promotion.code: is not made of letters, digits and dashes alone',
  ],
  [{ name: 'x'.repeat(41) }, 'content/site.json: promotion.name: is longer than 40 characters'],
  [{ percent: 0 }, 'content/site.json: promotion.percent: '],
  [{ ends: '31 May 2025' }, 'content/site.json: promotion.ends: is no time such as 2025-05-31T23:59:59'],
  [{ ends: '2024-05-31T23:59:59' }, 'content/site.json: promotion.ends: is not after starts'],
])('names the field at fault: %j', (change, message) => {
  expect(() => parseSiteContent(promoting(change))).toThrow(message);
});

it('reports a file that is not JSON', () => {
  expect(() => parseSiteContent('{')).toThrow('content/site.json is no JSON: ');
});
