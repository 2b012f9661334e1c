import { wordsUnder } from '@global-fit/matching/profile/text/nothingTold';
import { labelsOf } from '@global-fit/questionnaire/lists/options';
import { questionById } from '@global-fit/questionnaire/definition';
import type { Answers } from '@global-fit/questionnaire/model';
import { inSentence } from '../prose/english.ts';
import { because, type Said, words } from '../prose/said.ts';
import { secondPerson } from '../prose/secondPerson.ts';

/** Answers as the report reads them: only what was really answered, never an untouched slider. */
export interface AnswerReader {
  readonly all: Answers;
  /** Trimmed text; null where it is empty or says there is nothing to tell. */
  text(id: string): string | null;
  number(id: string): number | null;
  /** The values chosen in a select or multiselect; empty where unanswered. */
  choices(id: string): readonly string[];
  has(id: string, ...values: readonly string[]): boolean;
  /** The value of a slider that was moved; null otherwise. */
  slider(id: string): number | null;
  /**
   * The label of the chosen option, worded for the middle of a sentence and resting on the answer. Null for a label
   * that makes no sense outside its list ("a mix of these").
   */
  label(id: string, value?: string): Said | null;
}

/** Labels that refer to other options of their list. */
const OF_A_LIST = /\bof these\b|^Both\b|^(?:Something|Somebody|Somewhere) else\b|^Other$|^Prefer not to say$/;

/** A reader of answers by question id. Blank answers count as none. */
export function readAnswers(all: Answers): AnswerReader {
  const valueOf = (id: string) => all[id]?.value ?? null;

  function choices(id: string): readonly string[] {
    const value = valueOf(id);
    if (Array.isArray(value)) return value;
    return typeof value === 'string' && value !== '' ? [value] : [];
  }

  function text(id: string): string | null {
    const value = valueOf(id);
    return typeof value === 'string' ? wordsUnder(id, value) : null;
  }

  function number(id: string): number | null {
    const value = valueOf(id);
    const read = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
    return typeof read === 'number' && Number.isFinite(read) ? read : null;
  }

  return {
    all,
    text,
    number,
    choices,
    has: (id, ...values) => choices(id).some((choice) => values.includes(choice)),
    slider: (id) => (all[id]?.touched === false ? null : number(id)),
    label(id, value = choices(id)[0]) {
      const question = questionById(id);
      const label = question && value !== undefined ? labelsOf(question).get(value) : undefined;
      if (label === undefined || OF_A_LIST.test(label)) return null;
      const own = inSentence(label);
      const text = secondPerson(own, choices('relocating-family-members')[0] === 'no');
      return because(words(text), id, ...(text === secondPerson(own) ? [] : ['relocating-family-members']));
    },
  };
}
