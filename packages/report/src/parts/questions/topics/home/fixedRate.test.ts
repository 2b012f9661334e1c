import { expect, it } from 'vitest';
import { answered, FAMILY } from '../../../../testing/answered.ts';

const topics = (text: string) => Object.keys(answered(FAMILY, ['PRT'], text));

it.each(['You did not ask about mortgages ending.', 'Our fixed rate ends in October 2027.'])(
  'the end of a fixed rate concerns the home already owned: “%s”',
  (text) => {
    expect(topics(text)).toEqual(['fixed-rate']);
    expect(answered(FAMILY, ['PRT'], text)['fixed-rate']?.said?.text).toContain('the home that you have');
  },
);

it('a mortgage still sought belongs to the questions about buying', () => {
  expect(topics('Can we get a mortgage to buy a flat there?')).not.toContain('fixed-rate');
});
