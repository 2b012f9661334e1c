import { expect, it } from 'vitest';
import { toastTime } from './toast.ts';

it('shows a short message for three seconds, and a long one for longer', () => {
  expect(toastTime('Report shared successfully')).toBe(3000);
  expect(toastTime('x'.repeat(100))).toBe(7000);
});
