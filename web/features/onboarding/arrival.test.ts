import { expect, it } from 'vitest';
import { arrivalAt } from './arrival.ts';
import { readEntry } from './place.ts';

const entry = (step: string, more: object = {}) => readEntry({ step, ...more })!;
const open = { isPaid: false, hasBegun: true };
const paid = { isPaid: true, hasBegun: true };

it('goes to the place of a history entry', () => {
  const place = { to: 'place', step: 'PROFILE_ASSESSMENT', section: 3 };
  expect(arrivalAt(entry('PROFILE_ASSESSMENT', { section: 3 }), open)).toEqual(place);
  expect(arrivalAt(entry('PROFILE_ASSESSMENT', { section: 3 }), { ...open, hasBegun: false })).toEqual(place);
  expect(arrivalAt(entry('PAYMENT'), open)).toEqual({ to: 'place', step: 'PAYMENT', section: null });
});

it('does not return to the payment once it is paid', () => {
  expect(arrivalAt(entry('PAYMENT'), paid)).toEqual({ to: 'what was paid' });
  expect(arrivalAt(entry('COMPLETE'), paid)).toEqual({ to: 'nowhere' });
});

it('treats an entry that is not the wizard’s as the start, except on arrival', () => {
  expect(arrivalAt(null, { isPaid: false, hasBegun: false })).toEqual({ to: 'nowhere' });
  expect(arrivalAt(null, open)).toEqual({ to: 'place', step: 'PRODUCT_SELECTION', section: null });
  expect(arrivalAt(null, paid)).toEqual({ to: 'the beginning' });
});
