import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { QUESTION_EFFECTS } from '@global-fit/matching/questionEffects';
import { answersOf } from '@global-fit/matching/testing/persona';
import { PERSONAS } from '@global-fit/matching/testing/personas/all';
import { FAMILY_MEMBER_TEMPLATE, memberQuestionId } from '@global-fit/questionnaire/family';
import type { Answers } from '@global-fit/questionnaire/model';
import { visibleAnswers } from '@global-fit/questionnaire/visibility';
import { describe, expect, it } from 'vitest';
import { textsOf } from './checks/passages.ts';
import { profileSummary } from './parts/summary/profileSummary.ts';
import { readProfile } from './profile/profile.ts';
import { otherAnswers } from './testing/mutations.ts';
import { reportFor } from './testing/reports.ts';

const templates = new Set(FAMILY_MEMBER_TEMPLATE.map(({ id }) => id));
const idOf = (questionId: string): string =>
  templates.has(questionId) ? memberQuestionId(1, questionId) : questionId;

/** Everything a report says, for the ranking of the person as written: other scores are no advice. */
const saidIn = new Map<string, string>();
function said(persona: (typeof PERSONAS)[number], answers: Answers): string {
  return textsOf(reportFor(persona, { answers, tier: 'gold' }))
    .map(({ text }) => text.replace(/“[^”]*”/g, '“…”'))
    .join('\n');
}
function saidAsWritten(persona: (typeof PERSONAS)[number]): string {
  const found = saidIn.get(persona.id) ?? said(persona, persona.answers);
  saidIn.set(persona.id, found);
  return found;
}

const TOLD = answersOf({
  'pets-details': ['dog'],
  'relocating-pets': 'yes',
  'general-background-history': 'yes',
  'specific-immigration-history': 'yes',
});

/** Whether some other answer of somebody changes what the report says. */
function isTakenUp(questionId: string): boolean {
  const id = idOf(questionId);
  const changes = (answers: Answers): readonly Answers[] => otherAnswers(answers, id).slice(0, 4);
  const asWritten = PERSONAS.filter(({ answers }) => id in answers);
  return [...asWritten, ...PERSONAS].some((persona) => {
    const told = { ...persona.answers, ...TOLD };
    return (
      changes(persona.answers).some((answers) => said(persona, answers) !== saidAsWritten(persona)) ||
      changes(told).some((answers) => said(persona, answers) !== said(persona, told))
    );
  });
}

const PATIENCE_MS = 120_000;

describe('an answer that is said to be quoted or told back', () => {
  const rows = QUESTION_EFFECTS.filter(({ effect }) => /^(?:Quoted|Told back)/.test(effect));

  it.each(rows)('stands in the summary: $questionId', ({ questionId }) => {
    const found = PERSONAS.some((persona) => {
      const answers = { ...persona.answers, ...TOLD };
      const summaries = [answers, ...otherAnswers(answers, questionId)].map((one) =>
        JSON.stringify(
          profileSummary(realAtlas(), readProfile(realAtlas(), visibleAnswers(one), 'A'), [], 'silver'),
        ),
      );
      return new Set(summaries).size > 1;
    });
    expect(found).toBe(true);
  });
});

describe('an answer that is said to be spoken to, or to add a task', () => {
  const rows = QUESTION_EFFECTS.filter(({ kinds }) => kinds.includes('advice') || kinds.includes('task'));

  it.each(rows)('$questionId changes the report', { timeout: PATIENCE_MS }, ({ questionId }) => {
    expect(isTakenUp(questionId)).toBe(true);
  });
});
