import { expect, it } from 'vitest';
import { ApiError } from '#api/ApiError.ts';
import { emptyProfile } from '../wizard.ts';
import { accountFailure, checkAccount, serverErrors } from './accountRules.ts';

const good = {
  firstName: 'Ada',
  lastName: 'Byron',
  email: 'ada@example.com',
  password: 'engine-1',
  countryOfResidence: 'GBR',
};

it('requires every field of a signup', () => {
  expect(checkAccount('signup', emptyProfile)).toEqual({
    firstName: 'First name is required',
    lastName: 'Last name is required',
    email: 'Email is required',
    password: 'Password is required',
    countryOfResidence: 'Country of residence is required',
  });
  expect(checkAccount('signup', { ...good, firstName: '  ' })).toEqual({
    firstName: 'First name is required',
  });
  expect(checkAccount('signup', { ...good, lastName: '\u200b' }), 'a name of nothing').toEqual({
    lastName: 'Last name is required',
  });
  expect(checkAccount('signup', good)).toEqual({});
});

it('requires only e-mail and password of a login', () => {
  expect(checkAccount('login', emptyProfile)).toEqual({
    email: 'Email is required',
    password: 'Password is required',
  });
});

it('requires a valid e-mail address and a password of 8 characters', () => {
  expect(checkAccount('login', { ...good, email: 'ada@', password: '1234567' })).toEqual({
    email: 'Please enter a valid email',
    password: 'Password must be at least 8 characters',
  });
  expect(checkAccount('login', { ...good, password: '12345678' })).toEqual({});
});

it('assigns the server’s errors to their fields', () => {
  expect(
    serverErrors(
      [
        { loc: ['body', 'password'], msg: 'too common' },
        { loc: ['body', 'password'], msg: 'second' },
        { loc: ['body', 'captcha'], msg: 'unknown' },
      ],
      good,
    ),
  ).toEqual({ password: 'too common' });
});

it('assigns an error of the full name to the longer of its two parts', () => {
  const fault = [{ loc: ['body', 'full_name'], msg: 'too long' }];
  expect(serverErrors(fault, { ...good, lastName: 'x'.repeat(300) })).toEqual({ lastName: 'too long' });
  expect(serverErrors(fault, { ...good, firstName: 'x'.repeat(300) })).toEqual({ firstName: 'too long' });
});

it('shows the message of an error, but not the browser’s own for a failed connection', () => {
  expect(accountFailure('login', new Error('Email and password are required'))).toBe(
    'Email and password are required',
  );
  const refused = new ApiError(401, { detail: 'Incorrect email or password' }, null);
  expect(accountFailure('login', refused)).toBe('Incorrect email or password');
  expect(accountFailure('login', new TypeError('Failed to fetch'))).toBe('An error occurred during login');
  expect(accountFailure('signup', new TypeError('Load failed'))).toBe('An error occurred during signup');
  expect(accountFailure('signup', new Error(''))).toBe('An error occurred during signup');
});
