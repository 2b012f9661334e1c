import { anyOf } from '../../anyOf.ts';
import type { LineReading } from '../../model/dealBreaker.ts';

/** The deal-breaker against learning another language. */
export const OWN_LANGUAGES = 'own-languages';

const HAS_TO_LEARN =
  /\b(?:must|needs? to|have to|has to|having to|(?:forced|required|obliged|expected|made) to|refuses? to|too old to|no|not|cannot|can't(?! wait\b)|unable to|without)\b(?:(?!\b(?:able|offers?|courses?)\b)[^.;]){0,20}\b(?:learn(?:ing)?|study(?:ing)?)\b (?:[\w'-]+ ){0,3}?languages?\b/;
/** "We don't speak any other language and at our age won't learn one": the language is named before the learning. */
const LEARNS_NONE = anyOf([
  /\blanguages?\b[^.;]{0,30}\b(?:(?:will|can|could) ?not|can't|(?:do|would) not want to|not going to|unable to|too old to) (?:\w+ )?learn(?: (?:one|it|another|a new one|any more))?[\s.!]*$/,
  /^(?:i|we) (?:only|just) (?:speak|know) \w+[^.;]{0,20}\b(?:will|can|do|would)(?: not|n't)(?: want to| like to)? learn(?: (?:another|others?|any other|more|a new one))?[\s.!]*$/,
]);
/** "No new language", "a new language at my age": nothing else stands in the line. */
const NEW_LANGUAGE =
  /^(?:(?:no|an?|any|the|big|huge) )*language barriers?$|^(?:no|not|without|never)? ?(?:an? |any )?(?:new|other|foreign|further|second|third) languages?(?: (?:at (?:my|our) age|for (?:me|us)|again|any ?more|to learn|please))*$/;
/** Of an exam, of children, of those who wish to learn or find no lessons: another thing than daily life. */
const OF_OTHERS =
  /\b(?:tests?|exams?|certificates?|citizenship|naturali\w+|children|child|kids?|sons?|daughters?|schools?|sign language|able|chance|possib\w+|opportunit\w+|where to|courses?|programming)\b/;

/** What the language is to be learned for, where that is something else than daily life: "before I study". */
const FOR_A_PURPOSE =
  /\b(?:before|to|for|until) (?:[\w'-]+ ){0,4}(?:stud(?:y|ies|ying)|universit(?:y|ies)|college|degrees?|masters?|bachelors?|programmes?|programs?|enrol\w*|permits?|visas?|permanent residen\w+)\b/i;

/** "A difficult language like Hungarian": others may be learned. */
const SOME_OF_THEM =
  /\b(?:difficult|hard|harder|impossible|complicated|tonal|exotic) (?:new |foreign )?languages?\b|\blanguages? (?:like|such as|with|as (?:hard|difficult))\b/;

/** "A place where I must learn another language": daily life has to work in those that are spoken already. */
export function ownLanguagesIn(plain: string): LineReading | null {
  return (HAS_TO_LEARN.test(plain) || LEARNS_NONE.test(plain) || NEW_LANGUAGE.test(plain)) &&
    !OF_OTHERS.test(plain) &&
    !SOME_OF_THEM.test(plain) &&
    !FOR_A_PURPOSE.test(plain)
    ? { id: OWN_LANGUAGES, label: 'daily life in a language you speak' }
    : null;
}
