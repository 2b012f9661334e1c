import { PLACE_PARTS } from './answerRules.ts';
import { isEmptyValue } from '../answers/answered.ts';
import { findCountry } from '../lists/countries.ts';
import { findLanguage } from '../lists/languages.ts';
import type { Answer, AnswerValue, Question } from '../model.ts';
import { storableText } from './storableText.ts';

const NUMERIC = /^[+-]?\d+(\.\d+)?$/;

/**
 * Normalised to composed characters, except where that would make a text longer than its field allows: some letters of
 * Hindi, Bengali and Hebrew are decomposed by the rules.
 */
function composed(text: string): string {
  const found = text.normalize('NFC');
  return found.length > text.length ? text : found;
}

function tidyText(text: string): string {
  return composed(storableText(text)).replace(/\r\n?/g, '\n').trim();
}

/** Countries and languages may be named or have other codes; ours are stored. */
function tidyChoice(question: Question, text: string): string {
  const trimmed = text.trim();
  if (question.optionSource === 'languages') return findLanguage(trimmed)?.code ?? trimmed;
  if (question.optionSource) return findCountry(trimmed)?.iso3 ?? trimmed;
  return trimmed;
}

function tidyValue(question: Question, value: unknown): unknown {
  switch (question.type) {
    case 'number':
    case 'slider':
      return typeof value === 'string' && NUMERIC.test(value.trim()) ? Number(value) : value;
    case 'select':
    case 'radio':
      return typeof value === 'string' ? tidyChoice(question, value) : value;
    case 'multiselect':
    case 'checkbox':
      if (!Array.isArray(value)) return value;
      return [
        ...new Set(value.map((item) => (typeof item === 'string' ? tidyChoice(question, item) : item))),
      ];
    default:
      return typeof value === 'string' ? tidyText(value) : value;
  }
}

function tidyPlace(given: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const place: Record<string, unknown> = {};
  for (const part of PLACE_PARTS) {
    const text = given[part];
    if (typeof text !== 'string') {
      if (text != null) place[part] = text;
      continue;
    }
    const tidy = part === 'countryCode' ? text.trim().toLowerCase() : tidyText(text);
    if (tidy !== '') place[part] = tidy;
  }
  if (given['coordinates'] != null) place['coordinates'] = given['coordinates'];
  return place;
}

/**
 * One answer in the form in which it is kept, or undefined when it says nothing. Takes an answer or a bare value;
 * what it cannot read it passes on for validation to name. Doing it twice changes nothing more.
 *
 * Text is trimmed, composed and freed of what cannot be kept, numbers given as text become numbers, countries
 * and languages become codes, repeated choices fall together, and only what belongs to the question is kept
 * beside the value.
 */
export function normaliseAnswer(question: Question, given: unknown): Answer | undefined {
  const isAnswer = typeof given === 'object' && given !== null && !Array.isArray(given);
  const parts = (isAnswer ? given : { value: given }) as Readonly<Record<string, unknown>>;
  const value = tidyValue(question, parts['value']);
  if (isEmptyValue(value as AnswerValue)) return undefined;

  const answer: Record<string, unknown> = { value };
  const { importanceValue, context } = parts;
  if (question.showImportance && importanceValue != null) answer['importanceValue'] = importanceValue;
  const tidyContext = typeof context === 'string' ? tidyText(context) : context;
  if (tidyContext != null && tidyContext !== '') answer['context'] = tidyContext;
  if (question.type === 'slider' && parts['touched'] === false) answer['touched'] = false;
  if (question.type === 'location') Object.assign(answer, tidyPlace(parts));
  return answer as unknown as Answer;
}
