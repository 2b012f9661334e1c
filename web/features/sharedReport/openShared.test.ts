import { expect, test, vi } from 'vitest';
import { ApiError } from '#api/ApiError.ts';
import type { call } from '#api/client.ts';
import { UNREACHED } from '#features/calls/failureText.ts';
import { openShared } from './openShared.ts';

const { signal } = new AbortController();
const refusing = (status: number, wait: number | null = null) =>
  vi.fn(() => Promise.reject(new ApiError(status, null, null, wait)));

test('the token is sent in the body, never in an address', async () => {
  const ask = vi.fn(() => Promise.resolve({ scope: 'places', document: {} }));
  const page = await openShared('s3cret', signal, ask as unknown as typeof call);
  expect(page).toMatchObject({ at: 'open', shared: { scope: 'places' } });
  expect(ask).toHaveBeenCalledExactlyOnceWith('/shared-reports/open', { json: { token: 's3cret' }, signal });
});

test.each([
  [400, { at: 'closed' }],
  [404, { at: 'closed' }],
  [422, { at: 'closed' }],
  [429, { at: 'failed', isBusy: true, text: expect.stringMatching(/^Reports were opened very often/) }],
  [500, { at: 'failed', isBusy: false, text: expect.stringMatching(/^Our server cannot answer/) }],
])('what the page shows for status %d', async (status, page) => {
  expect(await openShared('x', signal, refusing(status) as unknown as typeof call)).toMatchObject(page);
});

test('a busy page names the wait that the server names', async () => {
  const page = await openShared('x', signal, refusing(429, 541_000));
  expect(page).toMatchObject({ text: expect.stringMatching(/\. Please try again in 10 minutes\.$/) });
});

test('a missing response can be tried again', async () => {
  const ask = () => Promise.reject(new TypeError('offline'));
  expect(await openShared('x', signal, ask as unknown as typeof call)).toMatchObject({
    at: 'failed',
    isBusy: false,
    text: UNREACHED,
  });
});
