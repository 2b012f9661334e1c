import { QUESTION_EFFECTS } from '@global-fit/matching/questionEffects';
import { answersOf } from '@global-fit/matching/testing/persona';
import { PERSONAS } from '@global-fit/matching/testing/personas/all';
import { FAMILY_MEMBER_TEMPLATE, memberQuestionId } from '@global-fit/questionnaire/family';
import type { Answers } from '@global-fit/questionnaire/model';
import { describe, expect, it } from 'vitest';
import { textsOf } from './checks/passages.ts';
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
  for (const persona of PERSONAS) {
    const before = saidAsWritten(persona);
    for (const answers of otherAnswers(persona.answers, id).slice(0, 6))
      if (said(persona, answers) !== before) return true;
    const told = { ...persona.answers, ...TOLD };
    for (const answers of otherAnswers(told, id).slice(0, 6))
      if (said(persona, answers) !== said(persona, told)) return true;
  }
  return false;
}

const PATIENCE_MS = 120_000;

describe('an answer that is said to be quoted or told back', () => {
  const rows = QUESTION_EFFECTS.filter(({ effect }) => /^(?:Quoted|Told back)/.test(effect));

  it.each(rows)('stands in the summary: $questionId', ({ questionId }) => {
    const found = PERSONAS.some((persona) => {
      const answers = { ...persona.answers, ...TOLD };
      const summaries = [answers, ...otherAnswers(answers, questionId)].map((one) =>
        JSON.stringify(reportFor(persona, { answers: one }).profileSummary),
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
