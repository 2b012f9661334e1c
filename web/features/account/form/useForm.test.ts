import { expect, it } from 'vitest';
import { ApiError } from '#api/ApiError.ts';
import { fieldErrors } from './useForm.ts';

const refused = new ApiError(
  422,
  {
    detail: [
      { loc: ['body', 'current_password'], msg: 'This is not your password', type: 'x' },
      { loc: ['body', 'current_password'], msg: 'second', type: 'x' },
      { loc: ['body', 'other'], msg: 'unknown', type: 'x' },
    ],
  },
  null,
);

it('assigns the server’s errors to their fields, the first one each', () => {
  expect(fieldErrors(refused, ['current_password', 'new_password'])).toEqual({
    current_password: 'This is not your password',
  });
  expect(fieldErrors(new TypeError('x'), ['email'])).toEqual({});
});
