import { anyOf } from '@global-fit/matching/anyOf';

/** Words from which a question may tell its reasons, and from which it is a story with a question in it. */
const WITH_REASONS = 24;
const STORY = 40;

const wordsIn = (question: string): number => question.split(/\s+/).length;

const SENTENCES = /(?<=[.!?…])\s+/;

/** A sentence that asks, with its mark or in other words. */
const ASKS = anyOf([
  /\?/i,
  /\b(?:(?:grateful|glad|happy|good|like|love|want|wish|need|keen) to (?:know|learn|hear|understand)|wonder(?:ing)?|(?:tell|show|advise|explain to) (?:me|us)|explain|let (?:me|us) know|my question|we ask|I ask)\b/i,
  // "When Nan died …" begins a story, and so may "Where we live …".
  /^(?:(?:and|so|but|also|then|please) )?(?:what|which|who|whom|whose|why|how|whether|can|could|may|might|must|should|shall|will|would|do|does|did|is|are|am|has|have)\b(?! (?:I|we) (?:came|left|moved|was|were)\b)/i,
]);
/** A question about what was told before it, which says little by itself: "Is this true?" */
const POINTS_BACK =
  /^\W*(?:and )?(?:is|are|was|would|will|can|could|does|do|should) (?:this|that|it|these|those)\b/i;

/** A reason told within a question: "because papa's medicine is 9k"; the word "because of" names what is asked about. */
const REASON =
  /,? (?:because|bec|coz|cuz|since (?=(?:I|we|my|our|he|she|they)\b)|as (?=(?:I|we|my|our) (?:am|are|have|do)\b))(?! of\b)\b[^?.!]*/gi;

/** Whether a question tells a story around what it asks. */
export const tellsStory = (question: string): boolean => wordsIn(question) > STORY;

/** The sentences of a question that ask; all of it where none or each does. */
export function askingSentences(question: string): string {
  const sentences = question.split(SENTENCES);
  const asking = sentences.filter((one, i) => ASKS.test(one) || POINTS_BACK.test(sentences[i + 1] ?? ''));
  return asking.length > 0 ? asking.join(' ') : question;
}

/**
 * What a question asks, from the narrowest reading to the whole of it: its asking sentences without the reasons told
 * in them, with these, and all that was written. A short question is read whole.
 */
export function narrowed(question: string): readonly string[] {
  if (wordsIn(question) <= WITH_REASONS) return [question];
  const asking = tellsStory(question) ? askingSentences(question) : question;
  return [...new Set([asking.replace(REASON, '').trim(), asking, question])];
}
