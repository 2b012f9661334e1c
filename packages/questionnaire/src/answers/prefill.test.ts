import { describe, expect, it } from 'vitest';
import { prefill } from './prefill.ts';

const account = { firstName: 'Ana', lastName: 'Silva', email: 'ana@example.com', citizenship: 'portugal' };

describe('prefill', () => {
  it('fills name, e-mail and citizenship', () => {
    expect(prefill({}, account)).toEqual({
      'full-name': { value: 'Ana Silva' },
      email: { value: 'ana@example.com' },
      citizenship: { value: ['PRT'] },
    });
  });

  it.each([
    ['PT', ['PRT']],
    ['prt', ['PRT']],
    [
      ['Portugal', 'Côte d’Ivoire', 'PRT'],
      ['PRT', 'CIV'],
    ],
  ])('reads the citizenship %j', (citizenship, value) => {
    expect(prefill({}, { citizenship })).toEqual({ citizenship: { value } });
  });

  it('takes the country of residence where no citizenship is given', () => {
    expect(prefill({}, { countryOfResidence: 'United States' })).toEqual({ citizenship: { value: ['USA'] } });
    expect(prefill({}, { citizenship: 'PRT', countryOfResidence: 'USA' })).toEqual({
      citizenship: { value: ['PRT'] },
    });
  });

  it('leaves out what it cannot read', () => {
    expect(prefill({}, { citizenship: 'Atlantis', lastName: 'Silva' })).toEqual({
      'full-name': { value: 'Silva' },
    });
  });

  it('never overwrites an entry, not even an emptied one', () => {
    const answers = { 'full-name': { value: '' }, email: { value: 'x@y.zz' }, citizenship: { value: [] } };
    expect(prefill(answers, account)).toBe(answers);
    const once = prefill({}, account);
    expect(prefill(once, { ...account, firstName: 'Eva' })).toBe(once);
  });
});
