import { place } from '@global-fit/matching/testing/persona';
import { describe, expect, it } from 'vitest';
import { answered, FAMILY } from '../../../../testing/answered.ts';

const DENTIST = {
  age: 34,
  citizenship: ['MEX'],
  'current-location': place('Mérida', 'Mexico', 'mx'),
  'relationship-status': 'single',
  'relocating-family-members': 'no',
  'work-arrangement': 'local-job',
  'languages-spoken': ['es'],
  'relocation-inspiration': 'My fiancé Pablo lives in Valencia.',
  'unique-family-situation': 'Pablo is a Spanish citizen.',
};

describe('a fiancé who is a citizen of the new country', () => {
  const ask = 'Can I move as a fiancée before the wedding, or must we marry first?';

  it('is told the permit of a citizen’s spouse, and asks the embassy of that country alone', () => {
    const found = answered(DENTIST, ['ESP', 'PRT'], ask)['partner-visa'];
    expect(found?.said?.text).toMatch(
      /Once you are married, yours would be the Visado de Cónyuge de Español/,
    );
    expect(found?.whom).toBe('the embassy of Spain, before a ticket is bought');
  });

  it('asks of no wedding once they are married', () => {
    const wed = {
      ...DENTIST,
      'relationship-status': 'married',
      'relocation-inspiration': 'My husband Pablo lives in Valencia.',
    };
    const found = answered(wed, ['ESP', 'PRT'], 'How do I join my husband?')['partner-visa'];
    expect(found?.said?.text).toMatch(/Yours is the Visado de Cónyuge de Español/);
    expect(`${found?.lacks} ${found?.put}`).not.toMatch(/wedding|once we are married/);
  });

  it('is answered from the family permits where no passport is told', () => {
    const { 'unique-family-situation': _, ...silent } = DENTIST;
    const found = answered(silent, ['ESP', 'PRT'], ask)['partner-visa'];
    expect(found?.said?.text).not.toContain('Cónyuge de Español');
    expect(found?.put).toMatch(/partner who is not married to me/);
  });
});

it('who asks what holds once they are married is not answered for the unmarried', () => {
  const single = { ...FAMILY, 'relationship-status': 'single' };
  const put = (question: string) => answered(single, ['CAN'], question)['partner-visa']?.put ?? '';
  expect(put('Can my fiancée join me as soon as we are married?')).toMatch(/^On which paper does my spouse/);
  expect(put('Can my fiancée join me before we are married?')).toMatch(/not married to me/);
  expect(put('Can my fiancée join me without a marriage or only once we are married?')).toMatch(
    /not married to me/,
  );
});
