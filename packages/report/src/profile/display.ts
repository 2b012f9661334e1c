import { questionById } from '@global-fit/questionnaire/definition';
import { displayValue } from '@global-fit/questionnaire/display';
import type { Answer, Question } from '@global-fit/questionnaire/model';
import { tellsPrivate, tellsPrivateIn } from './discretion.ts';

interface DisplayedQuestion {
  readonly label: string;
  /** An answer as a table shows it: own words in quotation marks, or that there are some where none may come back. */
  value(answer: Answer | undefined, discreet?: boolean): string;
}

const LONGEST = 120;

/** City and country of a place; streets and postal codes are nobody's business in a report. */
function placeOf(answer: Answer | undefined): string {
  const { city, region, country } = answer ?? {};
  return [city ?? region, country].filter((part) => part !== undefined && part !== '').join(', ');
}

/** Lines that a report repeats beside what became of them, private or not. */
const READ_BACK: ReadonlySet<string> = new Set(['deal-breakers', 'specific-questions']);

/** Health, history and family are never repeated, nor is what is private, and under discretion no own word is. */
function isKeptQuiet({ id, type, sensitive }: Question, text: string, discreet: boolean): boolean {
  if (type !== 'textarea') return discreet && tellsPrivate(text);
  const never = sensitive === 'health' || sensitive === 'immigration' || id === 'unique-family-situation';
  return discreet || never || (!READ_BACK.has(id) && tellsPrivateIn(id, text));
}

/** A question and its answers as a table shows them. */
export function displayOf(id: string): DisplayedQuestion {
  const question = questionById(id);
  return {
    label: question?.question ?? id,
    value(answer, discreet = false) {
      if (!question) return '–';
      const text = question.type === 'location' ? placeOf(answer) : displayValue(question, answer).trim();
      if (text === '') return 'not answered';
      if (isKeptQuiet(question, text, discreet)) return 'answered';
      const told = text.length > LONGEST ? `${text.slice(0, LONGEST - 2)} …` : text;
      return ['text', 'textarea'].includes(question.type) ? `“${told.replaceAll(/["“”]/g, '’')}”` : told;
    },
  };
}
