import { questionOfSecondAdult } from '@global-fit/questionnaire/couple';
import { questionById, sectionOfQuestion } from '@global-fit/questionnaire/definition';
import type { Basis } from '../model.ts';

const MONEY_AND_HEALTH: ReadonlySet<string> = new Set([
  'financial-foundation',
  'financial-planning',
  'health-medical',
]);

/** What somebody went through with courts and authorities: as private as a bank balance. */
const HISTORY: ReadonlySet<string> = new Set([
  'general-background-history',
  'specific-immigration-history',
  'background-immigration-details',
]);

/** Says in passing that somebody is under treatment, or that a child needs support. */
const HINTS_AT_HEALTH = /^(?:support-systems-leaving|family-member-\d+-special-needs)$/;

/** Names and addresses of people, which no reader of a link is told in a table of answers. */
export function namesSomebody(id: string): boolean {
  return id === 'full-name' || id === 'email' || /^family-member-\d+-name$/.test(id);
}

/** Whether an answer is about money or health, or about a past that is nobody's business. */
export function isPrivate(id: string): boolean {
  const question = questionById(id);
  const section = sectionOfQuestion(id);
  return (
    HISTORY.has(id) ||
    HINTS_AT_HEALTH.test(id) ||
    question?.sensitive === 'health' ||
    question?.sensitive === 'finance' ||
    (section !== undefined && MONEY_AND_HEALTH.has(section.id))
  );
}

/** Whether a passage rests on what the second adult told: it was told for the two of them, not for a link. */
export function restsOnSecondAdult({ answers }: Basis): boolean {
  return answers.some((id) => questionOfSecondAdult(id) !== null);
}

/** Whether a text repeats what the customer wrote in own words. */
export function quotesTheCustomer({ answers }: Basis, text: string): boolean {
  return (
    text.includes('“') && answers.some((id) => ['text', 'textarea'].includes(questionById(id)?.type ?? ''))
  );
}
