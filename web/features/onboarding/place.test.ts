import { expect, it } from 'vitest';
import { placeOf, readEntry, recordMove, sectionOf } from './place.ts';

const entry = (value: object) => readEntry(value)!;

it('reads entries it wrote and no others', () => {
  const written = {
    step: 'PROFILE_ASSESSMENT',
    section: 4,
    productId: 'gold',
    orderId: null,
    before: { step: 'PROFILE_ASSESSMENT', section: 3 },
    sessionId: 'cs_1',
  };
  expect(readEntry(structuredClone(written))).toEqual(written);
  expect(readEntry(null)).toBeNull();
  expect(readEntry({ step: 'SOMEWHERE' })).toBeNull();
  expect(entry({ step: 'PAYMENT', section: 4, before: 'x' })).toEqual({
    step: 'PAYMENT',
    section: 0,
    productId: null,
    orderId: null,
    before: null,
    sessionId: null,
  });
});

it('knows the section of the assessment, also on the step after it', () => {
  const assessment = { step: 'PROFILE_ASSESSMENT', section: 13 };
  expect(sectionOf(entry(assessment))).toBe(13);
  expect(sectionOf(entry({ step: 'PAYMENT_SUMMARY', before: assessment }))).toBe(13);
  expect(sectionOf(entry({ step: 'PAYMENT', before: { step: 'PAYMENT_SUMMARY' } }))).toBeNull();
});

it('goes back in the browser only to the place the person came from', () => {
  const current = entry({
    step: 'PROFILE_ASSESSMENT',
    section: 4,
    before: { step: 'PROFILE_ASSESSMENT', section: 3 },
  });
  const at = (section: number) => placeOf('PROFILE_ASSESSMENT', section);
  expect(recordMove(current, at(4), at(3))).toBe('back');
  expect(recordMove(current, at(4), at(5))).toBe('push');
  expect(recordMove(current, at(4), at(2))).toBe('push');
  expect(recordMove(current, at(5), at(3))).toBe('push');
  expect(recordMove(null, at(4), at(3))).toBe('push');
  expect(recordMove(current, at(4), at(4))).toBe('none');
});
