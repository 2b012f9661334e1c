import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { FAMILY_MEMBER_TEMPLATE, memberQuestionId } from '@global-fit/questionnaire/family';
import { SECTIONS } from '@global-fit/questionnaire/definition';
import type { Answers, Question } from '@global-fit/questionnaire/model';
import { randomAnswer } from '@global-fit/questionnaire/testing/answers';
import { seededRandom } from '@global-fit/questionnaire/testing/random';
import { visibleAnswers } from '@global-fit/questionnaire/visibility';
import { describe, expect, it } from 'vitest';
import { profilePreferences } from './preferences.ts';
import { QUESTION_EFFECTS } from './questionEffects.ts';
import { effectsPage } from './questionEffectsPage.ts';
import { engineOf } from './engine/engine.ts';
import { standing } from './rank.ts';
import { answersOf, type Persona } from './testing/persona.ts';
import { PERSONAS } from './testing/personas/all.ts';
import { PROBES } from './testing/probes.ts';

const atlas = realAtlas();
const engine = engineOf(atlas);
const template = FAMILY_MEMBER_TEMPLATE.map(({ id }) => id);
const asked = [...SECTIONS.flatMap(({ questions }) => questions.map(({ id }) => id)), ...template];

/** Scores and verdicts of every country for some answers. */
function resultOf(answers: Answers) {
  const { scores, gates } = standing(engine, profilePreferences(atlas, answers));
  const verdicts = engine.iso3.map((_, i) =>
    gates.map((gate) => `${gate.id} ${gate.check(i).status}`).join(', '),
  );
  return { scores: Array.from(scores), verdicts };
}

function outcome(questionId: string): { readonly score: boolean; readonly constraint: boolean } {
  const probes = PROBES.filter((probe) => probe.questionId === questionId);
  expect(probes.length, `a probe for ${questionId}`).toBeGreaterThan(0);
  const differ = probes.map(({ given, from, to }) => {
    const id = template.includes(questionId) ? memberQuestionId(1, questionId) : questionId;
    const a = resultOf(answersOf({ ...given, [id]: from }));
    const b = resultOf(answersOf({ ...given, [id]: to }));
    return {
      score: a.scores.some((score, i) => Math.abs(score - (b.scores[i] as number)) > 1e-9),
      constraint: a.verdicts.some((verdict, i) => verdict !== b.verdicts[i]),
    };
  });
  return {
    score: differ.some(({ score }) => score),
    constraint: differ.some(({ constraint }) => constraint),
  };
}

const probed = new Set(PROBES.map(({ questionId }) => questionId));

/** The same people with other answers to one question, as far as these open and close no other question. */
function otherwise({ answers }: Persona, question: Question): readonly Answers[] {
  const random = seededRandom(7);
  const asks = (one: Answers): string => Object.keys(visibleAnswers(one)).join(' ');
  return Array.from({ length: 4 }, () => ({
    ...answers,
    [question.id]: randomAnswer(question, random),
  })).filter((one) => asks(one) === asks(answers));
}

/** Three written people who answered a question; with an answer put in where nobody did. */
function whoAnswered(question: Question): readonly Persona[] {
  const found = PERSONAS.filter(({ answers }) => question.id in visibleAnswers(answers));
  const given = { [question.id]: randomAnswer(question, seededRandom(3)) };
  return found.length > 0
    ? found.slice(0, 3)
    : PERSONAS.slice(0, 3).map((one) => ({ ...one, answers: { ...one.answers, ...given } }));
}

describe('the table of question effects', () => {
  it('lists every question of the assessment once, in the order of its sections', () => {
    expect(QUESTION_EFFECTS.map(({ questionId }) => questionId)).toEqual(asked);
  });

  it('has an effect for every question, and “none” only by itself', () => {
    for (const { kinds, effect } of QUESTION_EFFECTS) {
      expect(kinds.length === 1 || !kinds.includes('none')).toBe(true);
      expect(effect.endsWith('.')).toBe(true);
    }
  });

  it.each(
    QUESTION_EFFECTS.filter(
      ({ questionId, kinds }) =>
        probed.has(questionId) || kinds.includes('score') || kinds.includes('constraint'),
    ),
  )('lists exactly the effects of $questionId', ({ questionId, kinds }) => {
    const found = outcome(questionId);
    expect(found).toEqual({ score: kinds.includes('score'), constraint: kinds.includes('constraint') });
  });

  it.each(SECTIONS.flatMap(({ questions }) => questions.filter(({ id }) => !probed.has(id))))(
    'lists a score or constraint for $id if it moved one for a persona who answered it',
    (question) => {
      const changes = whoAnswered(question).flatMap((persona) =>
        otherwise(persona, question).map((answers) => ({ persona, answers })),
      );
      expect(changes.length).toBeGreaterThan(0);
      for (const { persona, answers } of changes)
        expect(resultOf(answers), persona.id).toEqual(resultOf(persona.answers));
    },
  );

  it('equals the printed page docs/what-each-question-does.md', () => {
    const file = join(import.meta.dirname, '../../../docs/what-each-question-does.md');
    expect(readFileSync(file, 'utf8')).toBe(effectsPage());
  });
});
