import { questionOfSecondAdult } from '@global-fit/questionnaire/couple';
import { questionById, sectionOfQuestion } from '@global-fit/questionnaire/definition';
import type { Basis } from '../model.ts';

const MONEY_AND_HEALTH: ReadonlySet<string> = new Set([
  'financial-foundation',
  'financial-planning',
  'health-medical',
]);

/** Dealings with courts and authorities, which are as private as a bank balance. */
const HISTORY: ReadonlySet<string> = new Set([
  'general-background-history',
  'specific-immigration-history',
  'background-immigration-details',
]);

/** Ids of answers that imply medical treatment, or a child's special needs. */
const HINTS_AT_HEALTH = /^(?:support-systems-leaving|family-member-\d+-special-needs)$/;

/** Whether a question asks for a person's name or address, which link readers are never shown. */
export function namesSomebody(id: string): boolean {
  return id === 'full-name' || id === 'email' || /^family-member-\d+-name$/.test(id);
}

/** Whether an answer is about money, health or a private past. */
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

/** Whether a passage rests on what the second adult told, which was meant for the couple. */
export function restsOnSecondAdult({ answers }: Basis): boolean {
  return answers.some((id) => questionOfSecondAdult(id) !== null);
}

/** Whether a text quotes the customer's words. */
export function quotesTheCustomer({ answers }: Basis, text: string): boolean {
  return (
    text.includes('“') && answers.some((id) => ['text', 'textarea'].includes(questionById(id)?.type ?? ''))
  );
}
