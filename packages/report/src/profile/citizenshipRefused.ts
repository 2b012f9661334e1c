import type { AnswerReader } from './answers.ts';
import { TOLD_OF_THEMSELVES } from '@global-fit/matching/profile/freeTexts';

/** A refusal, and the citizenship that it is of; "do not want to lose my citizenship" refuses none. */
const REFUSED =
  /\b(?:(?:do|does|will|would|shall) not|don['’]t|won['’]t|never|no (?:wish|intention|desire|plans?)|not (?:interested|going|planning|willing))\b(?![^.;!?\n]*\b(?:unless|until|if|without)\b)(?:(?!\b(?:lose|losing|give up|giving up|renounce|renouncing|keep)\b)[^.;!?\n]){0,30}\b(?:(?:become|becoming|be) (?:an? |its |their )?(?:\w+ )?citizens?|(?:naturali[sz]e|naturali[sz]ing|naturali[sz]ation)|(?:take|taking|acquire|acquiring|apply(?:ing)? for|change|changing|get|getting|want|in|another|new|second|its|local) (?:an? |the |its |my |our |another |new |second |local ){0,2}(?:citizenship|nationality|passport))\b/i;

/** The answers in which somebody wants no other citizenship; null where none does. */
export function citizenshipRefused({ read }: { readonly read: AnswerReader }): readonly string[] | null {
  if (read.has('visa-preference', 'citizenship')) return null;
  const found = TOLD_OF_THEMSELVES.filter(
    (id) => id !== 'deal-breakers' && REFUSED.test(read.text(id) ?? ''),
  );
  return found.length > 0 ? found : null;
}
