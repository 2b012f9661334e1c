import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { assess, problemsOf } from './assessment.ts';
import { SECTIONS } from './definition.ts';
import type { Answers } from './model.ts';
import { buildPayload, type PayloadUser } from './payload.ts';
import { withSliderDefaults } from './answers/sliders.ts';
import { readSubmission } from './checks/submission.ts';
import { answersFromSeed } from './testing/answers.ts';

const user: PayloadUser = {
  id: 'u1',
  email: 'ana@example.com',
  firstName: 'Ana',
  lastName: 'Silva',
  countryOfResidence: 'PRT',
};

const answerTo = (id: string, answers: Answers) =>
  buildPayload(user, 'silver', answers).answers.find(({ questionId }) => questionId === id);

describe('the stored payload', () => {
  it('contains the user, the product and the version of the survey', () => {
    const { userInfo, selectedProductId, surveyMetadata } = buildPayload(user, 'silver', {});
    expect(userInfo).toEqual(user);
    expect(selectedProductId).toBe('silver');
    expect(surveyMetadata).toEqual({
      totalSections: 13,
      totalQuestions: SECTIONS.flatMap(({ questions }) => questions).length,
      surveyVersion: '1.0',
    });
  });

  it('contains each answer with its question, section and labels', () => {
    expect(answerTo('citizenship', { citizenship: { value: ['PRT'], context: 'since 2020' } })).toEqual({
      questionId: 'citizenship',
      questionText: 'Which citizenships do you hold?',
      questionDescription: 'Choose every country whose passport you hold or could renew today.',
      sectionTitle: 'Personal Information',
      category: 'personal',
      value: ['PRT'],
      displayValue: 'Portugal',
      optionLabels: ['Portugal'],
      context: 'since 2020',
    });
  });

  it('gives sliders their default and importance', () => {
    expect(answerTo('climate-preference', {})).toMatchObject({
      value: 3,
      importanceValue: 3,
      touched: false,
    });
    expect(answerTo('safety', { safety: { value: 5 } })).not.toHaveProperty('importanceValue');
  });

  it('contains the place of an answer', () => {
    const place = { value: 'Porto', countryCode: 'pt', coordinates: { lat: 41, lng: -8 } };
    expect(answerTo('current-location', { 'current-location': place })).toMatchObject(place);
  });

  it('leaves hidden and empty answers out', () => {
    const answers: Answers = {
      'medication-dependencies': { value: 'no' },
      'medication-details': { value: 'insulin' },
      'full-name': { value: ' ' },
    };
    expect(answerTo('medication-dependencies', answers)).toBeDefined();
    expect(answerTo('medication-details', answers)).toBeUndefined();
    expect(answerTo('full-name', answers)).toBeUndefined();
  });

  it('says which family member an answer belongs to', () => {
    const answers: Answers = {
      'relocating-family-members': { value: 'yes' },
      'number-of-family-members': { value: 1 },
      'family-member-1-name': { value: 'Rui' },
    };
    expect(answerTo('family-member-1-name', answers)?.questionText).toBe('Family member 1: Name');
  });

  it('contains the same answers grouped by section', () => {
    const payload = buildPayload(user, 'silver', answersFromSeed(3, { fill: 1 }));
    expect(Object.values(payload.answersBySection).flat()).toEqual(payload.answers);
    expect(payload.answersBySection['personal-info']?.map(({ questionId }) => questionId)).toContain('age');
  });

  it('reads back to the same answers, for any valid answers', () => {
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        const answers = answersFromSeed(seed);
        expect(problemsOf(assess(answers))).toEqual([]);
        const sent = JSON.parse(JSON.stringify(buildPayload(user, 'silver', answers))) as {
          answers: unknown;
        };
        const read = readSubmission(sent.answers);
        expect(read).toEqual({ ok: true, answers: withSliderDefaults(answers) });
      }),
      { numRuns: 60 },
    );
  });
});
