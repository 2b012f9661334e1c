import { expect, it } from 'vitest';
import { prefersPage } from './prefersPage.ts';

it.each([
  'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8',
  'text/html,*/*',
  'application/json, text/html',
  'application/json;q=0.5, Text/HTML',
])('sees a browser in %s', (accept) => {
  expect(prefersPage(accept)).toBe(true);
});

it.each([
  undefined,
  '',
  '*/*',
  'application/json',
  'application/json, text/html; q=0.9',
  'application/json, text/html;q=0',
  'text/html;q=0',
  'text/html;q=much',
])('sees none in %s', (accept) => {
  expect(prefersPage(accept)).toBe(false);
});
