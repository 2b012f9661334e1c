import { describe, expect, it } from 'vitest';
import { questionOfSecondAdult, SECOND_ADULT, secondAdultId } from './couple.ts';
import { questionById } from './definition.ts';
import { withSliderDefaults } from './answers/sliders.ts';
import { readSubmission } from './checks/submission.ts';
import { answersFromSeed } from './testing/answers.ts';

const ids = SECOND_ADULT.entries.map(({ question }) => question.id);

describe('the short form of the second adult', () => {
  it('asks six priorities, climate, rain and deal-breakers', () => {
    expect(ids).toEqual([
      'healthcare-quality',
      'education-quality',
      'safety',
      'cost-of-living',
      'political-stability',
      'cultural-diversity',
      'climate-preference',
      'precipitation-preference',
      'deal-breakers',
    ]);
  });

  it('asks the same questions as the assessment', () => {
    for (const { question } of SECOND_ADULT.entries)
      expect({ ...question, order: 0 }).toEqual({ ...questionById(question.id), order: 0 });
  });

  it('tells its answers from those of the first adult by their ids', () => {
    for (const id of ids) {
      expect(questionOfSecondAdult(secondAdultId(id))).toBe(id);
      expect(questionOfSecondAdult(id)).toBeNull();
    }
  });

  it('works with the functions of the assessment', () => {
    expect(Object.keys(withSliderDefaults({}, SECOND_ADULT))).toHaveLength(8);
    const answers = answersFromSeed(1, { form: SECOND_ADULT, fill: 1 });
    expect(readSubmission(answers, SECOND_ADULT)).toEqual({ ok: true, answers });
    expect(readSubmission({ age: 40 }, SECOND_ADULT)).toMatchObject({
      ok: false,
      problems: [{ questionId: 'age', type: 'unknown_question' }],
    });
  });
});
