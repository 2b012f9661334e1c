import { tellsUnsafe } from '@global-fit/matching/conditions/unsafe';
import { questionById } from '@global-fit/questionnaire/definition';
import { displayValue } from '@global-fit/questionnaire/answers/display';
import type { Answer, Question } from '@global-fit/questionnaire/model';
import { tellsPrivate, tellsPrivateIn } from './discretion.ts';

interface Manner {
  /** Discretion was asked for. */
  readonly discreet?: boolean;
  /** Own words stand in quotation marks. */
  readonly quoted?: boolean;
}

interface DisplayedQuestion {
  readonly label: string;
  /** An answer as a table shows it, or that there is one where its words may not come back. */
  value(answer: Answer | undefined, manner?: Manner): string;
}

const LONGEST = 120;

/** City and country of a place; streets and postal codes are nobody's business in a report. */
function placeOf(answer: Answer | undefined): string {
  const { city, region, country } = answer ?? {};
  return [city ?? region, country].filter((part) => part !== undefined && part !== '').join(', ');
}

/** Lines that a report repeats beside what became of them, private or not, unless they tell of danger. */
const READ_BACK: ReadonlySet<string> = new Set(['deal-breakers', 'specific-questions']);

/** Health, history and family are never repeated, nor is what is private, and under discretion no own word is. */
function isKeptQuiet({ id, type, sensitive }: Question, text: string, discreet: boolean): boolean {
  if (type !== 'textarea') return discreet && tellsPrivate(text);
  const never = sensitive === 'health' || sensitive === 'immigration' || id === 'unique-family-situation';
  return discreet || never || (READ_BACK.has(id) ? tellsUnsafe(text) : tellsPrivateIn(id, text));
}

/** A question and its answers as a table shows them. */
export function displayOf(id: string): DisplayedQuestion {
  const question = questionById(id);
  return {
    label: question?.question ?? id,
    value(answer, { discreet = false, quoted = false } = {}) {
      if (!question) return '–';
      const text = question.type === 'location' ? placeOf(answer) : displayValue(question, answer).trim();
      if (text === '') return 'not answered';
      if (isKeptQuiet(question, text, discreet)) return 'answered';
      const told = text.length > LONGEST ? `${text.slice(0, LONGEST - 2)} …` : text;
      const own = ['text', 'textarea'].includes(question.type);
      return quoted && own ? `“${told.replaceAll(/["“”]/g, '’')}”` : told;
    },
  };
}
