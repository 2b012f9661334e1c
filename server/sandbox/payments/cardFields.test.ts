import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { passesLuhn, readCard, readExpiry } from './cardFields.ts';
import { TEST_CARDS, outcomeOf } from './testCards.ts';

const NOW = new Date('2026-11-21T12:00:00Z');
const GOOD = { number: '4242 4242 4242 4242', expiry: '12 / 30', cvc: '123', name: 'Ana Lima' };

const problemsOf = (change: Partial<typeof GOOD>) => {
  const read = readCard({ ...GOOD, ...change }, NOW);
  return 'problems' in read ? read.problems : {};
};

describe('readCard', () => {
  it('reads a good card and keeps what a receipt shows', () => {
    expect(readCard(GOOD, NOW)).toEqual({
      number: '4242424242424242',
      brand: 'visa',
      last4: '4242',
      expMonth: 12,
      expYear: 2030,
      name: 'Ana Lima',
    });
  });

  it.each([
    [{ number: '' }, { cardNumber: 'Enter the card number.' }],
    [{ number: '4242 4242' }, { cardNumber: 'The card number is incomplete.' }],
    [{ number: '4242424242424241' }, { cardNumber: 'The card number is not valid. Check the digits.' }],
    [{ number: '4242x' }, { cardNumber: 'A card number has digits only.' }],
    [{ expiry: '13/30' }, { cardExpiry: 'Write the expiry date as month and year, like 04 / 30.' }],
    [{ expiry: '10/26' }, { cardExpiry: 'The expiry date is in the past.' }],
    [{ expiry: '01/2099' }, { cardExpiry: 'The expiry year is too far ahead.' }],
    [{ cvc: '12' }, { cardCvc: 'The security code has 3 digits.' }],
    [{ number: '378282246310005' }, { cardCvc: 'The security code has 4 digits.' }],
    [{ name: '  ' }, { cardName: 'Enter the name on the card.' }],
  ])('says what is wrong with %o', (change, problems) => {
    expect(problemsOf(change)).toEqual(problems);
  });

  it('accepts a card until the end of its month', () => {
    expect(problemsOf({ expiry: '11/26' })).toEqual({});
  });

  it('reads the expiry date in usual notations', () => {
    for (const typed of ['4/30', '04 / 30', '04/2030', '0430', '04-30']) {
      expect(readExpiry(typed)).toEqual({ month: 4, year: 2030 });
    }
  });
});

describe('passesLuhn', () => {
  it('takes every published test card', () => {
    for (const { number } of TEST_CARDS) expect([number, passesLuhn(number)]).toEqual([number, true]);
  });

  it('notices any single wrong digit', () => {
    const wrong = fc.record({ at: fc.nat(15), by: fc.integer({ min: 1, max: 9 }) });
    fc.assert(
      fc.property(wrong, ({ at, by }) => {
        const digits = [...'4242424242424242'];
        digits[at] = String((Number(digits[at]) + by) % 10);
        expect(passesLuhn(digits.join(''))).toBe(false);
      }),
      { numRuns: 100 },
    );
  });
});

describe('outcomeOf', () => {
  it('declines a number that is not a test card', () => {
    expect(outcomeOf('4111111111111111')).toMatchObject({ declineCode: 'test_mode_live_card' });
  });
});
