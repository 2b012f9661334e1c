import { anyOf } from '../../anyOf.ts';
import type { Answers } from '@global-fit/questionnaire/model';
import { TOLD_ANYWHERE } from '../text/freeTexts.ts';
import { textOf } from '../text/read.ts';
import { sentencesOf } from '../text/sentences.ts';

const UNUSUAL = String.raw`(?:at night|by night|nights?|late|evenings?|early|in the (?:evenings?|early mornings?)|odd hours|any hours?|at any time)`;
const WORK = String.raw`(?:work|draw|write|code|teach|trade|deliver|take calls)`;
/** "I can work at night", "we don't mind working late", "happy to take evening calls". */
const WILLING = new RegExp(
  [
    String.raw`\b(?:can|could|am able to|am happy to|would happily|am willing to|am used to|prefer to|like to|often) (?:also |even |still )?${WORK}(?:ing)? (?:[\w’'-]+ ){0,3}?${UNUSUAL}\b`,
    String.raw`\b(?:do not|don['’]t|does not|doesn['’]t|would not|wouldn['’]t) mind (?:to )?(?:working|work|drawing|calls?) (?:[\w’'-]+ ){0,3}?${UNUSUAL}\b`,
    String.raw`\b(?:fine|ok|okay|happy|comfortable|used to) (?:with |to )?working (?:[\w’'-]+ ){0,3}?${UNUSUAL}\b`,
  ].join('|'),
  'i',
);
/** "my hours are flexible", "I choose my own hours", "our team works asynchronously". */
const OWN_HOURS = anyOf([
  /\b(?:my|our) (?:working |work |office )?(?:hours|schedule|working day) (?:are|is) (?:[\w’'-]+ ){0,2}?(?:flexible|free|my own|our own|up to me|mine)\b/i,
  /\b(?:choose|set|make|pick|decide on) (?:my|our) (?:own )?(?:working |work )?(?:hours|schedule)\b/i,
  /\b(?:am|we are|I['’]m) (?:[\w’'-]+ )?flexible (?:with|about|on|in) (?:my |the |our )?(?:working |work )?(?:hours|times?|clock|time zones?|schedule)\b/i,
  /\basynchronous(?:ly)?\b|\b(?:no|without) fixed (?:working |office )?hours\b/i,
]);
/** Negations and wishes. */
const NOT_SO =
  /\b(?:can ?not|can['’]t|could not|couldn['’]t|no longer|never|not (?:able|willing|happy|flexible)|(?:are|is) not|aren['’]t|isn['’]t|want|wish|hope|would like|if|unless|stop)\b/i;

const tells = (sentence: string): boolean =>
  !sentence.trim().endsWith('?') &&
  (WILLING.test(sentence) || OWN_HOURS.test(sentence)) &&
  !NOT_SO.test(sentence);

/** Ids of the answers in which the customer says they can work outside office hours; empty where there are none. */
export function freeHours(answers: Answers): readonly string[] {
  return TOLD_ANYWHERE.filter((id) => sentencesOf(textOf(answers, id) ?? '').some(tells));
}
