import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PROFILE } from '../definition.ts';
import type { Answers } from '../model.ts';
import { canonicalAnswers, normaliseAnswers, normaliseChanges, readSubmission } from './submission.ts';
import { answersFromSeed } from '../testing/answers.ts';

const least = answersFromSeed(7, { fill: 0 });

function read(more: Readonly<Record<string, unknown>>): Answers {
  const result = readSubmission({ ...least, ...more });
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return result.answers;
}

describe('reading a submission', () => {
  it('accepts answers by question, bare values and the list of a payload alike', () => {
    const keyed = readSubmission(least);
    const bare = readSubmission(
      Object.fromEntries(
        Object.entries(least).map(([id, answer]) => [id, id === 'current-location' ? answer : answer.value]),
      ),
    );
    const list = readSubmission(
      Object.entries(least).map(([questionId, answer]) => ({ questionId, questionText: '?', ...answer })),
    );
    expect(keyed).toEqual({ ok: true, answers: least });
    expect(bare).toEqual(keyed);
    expect(list).toEqual(keyed);
  });

  it('normalises values', () => {
    const answers = read({
      age: { value: ' 41 ' },
      'full-name': { value: '  Ana\u0303 ' },
      'deal-breakers': { value: 'one\r\ntwo' },
      citizenship: { value: ['Portugal', 'br', 'PRT'] },
      'languages-spoken': { value: ['Portuguese', 'EN'] },
    });
    expect(answers['age']).toEqual({ value: 41 });
    expect(answers['full-name']).toEqual({ value: 'Anã' });
    expect(answers['deal-breakers']).toEqual({ value: 'one\ntwo' });
    expect(answers['citizenship']).toEqual({ value: ['PRT', 'BRA'] });
    expect(answers['languages-spoken']).toEqual({ value: ['pt', 'en'] });
  });

  it('accepts texts of the full length in scripts whose letters decompose', () => {
    for (const letter of ['\u0958', '\u09dc', '\ufb2a', 'é', '👩‍🌾'.slice(0, 2)]) {
      const text = letter.repeat(2000 / letter.length);
      expect(read({ 'additional-comments': text })['additional-comments']?.value).toBe(text);
    }
  });

  it('keeps only what belongs to the question', () => {
    const answers = read({
      safety: { value: 4, importanceValue: 5, touched: false, city: 'Porto', extra: 1 },
      'climate-preference': { value: 4, importanceValue: 5, touched: true },
      'current-location': { value: 'Porto', countryCode: 'PT', city: '', touched: false },
    });
    expect(answers['safety']).toEqual({ value: 4, touched: false });
    expect(answers['climate-preference']).toEqual({ value: 4, importanceValue: 5 });
    expect(answers['current-location']).toEqual({ value: 'Porto', countryCode: 'pt' });
  });

  it('leaves out empty and hidden answers', () => {
    const answers = read({
      'full-name': { value: '' },
      'medication-details': { value: 'insulin' },
      'additional-comments': null,
    });
    expect(answers).toEqual(least);
  });

  it('lists every problem', () => {
    const result = readSubmission({ ...least, age: 17, 'shoe-size': 43, 'family-member-21-name': 'Ana' });
    expect(result).toMatchObject({
      ok: false,
      problems: [
        { questionId: 'age', type: 'too_small' },
        { questionId: 'shoe-size', type: 'unknown_question' },
        { questionId: 'family-member-21-name', type: 'unknown_question' },
      ],
    });
  });

  it('refuses a list with a repeated or missing id', () => {
    const list = Object.entries(least).map(([questionId, answer]) => ({ questionId, ...answer }));
    expect(readSubmission([...list, { questionId: 'age', value: 50 }, { value: 1 }, 'x'])).toMatchObject({
      ok: false,
      problems: [
        { questionId: 'age', type: 'repeated_question' },
        { questionId: '', type: 'unknown_question' },
        { questionId: '', type: 'unknown_question' },
      ],
    });
  });

  it.each([null, undefined, 'x', 5, true])('refuses %j', (submitted) => {
    expect(readSubmission(submitted)).toMatchObject({ ok: false, problems: [{ type: 'answer_expected' }] });
  });

  it('treats names of object members as unknown questions', () => {
    const result = readSubmission(
      JSON.parse(`{"__proto__": {"age": {"value": 40}}, "constructor": {"value": 1}}`),
    );
    expect(result).toMatchObject({ ok: false });
    const problems = 'problems' in result ? result.problems : [];
    const unknown = problems.filter(({ type }) => type === 'unknown_question');
    expect(unknown.map(({ questionId }) => questionId)).toEqual(['__proto__', 'constructor']);
    expect(problems.map(({ questionId }) => questionId)).toContain('age');
  });

  it('never throws, and normalising twice changes nothing more', () => {
    const id = fc.constantFrom(...PROFILE.indexById.keys(), '__proto__', 'x');
    const value = fc.oneof(
      fc.jsonValue(),
      fc.constantFrom(' 41 ', 'portugal', ['PT', 'PRT'], 'yes', ['English'], ' x ', 3, 'A\u030a'),
    );
    const answer = fc.oneof(
      value,
      fc.record(
        {
          value,
          importanceValue: value,
          context: value,
          touched: fc.boolean(),
          city: value,
          coordinates: value,
        },
        { requiredKeys: ['value'] },
      ),
    );
    fc.assert(
      fc.property(fc.array(fc.tuple(id, answer)), fc.jsonValue(), (pairs, rubbish) => {
        const once = normaliseAnswers(pairs);
        expect(normaliseAnswers(Object.entries(once))).toEqual(once);
        expect(typeof readSubmission(Object.fromEntries(pairs)).ok).toBe('boolean');
        expect(typeof readSubmission(rubbish).ok).toBe('boolean');
      }),
      { numRuns: 150 },
    );
  });
});

it('changes to a draft are what is answered and what is taken back; unknown questions are neither', () => {
  const given = { age: '41', 'specific-questions': '  ', 'full-name': null, nonsense: 'x', constructor: 'x' };
  const { answers, removed } = normaliseChanges(given);
  expect(answers).toEqual({ age: { value: 41 } });
  expect(removed).toEqual(['specific-questions', 'full-name']);
});

describe('the canonical text', () => {
  it('is the same for any order of keys and choices', () => {
    const one: Answers = { a: { value: ['x', 'y'], touched: false }, b: { value: 1 } };
    const other: Answers = { b: { value: 1 }, a: { touched: false, value: ['y', 'x'] } };
    expect(canonicalAnswers(one)).toBe(canonicalAnswers(other));
  });

  it('differs when an answer differs', () => {
    expect(canonicalAnswers({ a: { value: 1 } })).not.toBe(canonicalAnswers({ a: { value: '1' } }));
    expect(canonicalAnswers({ a: { value: 3 } })).not.toBe(
      canonicalAnswers({ a: { value: 3, touched: false } }),
    );
    expect(canonicalAnswers(answersFromSeed(1))).not.toBe(canonicalAnswers(answersFromSeed(2)));
  });
});
