import { expect, it } from 'vitest';
import { ApiError } from '#api/ApiError.ts';
import { isMangled, isOver, isOvertaken } from './partnerApi.ts';

it('takes a link for over when it is unknown or gone, not when nobody could say', () => {
  const over = [404, 410, 429, 500].filter((status) => isOver(new ApiError(status, null, null)));
  expect(over).toEqual([404, 410]);
  expect(isOver(new TypeError('Failed to fetch'))).toBe(false);
});

it('takes answers for overtaken when the server says that others came in between, not for any conflict', () => {
  const refusal = (code: string) => new ApiError(409, { detail: 'No.', code }, null);
  expect(isOvertaken(refusal('stale_draft'))).toBe(true);
  expect(isOvertaken(refusal('conflict'))).toBe(false);
});

it('takes a link for cut off when its token cannot be one', () => {
  const mangled = [400, 404, 422, 429].filter((status) => isMangled(new ApiError(status, null, null)));
  expect(mangled).toEqual([400, 422]);
});
