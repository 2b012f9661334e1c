import { wordsUnder } from '@global-fit/matching/profile/text/nothingTold';
import { labelsOf } from '@global-fit/questionnaire/lists/options';
import { questionById } from '@global-fit/questionnaire/definition';
import { familyMemberCount, memberQuestionId } from '@global-fit/questionnaire/family';
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

/** Households by their kind that hold no child. */
const CHILDLESS: ReadonlySet<unknown> = new Set(['couple', 'older-relatives']);

/** Ids of the answers by which nobody who moves along is a child; empty where none tells. */
function childlessIds(all: Answers): readonly string[] {
  if (all['relocating-family-members']?.value === 'no') return ['relocating-family-members'];
  if (CHILDLESS.has(all['family-composition-type']?.value)) return ['family-composition-type'];
  const members = Array.from({ length: familyMemberCount(all['number-of-family-members']?.value) }, (_, i) =>
    memberQuestionId(i + 1, 'relationship'),
  );
  const others = members.every((id) => typeof all[id]?.value === 'string' && all[id].value !== 'child');
  return others ? members : [];
}

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
      const childless = childlessIds(all);
      const text = secondPerson(own, childless.length > 0);
      return because(words(text), id, ...(text === secondPerson(own) ? [] : childless));
    },
  };
}
