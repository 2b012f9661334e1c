import { FACTS_TOLD_IN } from '@global-fit/matching/profile/text/freeTexts';
import { calledIn, isOtherWord } from '@global-fit/matching/profile/people/companionsNamed';
import { sentencesOf } from '@global-fit/matching/profile/text/sentences';
import type { Said } from '../../prose/said.ts';
import type { AnswerReader } from '../answers.ts';
import type { Movers } from '../household.ts';
import { partnerCalled } from './called.ts';

/** A partner who goes before the customer and everybody else, as told. */
export interface Ahead {
  /** "Sipho", "your partner". */
  readonly who: Said;
  readonly ids: readonly string[];
}

/** Words for going before the others, after whoever goes: "can leave first", "moves ahead", "is already there". */
const GOES_FIRST = String.raw`(?:(?:can|could|will|would|may|might|should|wants? to|plans? to|is (?:going|able) to|(?:['’]ll|['’]d)) )?(?:goes|go|leaves?|moves?|starts?|travels?|fl(?:y|ies)|comes?)(?: (?:there|over|out))? (?:first|ahead|in advance|before (?:me|us|the rest)|alone (?:at )?first)\b`;
const PARTNER = String.raw`\bmy (?:husband|wife|partner|spouse|fianc[ée]e?)`;
/** The customer comes after a person: "and we follow", "I join him later". */
const WE_FOLLOW =
  /\b(?:I|we|the rest of us|the (?:kids|children) and I|(?:me|I) and the (?:kids|children))(?:['’]ll| will| would| could| can)? (?:then )?(?:follow|join (?:him|her|them))\b/i;
const NOT = /\b(?:not|never|cannot|can['’]t|won['’]t|don['’]t)\b/i;

/** Whether a sentence has the partner go before the customer. */
function goesFirst(sentence: string, { partner }: Movers): boolean {
  if (!partner || NOT.test(sentence) || sentence.includes('?')) return false;
  const name = partner.called === null ? null : calledIn(sentence, partner.called);
  const called = name !== null && !isOtherWord(name) ? String.raw`(?<![\p{L}])${RegExp.escape(name)}` : null;
  const whom = `(?:${[PARTNER, ...(called ? [called] : [])].join('|')})`;
  const ahead = new RegExp(String.raw`${whom} ${GOES_FIRST}`, 'iu');
  const before = new RegExp(String.raw`${whom}(?![\p{L}])[^.;?!]*`, 'iu');
  return ahead.test(sentence) || (before.test(sentence) && WE_FOLLOW.test(sentence));
}

/** The partner where the household's words have them go first; null where nothing says so. */
export function partnerAhead({
  movers,
  read,
}: {
  readonly movers: Movers;
  readonly read: AnswerReader;
}): Ahead | null {
  const ids = FACTS_TOLD_IN.filter((id) =>
    sentencesOf(read.text(id) ?? '').some((sentence) => goesFirst(sentence, movers)),
  );
  return ids.length === 0 ? null : { who: partnerCalled(movers), ids };
}
