import { LANGUAGES } from '@global-fit/questionnaire/languages';

/** An empty field, or one that says there is nothing to say. */
const NO_NEEDS = /^(?:no|none|nothing|not any|n\/?a|-+)?[.!]?$/i;

const NAMED = LANGUAGES.map(({ name }) => name.replace(/ \(.*\)$/, '')).join('|');
const LANGUAGE = new RegExp(`\\b(?:${NAMED}|Mandarin|languages?)\\b`, 'i');
/** Words of what a class in a new language is not: "sign language", "speech therapy in English". */
const MORE_THAN_A_LANGUAGE =
  /\bsign\b|\bspeech\b|\blanguage (?:disorder|delay|impairment|therap\w+)|\btherap|\bdys(?:lexi|calculi|praxi|graphi)|\bdeaf|\bhearing\b|\bautis|\bADHD\b|\bdisorder\b|\bdisab|\blearning (?:disab|difficult)|\bspecial (?:school|class|education|educational)/i;
/** A part of a line that goes on about the language: "about A2", "needs some help at first". */
const GOES_ON =
  /^(?:(?:at |about |roughly |level )*(?:A1|A2|B1|B2|C1|C2|beginner|basic|intermediate)(?: level| at (?:best|most))?|(?:s?he |they |but |and |so )*(?:will |would |may |might )?(?:needs?|wants?) (?:some |extra |a little |a bit of )?(?:help|support|lessons|time)(?: (?:at first|there|in (?:class|lessons)|with lessons))?)$/i;

/** Whether a line on somebody's needs names any. */
export function tellsNeeds(line: string): boolean {
  return !NO_NEEDS.test(line.trim());
}

/**
 * Whether all that a line tells is a language that is still to be learned ("His English is about A2"): that is no
 * illness and no special need, and whoever arrives as a newcomer has it.
 */
export function needsLanguageAlone(line: string): boolean {
  const parts = line
    .split(/[.;,\n]/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  return (
    parts.some((part) => LANGUAGE.test(part)) &&
    !MORE_THAN_A_LANGUAGE.test(line) &&
    parts.every((part) => LANGUAGE.test(part) || GOES_ON.test(part))
  );
}
