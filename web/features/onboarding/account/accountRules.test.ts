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

it('asks a signup for everything', () => {
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

it('asks a login for e-mail and password only', () => {
  expect(checkAccount('login', emptyProfile)).toEqual({
    email: 'Email is required',
    password: 'Password is required',
  });
});

it('wants an e-mail that looks like one and a password of 8 characters', () => {
  expect(checkAccount('login', { ...good, email: 'ada@', password: '1234567' })).toEqual({
    email: 'Please enter a valid email',
    password: 'Password must be at least 8 characters',
  });
  expect(checkAccount('login', { ...good, password: '12345678' })).toEqual({});
});

it('puts what the server found under its fields', () => {
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

it('puts what the server has against the whole name under the longer of the two', () => {
  const fault = [{ loc: ['body', 'full_name'], msg: 'too long' }];
  expect(serverErrors(fault, { ...good, lastName: 'x'.repeat(300) })).toEqual({ lastName: 'too long' });
  expect(serverErrors(fault, { ...good, firstName: 'x'.repeat(300) })).toEqual({ firstName: 'too long' });
});

it('shows what was thrown, but not the browser’s own words for a server that did not answer', () => {
  expect(accountFailure('login', new Error('Email and password are required'))).toBe(
    'Email and password are required',
  );
  const refused = new ApiError(401, { detail: 'Incorrect email or password' }, null);
  expect(accountFailure('login', refused)).toBe('Incorrect email or password');
  expect(accountFailure('login', new TypeError('Failed to fetch'))).toBe('An error occurred during login');
  expect(accountFailure('signup', new TypeError('Load failed'))).toBe('An error occurred during signup');
  expect(accountFailure('signup', new Error(''))).toBe('An error occurred during signup');
});
