import { place } from '@global-fit/matching/testing/persona';
import { describe, expect, it } from 'vitest';
import { answered } from '../../../../testing/answered.ts';

const BAKER = {
  age: 48,
  citizenship: ['FRA'],
  'current-location': place('Angers', 'France', 'fr'),
  'work-arrangement': 'business-owner',
  'education-level': 'vocational',
};

const asked = (question: string) => answered(BAKER, ['CAN', 'PRT'], question);

describe('a business by the name of its trade', () => {
  it('is a company that is led from abroad, with the tax on its profit beside it', () => {
    const both = asked(
      'Can I keep my bakery in Angers with a manager and open a second one in Quebec, and who taxes which profit?',
    );
    expect(Object.keys(both)).toEqual(['company-abroad', 'company-tax']);
    expect(both['company-abroad']?.put).toMatch(/^Is the one that I open there a branch of mine/);
    expect(both['company-tax']?.said?.text).toMatch(
      /^The full rate of tax on the profit of a company.* in Canada/,
    );
  });

  it('is answered by the model of most tax treaties', () => {
    const { 'company-abroad': led } = asked(
      'If I keep my bakery in France, where do I pay tax on its profit?',
    );
    expect(led?.said?.text).toMatch(/^A company goes on being taxed on its profit in France .*\(article 7\)/);
    expect(led?.said?.facts).toEqual(['rule:oecd-model-article-7']);
  });

  it('is put without a second one where none is meant', () => {
    expect(asked('Can I keep my restaurant at home and live there?')['company-abroad']?.put).toMatch(
      /^If I decide for my company from a desk there/,
    );
    for (const question of [
      'I have another question: can I keep my restaurant at home and live there?',
      'Can I keep my restaurant at home and have a new life there?',
    ])
      expect(asked(question)['company-abroad']?.put, question).toMatch(/^If I decide/);
    expect(asked('Can I keep my bakery and open another branch there?')['company-abroad']?.put).toMatch(
      /^Is the one that I open/,
    );
  });
});

describe('a certificate that only its own country knows by name', () => {
  it('is a paper to be recognised', () => {
    expect(
      asked('Is my CAP boulanger recognised in Canada, or do I have to sit an exam again to run an oven?')
        .degree?.whom,
    ).toMatch(/^the public office of each country that compares vocational certificates/);
  });

  it.each([
    'Is our marriage recognised in Canada?',
    'Is my assistance dog recognised there?',
    'Is my new house recognised as a home office?',
    'Will my old car be recognised there?',
    'Are our years of waiting recognised?',
    'Is my Swedish BankID recognised there?',
    'Is my German credit history recognised?',
    'Is our Jewish conversion recognised?',
    'Are my Swedish savings recognised?',
  ])('is not the subject of %j', (question) => {
    expect(asked(question).degree).toBeUndefined();
  });

  it.each([
    'Is my baker training recognised there?',
    'Will my Gesellenprüfung be recognised in Canada?',
    'Is my welding ticket recognised?',
  ])('is meant by %j', (question) => {
    expect(Object.keys(asked(question)).some((id) => id === 'degree' || id === 'profession')).toBe(true);
  });
});
