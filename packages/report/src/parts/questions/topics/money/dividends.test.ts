import { place } from '@global-fit/matching/testing/persona';
import { describe, expect, it } from 'vitest';
import { answered } from '../../../../testing/answered.ts';

const OWNER = {
  age: 49,
  citizenship: ['FRA'],
  'current-location': place('Lyon', 'France', 'fr'),
  'work-arrangement': 'not-working',
  'income-sources': ['investments'],
};
const told = (question: string): string => answered(OWNER, ['CYP', 'MLT'], question)['tax']?.said?.text ?? '';

describe('a question on the tax on dividends', () => {
  it('begins with the regime on record that names them, and tells once what is left alone until brought in', () => {
    const text = told('How is a dividend of 40,000 euros taxed in each country?');
    expect(text).toMatch(/^For those who newly arrive our records hold this\. Cyprus: .*on dividends/);
    expect(text.match(/brought/g)).toHaveLength(1);
  });

  it('leaves the regimes out of another question on tax', () => {
    expect(told('From which day am I taxed there?')).not.toMatch(/newly arrive/);
  });
});
