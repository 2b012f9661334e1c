import { describe, expect, it } from 'vitest';
import type { Product } from '#features/products/product.ts';
import { initialWizard, MOVE_LOCK, STEPS, wizard, type WizardAction, type WizardState } from './wizard.ts';

const product = (id: string, included = 0): Product => ({
  id,
  stripeProductId: `prod_${id}`,
  name: id,
  description: '',
  features: [],
  basePrice: 19900,
  displayPrice: '$199.00',
  additionalCountryPrice: 5000,
  defaultAdditionalCountries: included,
  color: 'primary',
  popular: false,
  imageUrl: null,
  rank: 1,
});

const at = (step: WizardState['step']): WizardState => ({ ...initialWizard, step });
const run = (state: WizardState, ...actions: WizardAction[]): WizardState => actions.reduce(wizard, state);

describe('moving between steps', () => {
  it('goes one step forward until COMPLETE, and stays there', () => {
    let state = initialWizard;
    const seen = [state.step];
    for (let time = 0; time < 700; time += 100) {
      state = wizard(state, { type: 'next', at: time });
      seen.push(state.step);
    }
    expect(seen).toEqual([...STEPS, 'COMPLETE', 'COMPLETE']);
  });

  it('goes one step back, and nowhere from the first or from COMPLETE', () => {
    expect(wizard(at('PAYMENT'), { type: 'back', at: 0 }).step).toBe('PAYMENT_SUMMARY');
    expect(wizard(at('PRODUCT_SELECTION'), { type: 'back', at: 0 })).toEqual(at('PRODUCT_SELECTION'));
    expect(wizard(at('COMPLETE'), { type: 'back', at: 0 })).toEqual(at('COMPLETE'));
  });

  it('ignores next and back for 50 ms after any move, and not a millisecond longer', () => {
    const moved = wizard(at('ACCOUNT_CREATION'), { type: 'next', at: 1000 });
    expect(wizard(moved, { type: 'next', at: 1000 + MOVE_LOCK - 1 })).toBe(moved);
    expect(wizard(moved, { type: 'back', at: 1000 + MOVE_LOCK - 1 })).toBe(moved);
    expect(wizard(moved, { type: 'back', at: 1000 + MOVE_LOCK }).step).toBe('ACCOUNT_CREATION');
    const chosen = wizard(initialWizard, { type: 'selectProduct', product: product('silver'), at: 5 });
    expect(wizard(chosen, { type: 'next', at: 20 })).toBe(chosen);
    const sent = wizard(at('PAYMENT'), { type: 'goTo', step: 'ACCOUNT_CREATION', section: null, at: 5 });
    expect(wizard(sent, { type: 'next', at: 20 })).toBe(sent);
    const shown = wizard(at('PAYMENT'), { type: 'show', step: 'ACCOUNT_CREATION', section: null });
    expect(wizard(shown, { type: 'next', at: 20 }).step).toBe('PROFILE_ASSESSMENT');
  });
});

describe('the product', () => {
  it('is stored and leads to the account', () => {
    const state = wizard(initialWizard, { type: 'selectProduct', product: product('silver'), at: 0 });
    expect([state.step, state.product?.id]).toEqual(['ACCOUNT_CREATION', 'silver']);
  });

  it('resets the additional countries when it changes, and keeps them when it does not', () => {
    const silver = { ...at('PRODUCT_SELECTION'), product: product('silver') };
    const chosen = run(
      silver,
      { type: 'countries', count: 2 },
      { type: 'countryCodes', codes: ['PRT', 'ESP'] },
    );
    const same = wizard(chosen, { type: 'selectProduct', product: product('silver'), at: 0 });
    expect([same.additionalCountries, same.countryCodes]).toEqual([2, ['PRT', 'ESP']]);
    const other = wizard(chosen, { type: 'selectProduct', product: product('gold'), at: 0 });
    expect([other.additionalCountries, other.countryCodes]).toEqual([0, []]);
  });
});

