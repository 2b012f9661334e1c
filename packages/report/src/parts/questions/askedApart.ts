import { anyOf } from '@global-fit/matching/anyOf';
import { subjectWords } from './clauses.ts';

/** Lengths in words from which reasons are left out of a question, and from which a question is treated as a story. */
const WITH_REASONS = 24;
const STORY = 40;

const wordsIn = (question: string): number => question.split(/\s+/).length;

const SENTENCES = /(?<=[.!?…])\s+/;

/** A sentence that asks something, with a question mark or without. */
const ASKS = anyOf([
  /\?/i,
  /\b(?:(?:grateful|glad|happy|good|like|love|want|wish|need|keen) to (?:know|learn|hear|understand)|wonder(?:ing)?|(?:tell|show|advise|explain to) (?:me|us)|explain|let (?:me|us) know|my question|we ask|I ask)\b/i,
  // "When Nan died …" begins a story, and so may "Where we live …".
  /^(?:(?:and|so|but|also|then|please) )?(?:what|which|who|whom|whose|why|how|whether|can|could|may|might|must|should|shall|will|would|do|does|did|is|are|am|has|have)\b(?! (?:I|we) (?:came|left|moved|was|were)\b)/i,
]);
/**
 * A question that refers to the sentence before and says little by itself: "Is this true?", but not "Is it a problem
 * that I have a loan?", in which "it" is what follows.
 */
const POINTS_BACK =
  /^\W*(?:and )?(?:is|are|was|would|will|can|could|does|do|should) (?:this|that|these|those|it(?! (?:be )?(?:an? )?(?:[\w-]+ ){1,2}(?:that|if|to|when|for)\b))\b/i;
/** Words that stand for somebody or something told before: "Can she work?", "What is there for them?" */
const STANDS_FOR_TOLD = /\b(?:he|him|his|she|her|hers|they|them|theirs?|this|these|those|such|one|ones)\b/i;
/** "Are schools prepared?": what for was told before. */
const LEFT_OPEN =
  /\b(?:prepared|ready|equipped|able|aware|trained|covered|accepted|allowed|recogni[sz]ed)\s*\?$/i;
/** Words that tell of a subject from which a question needs no sentence beside it. */
const SUBJECT = 2;

/**
 * A reason given within a question: "because papa's medicine is 9k". The words "because of" name the subject instead.
 */
const REASON =
  /,? (?:because|bec|coz|cuz|since (?=(?:I|we|my|our|he|she|they)\b)|as (?=(?:I|we|my|our) (?:am|are|have|do)\b))(?! of\b)\b[^?.!]*/gi;

/** Whether a question is embedded in a story. */
export const tellsStory = (question: string): boolean => wordsIn(question) > STORY;

/** Whether a sentence asks something. */
export const asks = (sentence: string): boolean => ASKS.test(sentence);

/** The sentences of a short question that ask, where each says by itself what it asks; null where one needs the others. */
function askedAlone(question: string): string | null {
  const asking = askingSentences(question);
  const alone = asking
    .split(SENTENCES)
    .every(
      (one) =>
        one.includes('?') &&
        ![STANDS_FOR_TOLD, LEFT_OPEN].some((words) => words.test(one)) &&
        subjectWords(one).length >= SUBJECT,
    );
  return alone && asking !== question ? asking : null;
}

/** The sentences of a question that ask something; the whole text where none or all of them do. */
export function askingSentences(question: string): string {
  const sentences = question.split(SENTENCES);
  const asking = sentences.filter((one, i) => ASKS.test(one) || POINTS_BACK.test(sentences[i + 1] ?? ''));
  return asking.length > 0 ? asking.join(' ') : question;
}

/**
 * What a question asks, from the narrowest reading to the widest: the asking sentences without their reasons, with
 * them, and the whole text. A short question is read as a whole, unless what it asks stands by itself beside what it
 * tells: "Three kids in school. Is it a problem that I have a loan?"
 */
export function narrowed(question: string): readonly string[] {
  const alone = tellsStory(question) ? null : askedAlone(question);
  if (alone !== null) return [alone, question];
  if (wordsIn(question) <= WITH_REASONS) return [question];
  const asking = tellsStory(question) ? askingSentences(question) : question;
  return [...new Set([asking.replace(REASON, '').trim(), asking, question])];
}
