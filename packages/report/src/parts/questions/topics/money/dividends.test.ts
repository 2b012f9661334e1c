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

describe('a question about the tax on dividends', () => {
  it('begins with the recorded regime that names them, and says once what is exempt until brought in', () => {
    const text = told('How is a dividend of 40,000 euros taxed in each country?');
    expect(text).toMatch(/^For newcomers our records hold this\. Cyprus: .*on dividends/);
    expect(text.match(/brought/g)).toHaveLength(1);
  });

  it('does not bring the regimes into another question about tax', () => {
    expect(told('From which day am I taxed there?')).not.toMatch(/newly arrive/);
  });
});
