import type { Answers } from '@global-fit/questionnaire/model';
import { withAnswer } from './partnerAnswers.ts';
import type { Filled } from './keptForm.ts';
import { formMark } from './unsentForm.ts';

/** A form merged from what is here and what was sent from elsewhere meanwhile. */
export interface Merged extends Filled {
  /** Number of questions answered only elsewhere; those answers are taken over. */
  readonly taken: number;
  /** Number of questions answered differently in both places; the answers here are kept. */
  readonly both: number;
}

/** The answer to a question, or the name where the question is null, in a normal form. */
const saidTo = ({ name, answers }: Filled, id: string | null): string => {
  const answer = id === null ? undefined : answers[id];
  return id === null
    ? formMark({ name, answers: {} })
    : formMark({ name: '', answers: answer === undefined ? {} : { [id]: answer } });
};

/**
 * Merges, question by question, what was changed in two places since `base`: a change in one place is kept, and where
 * both changed the same question, `mine` wins as the newer one, since it is being sent now.
 */
export function mergeForms(base: Filled, mine: Filled, theirs: Filled): Merged {
  const counts = { taken: 0, both: 0 };
  const standsAsThere = (id: string | null): boolean => {
    const [before, here, there] = [base, mine, theirs].map((form) => saidTo(form, id));
    if (there === before || there === here) return false;
    counts[here === before ? 'taken' : 'both'] += 1;
    return here === before;
  };
  const ids = new Set([base, mine, theirs].flatMap(({ answers }) => Object.keys(answers)));
  let answers: Answers = mine.answers;
  for (const id of ids) if (standsAsThere(id)) answers = withAnswer(answers, id, theirs.answers[id]);
  const name = standsAsThere(null) ? theirs.name : mine.name;
  return { name, answers, ...counts };
}

/** The message about a merge; `isDeleted` where what had been sent was deleted elsewhere. */
export function mergedWords({ taken, both }: Pick<Merged, 'taken' | 'both'>, isDeleted: boolean): string {
  const told = isDeleted
    ? 'What was sent by this link was deleted in another tab or on another device in the meantime. What you changed here still stands.'
    : [
        'Answers were sent by this link from another tab or device in the meantime.',
        ...(taken > 0 ? ['What was changed there alone stands in this form now.'] : []),
        ...(both > 0 ? ['Where both changed the same, your answer from here stands.'] : []),
      ].join(' ');
  return `${told} Nothing is sent yet: look through the form and send it once more.`;
}
