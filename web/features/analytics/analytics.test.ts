import { afterEach, expect, test, vi } from 'vitest';
import { createAnalytics, type Event } from './analytics.ts';
import { countedPath, resourceOf } from './resourceOf.ts';

afterEach(() => void vi.restoreAllMocks());

const view: Event = { name: 'page_view', path: '/about' };
const settled = () => new Promise((resolve) => setTimeout(resolve));

test('without an id the service is not opened', async () => {
  const open = vi.fn<(id: string) => (event: Event) => void>();
  createAnalytics(() => Promise.resolve(null), open)(view);
  await settled();
  expect(open).not.toHaveBeenCalled();
});

test('with an id the service is opened once and receives every view in order', async () => {
  const seen: Event[] = [];
  const open = vi.fn(() => (event: Event) => void seen.push(event));
  const count = createAnalytics(() => Promise.resolve('G-1'), open);
  const resource: Event = { name: 'resource_view', path: '/resources/library', resource: 'library' };
  count(view);
  count(resource);
  await settled();
  expect(open).toHaveBeenCalledExactlyOnceWith('G-1');
  expect(seen).toEqual([view, resource]);
});

test('a failure to start is logged once and goes no further', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const count = createAnalytics(() => Promise.reject(new Error('no answer')));
  expect(() => count(view)).not.toThrow();
  count(view);
  await settled();
  expect(warn).toHaveBeenCalledOnce();
});

test('an error thrown by the service does not reach the page', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const open = () => () => {
    throw new Error('broken');
  };
  createAnalytics(() => Promise.resolve('G-1'), open)(view);
  await settled();
  expect(warn).toHaveBeenCalledOnce();
});

test('resources are the pages below the hub', () => {
  expect(resourceOf('/resources/sample-report')).toBe('sample-report');
  expect(resourceOf('/resources/country-guide/portugal')).toBe('country-guide');
  expect(resourceOf('/resources')).toBeNull();
  expect(resourceOf('/resources/')).toBeNull();
  expect(resourceOf('/about')).toBeNull();
});

test('private links are counted without their token', () => {
  expect(countedPath('/r/s3cr3t_token-of-43-characters')).toBe('/r/:token');
  expect(countedPath('/r/x/y')).toBe('/r/:token');
  expect(countedPath('/resources')).toBe('/resources');
});

test('orders are counted without their id', () => {
  expect(countedPath('/account/orders/01a1fdd0-5c0a-7000-93c1-fe3cdb96c56e/report')).toBe(
    '/account/orders/:id/report',
  );
  expect(countedPath('/resources/library')).toBe('/resources/library');
});
