import { isAnswered } from '../answers/answered.ts';
import type { Answer, Question } from '../model.ts';
import type { Fault } from './problems.ts';
import { valueFault } from './valueRules.ts';

const ANSWER_EXPECTED: Fault = { type: 'answer_expected', message: 'Please answer in the form of a value.' };
const IMPORTANCE: Fault = { type: 'importance', message: 'Importance must be a whole number from 1 to 5.' };
const CONTEXT: Fault = { type: 'context', message: 'Please use at most 2000 characters of context.' };
const LOCATION: Fault = {
  type: 'location',
  message: 'Please choose a place from the list or type it again.',
};

const CONTEXT_MAX_LENGTH = 2000;
const PLACE_MAX_LENGTH = 300;

/** The parts of a place in a location answer. */
export const PLACE_PARTS = [
  'city',
  'region',
  'country',
  'countryCode',
  'postalCode',
  'formattedAddress',
] as const satisfies readonly (keyof Answer)[];

function importanceFault(importance: unknown): Fault | null {
  if (importance === undefined) return null;
  const valid = typeof importance === 'number' && Number.isInteger(importance);
  return valid && importance >= 1 && importance <= 5 ? null : IMPORTANCE;
}

function contextFault(context: unknown): Fault | null {
  if (context === undefined) return null;
  return typeof context === 'string' && context.length <= CONTEXT_MAX_LENGTH ? null : CONTEXT;
}

function within(value: unknown, limit: number): boolean {
  return typeof value === 'number' && Math.abs(value) <= limit;
}

function validCoordinates(coordinates: unknown): boolean {
  if (typeof coordinates !== 'object' || coordinates === null) return false;
  const { lat, lng } = coordinates as { lat?: unknown; lng?: unknown };
  return within(lat, 90) && within(lng, 180);
}

function placeFault(answer: Answer): Fault | null {
  for (const part of PLACE_PARTS) {
    const text: unknown = answer[part];
    if (text !== undefined && (typeof text !== 'string' || text.length > PLACE_MAX_LENGTH)) return LOCATION;
  }
  if (answer.countryCode !== undefined && !/^([a-z]{2})?$/.test(answer.countryCode)) return LOCATION;
  return answer.coordinates === undefined || validCoordinates(answer.coordinates) ? null : LOCATION;
}

/**
 * The fault of the complete answer to a visible question, or null: of its value first, then of importance, context
 * and place. Accepts anything and never throws.
 */
export function answerFault(question: Question, answer: unknown, required: boolean): Fault | null {
  if (answer == null) return valueFault(question, undefined, required);
  if (typeof answer !== 'object' || Array.isArray(answer)) return ANSWER_EXPECTED;
  const given = answer as Answer;
  const fault = valueFault(question, given.value, required);
  if (fault || !isAnswered(given)) return fault;
  return (
    importanceFault(given.importanceValue) ??
    contextFault(given.context) ??
    (question.type === 'location' ? placeFault(given) : null)
  );
}
