import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compileQuestionnaire } from './compile.ts';
import { PROFILE } from './definition.ts';
import type { Answers, Question } from './model.ts';
import { answersFromSeed } from './testing/answers.ts';
import { answersReaching } from './testing/reaching.ts';
import { sectionById } from './testing/sections.ts';
import { visibleAnswers, visibleInSection, visibleFlags, visibleQuestions } from './visibility.ts';

const text = (id: string, more: Partial<Question> = {}): Question => ({
  id,
  type: 'text',
  category: 'test',
  question: id,
  required: false,
  order: 1,
  ...more,
});

const chain = compileQuestionnaire({
  id: 'chain',
  version: '1',
  title: '',
  sections: [
    {
      id: 's',
      title: '',
      description: '',
      order: 1,
      questions: [
        text('a'),
        text('b', { showWhen: { dependsOn: 'a', operator: 'equals', value: 'yes' } }),
        text('c', { showWhen: { dependsOn: 'b', operator: 'notEquals', value: 'no' } }),
        text('d', { showWhen: { dependsOn: 'b', operator: 'isEmpty' } }),
        text('e', {
          showWhenAny: [
            { dependsOn: 'a', operator: 'equals', value: 'x' },
            { dependsOn: 'd', operator: 'equals', value: 'x' },
          ],
        }),
        text('f', { showWhen: { dependsOn: 'nowhere', operator: 'notEmpty' } }),
      ],
    },
  ],
});

const shown = (answers: Answers) => visibleQuestions(answers, chain).map(({ id }) => id);

const isVisible = (id: string, answers: Answers) => visibleQuestions(answers).some((one) => one.id === id);

describe('visibility', () => {
  it('shows questions without conditions', () => {
    expect(shown({})).toEqual(['a', 'd']);
  });

  it('hides all that depend on a hidden question, although its answer is kept', () => {
    const answers: Answers = { a: { value: 'yes' }, b: { value: 'maybe' }, c: { value: '1' } };
    expect(shown(answers)).toEqual(['a', 'b', 'c']);
    expect(shown({ ...answers, a: { value: 'no' } })).toEqual(['a', 'd']);
  });

  it('shows a question with alternatives when one of them holds', () => {
    expect(shown({ a: { value: 'x' } })).toContain('e');
    expect(shown({ d: { value: 'x' } })).toContain('e');
    expect(shown({ a: { value: 'y' } })).not.toContain('e');
  });

  it('hides a question that depends on one that does not exist', () => {
    expect(shown({ nowhere: { value: 'x' } })).not.toContain('f');
  });

  it('lists one section in display order', () => {
    const visa = visibleInSection(sectionById('visa-immigration'), {});
    expect(visa.map(({ id }) => id)).toEqual(['visa-preference', 'budget-relocation']);
  });

  it('asks for background details after either kind of history', () => {
    const id = 'background-immigration-details';
    expect(isVisible(id, { 'general-background-history': { value: 'yes' } })).toBe(true);
    expect(isVisible(id, { 'specific-immigration-history': { value: 'yes' } })).toBe(true);
    expect(isVisible(id, { 'general-background-history': { value: 'no' } })).toBe(false);
  });

  it.each(PROFILE.entries.map(({ question }) => question.id))('shows %s for some answers', (id) => {
    expect(isVisible(id, answersReaching(id))).toBe(true);
  });

  it('stays the same when hidden answers are removed, for any answers', () => {
    fc.assert(
      fc.property(fc.nat(), fc.nat(), (one, other) => {
        const mixed = { ...answersFromSeed(one), ...answersFromSeed(other, { fill: 0.3 }) };
        const kept = visibleAnswers(mixed);
        expect(visibleFlags(kept)).toEqual(visibleFlags(mixed));
        expect(visibleAnswers(kept)).toEqual(kept);
      }),
      { numRuns: 60 },
    );
  });
});