describe('additional countries', () => {
  const gold = { ...initialWizard, product: product('gold', 2) };

  it('are never negative', () => {
    expect(wizard(gold, { type: 'countries', count: -1 }).additionalCountries).toBe(0);
    expect(wizard(gold, { type: 'countries', count: Number.NaN }).additionalCountries).toBe(0);
  });

  it('are shortened when the count falls, where those included in the tier count too', () => {
    const four = run(
      gold,
      { type: 'countries', count: 2 },
      { type: 'countryCodes', codes: ['PRT', 'ESP', 'FRA', 'ITA'] },
    );
    expect(wizard(four, { type: 'countries', count: 1 }).countryCodes).toEqual(['PRT', 'ESP', 'FRA']);
  });

  it('cannot exceed their number or repeat', () => {
    const chosen = wizard(gold, { type: 'countryCodes', codes: ['PRT', 'PRT', 'ESP', 'FRA'] });
    expect(chosen.countryCodes).toEqual(['PRT', 'ESP']);
  });
});

describe('history', () => {
  it('shows the step and section of an entry, and changes nothing if they are the same', () => {
    const state = wizard(initialWizard, { type: 'show', step: 'PROFILE_ASSESSMENT', section: 6 });
    expect([state.step, state.section]).toEqual(['PROFILE_ASSESSMENT', 6]);
    expect(wizard(state, { type: 'show', step: 'PROFILE_ASSESSMENT', section: 6 })).toBe(state);
  });

  it('keeps the section on steps without sections, for the way back', () => {
    const summary = run(
      initialWizard,
      { type: 'show', step: 'PROFILE_ASSESSMENT', section: 13 },
      { type: 'show', step: 'PAYMENT_SUMMARY', section: null },
    );
    expect(wizard(summary, { type: 'back', at: 0 })).toMatchObject({
      step: 'PROFILE_ASSESSMENT',
      section: 13,
    });
  });
});

describe('answers and profile', () => {
  it('are no longer submitted once an answer has changed', () => {
    const done = wizard(initialWizard, { type: 'submission', state: 'done' });
    expect(done.isSubmissionComplete).toBe(true);
    const changed = wizard(done, { type: 'answer', id: 'age', answer: { value: 40 } });
    expect(changed.isSubmissionComplete).toBe(false);
  });

  it('store an answer only when it differs', () => {
    const first = wizard(initialWizard, { type: 'answer', id: 'age', answer: { value: 40 } });
    expect(first.answers).toEqual({ age: { value: 40 } });
    expect(wizard(first, { type: 'answer', id: 'age', answer: { value: 40 } })).toBe(first);
    expect(wizard(first, { type: 'answer', id: 'age', answer: { value: 41 } }).answers['age']?.value).toBe(
      41,
    );
    expect(wizard(first, { type: 'answer', id: 'age', answer: undefined }).answers).toEqual({});
  });

  it('start with an empty profile at the first field', () => {
    const state = wizard(initialWizard, { type: 'profileField', field: 'email', value: 'a@b.co' });
    expect(state.userProfile).toEqual({
      firstName: '',
      lastName: '',
      email: 'a@b.co',
      password: '',
      countryOfResidence: '',
    });
  });
});

it('leaving the step closes the payment window, so that returning does not open it', () => {
  const paying = { ...at('PAYMENT'), isModalOpen: true };
  expect(wizard(paying, { type: 'show', step: 'PAYMENT', section: null })).toBe(paying);
  for (const left of [
    { type: 'show', step: 'PAYMENT_SUMMARY', section: null },
    { type: 'back', at: 100 },
  ] as const)
    expect(wizard(paying, left)).toMatchObject({ step: 'PAYMENT_SUMMARY', isModalOpen: false });
});

describe('the end of the wizard', () => {
  it('records the payment and its order', () => {
    const state = wizard(
      { ...at('PAYMENT'), isModalOpen: true },
      { type: 'complete', orderId: 'o1', paymentIntentId: 'pi_1', at: 9 },
    );
    expect(state).toMatchObject({
      step: 'COMPLETE',
      isPaymentComplete: true,
      isModalOpen: false,
      paymentIntentId: 'pi_1',
      orderId: 'o1',
    });
  });

  it('clears everything on starting over', () => {
    const full = run(
      { ...at('PAYMENT'), product: product('gold', 2), isSubmissionComplete: true, isPaymentComplete: true },
      { type: 'countries', count: 3 },
      { type: 'answer', id: 'age', answer: { value: 40 } },
      { type: 'profileField', field: 'email', value: 'a@b.co' },
    );
    expect(wizard(full, { type: 'reset', at: 7 })).toEqual({ ...initialWizard, movedAt: 7 });
  });
});
