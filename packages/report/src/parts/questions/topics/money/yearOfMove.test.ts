import { place } from '@global-fit/matching/testing/persona';
import { expect, it } from 'vitest';
import { answered, FAMILY, VETERAN } from '../../../../testing/answered.ts';

const POLES = {
  ...FAMILY,
  citizenship: ['POL'],
  'current-location': place('Łódź', 'Poland', 'pl'),
};
const APART =
  'goes in March and I come in September: where do we pay tax in that year and who is insured where?';

it('counts two people separately, for tax and for the scheme of the country of work', () => {
  const found = answered(POLES, ['DEU', 'NOR'], `Marek ${APART}`);
  expect(Object.keys(found)).toEqual(['year-of-move']);
  const { said, put } = found['year-of-move'] ?? {};
  expect(said?.text).toMatch(/^Tax residence is decided for each of you separately/);
  expect(said?.text).toContain('while the home and a husband or wife are still in Poland');
  expect(said?.text).toContain('the one who still works in Poland stays insured in Poland');
  expect(put).toContain('if one moves months before the other');
});

it('mentions no scheme where none links the two countries, or where only tax is asked about', () => {
  const found = answered(VETERAN, ['THA'], 'Where do we pay tax in the year of our move?')['year-of-move'];
  expect(found?.said?.text).toContain('separately');
  expect(`${found?.said?.text} ${found?.put}`).not.toContain('insured');
  expect(answered(POLES, ['DEU'], 'Where do we pay tax on the rent of our flat?')).not.toHaveProperty(
    'year-of-move',
  );
});
