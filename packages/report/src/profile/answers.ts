import { wordsUnder } from '@global-fit/matching/profile/text/nothingTold';
import { labelsOf } from '@global-fit/questionnaire/lists/options';
import { questionById } from '@global-fit/questionnaire/definition';
import type { Answers } from '@global-fit/questionnaire/model';
import { inSentence } from '../prose/english.ts';
import { because, type Said, words } from '../prose/said.ts';
import { secondPerson } from '../prose/secondPerson.ts';

/** Answers as the report reads them: only what was really said, never a slider that was left alone. */
export interface AnswerReader {
  readonly all: Answers;
  /** Trimmed text; null when empty, or when it says that there is nothing to tell. */
  text(id: string): string | null;
  number(id: string): number | null;
  /** The chosen values of a select or multiselect; empty when unanswered. */
  choices(id: string): readonly string[];
  has(id: string, ...values: readonly string[]): boolean;
  /** A slider that was touched; null otherwise. */
  slider(id: string): number | null;
  /**
   * The label of the chosen option, fit for the middle of a sentence, resting on the answer; null where it says nothing
   * without the list it stood in ("a mix of these").
   */
  label(id: string, value?: string): Said | null;
}

/** Labels that point at the other options of their list. */
const OF_A_LIST = /\bof these\b|^Both\b|^(?:Something|Somebody|Somewhere) else\b|^Other$|^Prefer not to say$/;

/** Reads answers by question id; what was left open, or holds spaces alone, is no answer. */
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
