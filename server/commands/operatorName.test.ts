import { userInfo } from 'node:os';
import { expect, it } from 'vitest';
import { operatorName } from './operatorName.ts';

it('names who is behind sudo, else the account itself', () => {
  expect(operatorName({ SUDO_USER: 'anna' })).toBe('anna');
  expect(operatorName({ SUDO_USER: '' })).toBe(userInfo().username);
  expect(operatorName({})).toBe(userInfo().username);
});
