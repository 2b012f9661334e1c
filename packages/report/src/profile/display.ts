import { tellsUnsafe } from '@global-fit/matching/conditions/unsafe';
import { questionById } from '@global-fit/questionnaire/definition';
import { displayValue } from '@global-fit/questionnaire/answers/display';
import type { Answer, Question } from '@global-fit/questionnaire/model';
import { tellsPrivate, tellsPrivateIn } from './discretion.ts';

interface Manner {
  /** Whether discretion was asked for. */
  readonly discreet?: boolean;
  /** Whether free text is put in quotation marks. */
  readonly quoted?: boolean;
}

interface DisplayedQuestion {
  readonly label: string;
  /** An answer as a table shows it, or a note that there is one where its words may not be repeated. */
  value(answer: Answer | undefined, manner?: Manner): string;
}

const LONGEST = 120;

/** City and country only; a report prints no street or postcode. */
function placeOf(answer: Answer | undefined): string {
  const { city, region, country } = answer ?? {};
  return [city ?? region, country].filter((part) => part !== undefined && part !== '').join(', ');
}

/** Questions whose lines the report repeats beside its reading, private or not, unless they tell of danger. */
const READ_BACK: ReadonlySet<string> = new Set(['deal-breakers', 'specific-questions']);

/**
 * Whether an answer is withheld: always health, history, family and private texts; under discretion all free text.
 */
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
