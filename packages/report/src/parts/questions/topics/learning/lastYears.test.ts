import { describe, expect, it } from 'vitest';
import { answered, FAMILY } from '../../../../testing/answered.ts';

const TEENAGER = {
  ...FAMILY,
  'relocation-timeline': '1-2-years',
  'family-member-2-name': 'Inès',
  'family-member-2-family-member-age': 15,
};

describe('the last years of school', () => {
  it.each([
    'Can Inès finish with a French bac if we move in summer 2028, or should we wait until she is done?',
    'Should we wait until our daughter finishes high school?',
    'should we move before or after his A-levels?',
    'Is it better to stay until Inès has done her Abitur?',
    'can my daughter complete the IB there',
    'Will Inès lose a year of school if we move before she graduates?',
  ])('are weighed against the move: “%s”', (question) => {
    const found = answered(TEENAGER, ['PRT', 'CAN'], question);
    expect(Object.keys(found)).toEqual(['last-school-years']);
    expect(found['last-school-years']?.said?.text).toMatch(
      /^By the planned move Inès would be 16\. .*three ways to weigh.*in the last year itself\. .*two school years/s,
    );
    expect(found['last-school-years']?.put).toContain('Inès');
  });

  it.each([
    'Can I finish my degree there?',
    'Should we wait until the house is sold?',
    'What is the best month to move with school kids?',
    'Which school year would Inès go into?',
    'Can I work before my daughter has a visa?',
  ])('are not meant by “%s”', (question) => {
    expect(answered(TEENAGER, ['PRT', 'CAN'], question)['last-school-years']).toBeUndefined();
  });

  it('mention no age of children years away from them', () => {
    const found = answered(FAMILY, ['PRT'], 'Should Jonas finish school in Germany first?');
    expect(found['last-school-years']?.said?.text).toMatch(/^The years that lead/);
  });

  it('do not concern a household without children', () => {
    const alone = { age: 30, citizenship: ['FRA'] };
    expect(
      answered(alone, ['PRT'], 'Should I move before or after the bac?')['last-school-years'],
    ).toBeUndefined();
  });
});
