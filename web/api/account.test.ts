import { expect, it } from 'vitest';
import { splitName } from './account.ts';

it('takes the first word as first name and the rest as last name', () => {
  expect(splitName('Ana Maria de Sousa')).toEqual({ firstName: 'Ana', lastName: 'Maria de Sousa' });
  expect(splitName('  Prince ')).toEqual({ firstName: 'Prince', lastName: '' });
  expect(splitName('')).toEqual({ firstName: '', lastName: '' });
});
