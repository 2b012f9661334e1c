import { anyOf } from '@global-fit/matching/anyOf';

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
/** A question that refers to the sentence before and says little by itself: "Is this true?" */
const POINTS_BACK =
  /^\W*(?:and )?(?:is|are|was|would|will|can|could|does|do|should) (?:this|that|it|these|those)\b/i;

/**
 * A reason given within a question: "because papa's medicine is 9k". The words "because of" name the subject instead.
 */
const REASON =
  /,? (?:because|bec|coz|cuz|since (?=(?:I|we|my|our|he|she|they)\b)|as (?=(?:I|we|my|our) (?:am|are|have|do)\b))(?! of\b)\b[^?.!]*/gi;

/** Whether a question is embedded in a story. */
export const tellsStory = (question: string): boolean => wordsIn(question) > STORY;

/** The sentences of a question that ask something; the whole text where none or all of them do. */
export function askingSentences(question: string): string {
  const sentences = question.split(SENTENCES);
  const asking = sentences.filter((one, i) => ASKS.test(one) || POINTS_BACK.test(sentences[i + 1] ?? ''));
  return asking.length > 0 ? asking.join(' ') : question;
}

/**
 * What a question asks, from the narrowest reading to the widest: the asking sentences without their reasons, with
 * them, and the whole text. A short question is read as a whole.
 */
export function narrowed(question: string): readonly string[] {
  if (wordsIn(question) <= WITH_REASONS) return [question];
  const asking = tellsStory(question) ? askingSentences(question) : question;
  return [...new Set([asking.replace(REASON, '').trim(), asking, question])];
}
