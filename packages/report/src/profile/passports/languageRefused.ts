import { linesOf } from '@global-fit/matching/conditions/line/apart/groups';
import { ownLanguagesIn } from '@global-fit/matching/conditions/own/ownLanguages';
import type { AnswerReader } from '../answers.ts';
import { TOLD_IN } from '@global-fit/matching/profile/text/freeTexts';

/** A refusal, and the language refused, by name or in general. */
const REFUSED =
  /\b(?:(?:[Ww]ill|[Ww]ould|[Dd]o|[Ss]hall) not|[Ww]on['’]t|[Dd]on['’]t|[Rr]efuse|[Nn]o (?:wish|intention|interest|desire)|[Nn]ot (?:willing|going|able|ready)|[Tt]oo old)\b(?:(?!\b(?:stop|miss|lose|forget)\b)[^.;!?]){0,30}\b(?:learn(?:ing)?|study(?:ing)?|take up)\b[^.;!?]{0,20}\b(?:languages?|(?!English\b)\p{Lu}\p{Ll}+)\b/u;

/** Ids of the answers that refuse to learn another language; null where none does. */
export function languageRefused({ read }: { readonly read: AnswerReader }): readonly string[] | null {
  const ruledOut = linesOf(read.text('deal-breakers') ?? '').some((line) =>
    ownLanguagesIn(line.toLowerCase()),
  );
  const found = TOLD_IN.filter(
    (id) => REFUSED.test(read.text(id) ?? '') || (id === 'deal-breakers' && ruledOut),
  );
  return found.length > 0 ? found : null;
}
