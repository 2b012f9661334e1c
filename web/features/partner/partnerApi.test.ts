import { expect, it } from 'vitest';
import { ApiError } from '#api/ApiError.ts';
import { isMangled, isOver, isOvertaken } from './partnerApi.ts';

it('recognises a link that is unknown or has ended, unlike a server that fails', () => {
  const over = [404, 410, 429, 500].filter((status) => isOver(new ApiError(status, null, null)));
  expect(over).toEqual([404, 410]);
  expect(isOver(new TypeError('Failed to fetch'))).toBe(false);
});

it('recognises answers that others have overtaken, unlike any other conflict', () => {
  const refusal = (code: string) => new ApiError(409, { detail: 'No.', code }, null);
  expect(isOvertaken(refusal('stale_draft'))).toBe(true);
  expect(isOvertaken(refusal('conflict'))).toBe(false);
});

it('recognises a link that was cut off', () => {
  const mangled = [400, 404, 422, 429].filter((status) => isMangled(new ApiError(status, null, null)));
  expect(mangled).toEqual([400, 422]);
});
