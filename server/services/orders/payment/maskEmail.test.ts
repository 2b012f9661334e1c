import { expect, it } from 'vitest';
import { maskEmail } from './maskEmail.ts';

it('shows the first letter and the domain only', () => {
  expect(maskEmail('maria@example.com')).toBe('m••••@example.com');
  expect(maskEmail('a@b.co')).toBe('a••••@b.co');
  expect(maskEmail('no-address')).toBe('••••');
});
