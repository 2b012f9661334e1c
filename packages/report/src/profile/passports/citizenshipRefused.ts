import { anyOf } from '@global-fit/matching/anyOf';
import type { AnswerReader } from '../answers.ts';
import { TOLD_OF_THEMSELVES } from '@global-fit/matching/profile/text/freeTexts';

const NO_WISH = anyOf([
  /\b(?:(?:do|does|will|would|shall) not|don['’]t|won['’]t|never)\b/,
  /\b(?:no (?:wish|intention|desire|plans?)|not (?:interested|going|planning|willing))\b/,
]).source;
/** With a condition attached, it is no refusal yet. */
const NO_CONDITION = String.raw`(?![^.;!?\n]*\b(?:unless|until|if|without)\b)`;
/** A few words of the same sentence; "do not want to lose my citizenship" refuses nothing. */
const GAP = String.raw`(?:(?!\b(?:lose|losing|give up|giving up|renounce|renouncing|keep)\b)[^.;!?\n]){0,30}`;
const ANOTHER = anyOf([
  /\b(?:become|becoming|be) (?:an? |its |their )?(?:\w+ )?citizens?\b/,
  /\bnaturali[sz](?:e|ing|ation)\b/,
  /\b(?:take|taking|acquire|acquiring|apply(?:ing)? for|change|changing|get|getting|want|in|another|new|second|its|local) (?:an? |the |its |my |our |another |new |second |local ){0,2}(?:citizenship|nationality|passport)\b/,
]).source;
/** A refusal and the citizenship refused. */
const REFUSED = new RegExp(`(?:${NO_WISH})${NO_CONDITION}${GAP}(?:${ANOTHER})`, 'i');

/** Ids of the answers that refuse another citizenship; null where none does. */
export function citizenshipRefused({ read }: { readonly read: AnswerReader }): readonly string[] | null {
  if (read.has('visa-preference', 'citizenship')) return null;
  const found = TOLD_OF_THEMSELVES.filter(
    (id) => id !== 'deal-breakers' && REFUSED.test(read.text(id) ?? ''),
  );
  return found.length > 0 ? found : null;
}
