/** What a rewording may not introduce. */
const FORMS: readonly RegExp[] = [
  /[\r\n\t]/,
  /[*_#`~|<>[\]{}\\^]/,
  /https?:|www\.|\b[a-z0-9-]+\.(?:com|org|net|io|gov|eu)\b|@/i,
  /\p{Extended_Pictographic}|[\u{1F1E6}-\u{1F1FF}]/u,
  /!/,
  /[“”"]/,
  /\p{Cc}|\p{Cf}/u,
  / {2,}/,
  /…|\.\.\./,
  /—/,
];

const TONES: readonly RegExp[] = [
  /\b(?:I|I’m|I'm|me|my|mine)\b/,
  /\b(?:we|us|our|ours)\b/i,
  /\b(?:AI|assistant|language model|chatbot|as requested|rewritten|rephrased|paragraph)\b/i,
  /^(?:certainly|sure|of course|here is|here’s|absolutely)\b/i,
  /\b(?:guarantee|guaranteed|guarantees|promise|promises|ensure|ensures|definitely|undoubtedly|certain|always|never|risk-free|hassle-free|effortless(?:ly)?|simply|perfect(?:ly)?|ideal(?:ly)?)\b/i,
  /\b(?:amazing|stunning|vibrant|breathtaking|bustling|nestled|paradise|gem|dream|unforgettable|world-class|unparalleled|exciting|delve|tapestry|boasts)\b/i,
];

/** Words that must occur in both texts or in neither, because they carry the sense. */
const SENSES: readonly RegExp[] = [
  /\b(?:more|higher|above|greater|over|exceed(?:s|ed)?|longer|larger|warmer|dearer|rises?|rising|up)\b/i,
  /\b(?:less|lower|fewer|below|under|shorter|smaller|colder|cooler|cheaper|falls?|falling|down)\b/i,
  /\b(?:high|strong|good|common|many|safe|rich|warm|hot)\b/i,
  /\b(?:low|weak|poor|bad|rare|rarely|few|thin|unsafe|cold|cool|dangerous)\b/i,
  /\b(?:about|around|roughly|approximately|some|nearly|almost)\b/i,
  /\b(?:at least|minimum|no less than)\b/i,
  /\b(?:at most|up to|maximum|no more than)\b/i,
  /\b(?:must|have to|has to|required?|requires|need to|needs to|obliged)\b/i,
  /\b(?:may|might|can|could|possibl[ey]|perhaps)\b/i,
  /\b(?:likely|usually|often|mostly|as a rule|in general|tends?|most)\b/i,
  /\b(?:on record|records?|recorded|low confidence)\b/i,
  /\b(?:before|until|by the time|ahead)\b/i,
  /\bafter\b/i,
];

const NEGATIONS =
  /\b(?:not|no|nor|neither|never|none|nobody|nothing|without|cannot|hardly|barely|unless)\b|n[’']t\b/gi;
const negations = (text: string): number => (text.match(NEGATIONS) ?? []).length;

const brings = (patterns: readonly RegExp[], own: string, rewritten: string): boolean =>
  patterns.some((pattern) => pattern.test(rewritten) && !pattern.test(own));

/** Whether a rewording is trimmed, not empty, ends like the original and adds no markup. */
export const soundForm = (own: string, rewritten: string): boolean =>
  rewritten.trim() === rewritten &&
  rewritten !== '' &&
  /[.?)]$/.test(rewritten) === /[.?)]$/.test(own) &&
  !brings(FORMS, own, rewritten);

/** Whether it adds no tone that the original lacks, such as praise or promises. */
export const soundTone = (own: string, rewritten: string): boolean => !brings(TONES, own, rewritten);

/** Whether it negates as often as the original, and hedges, compares and orders in time where that does. */
export const sameSense = (own: string, rewritten: string): boolean =>
  negations(own) === negations(rewritten) &&
  SENSES.every((sense) => sense.test(own) === sense.test(rewritten));

const count = (text: string): number => text.split(/\s+/).filter((word) => word !== '').length;

/** Bounds on a rewording's words and characters as shares of the original's, with some slack for short lines. */
const FEWEST_WORDS = { share: 0.6, less: 1 };
const MOST_WORDS = { share: 1.4, more: 2 };
const MOST_CHARACTERS = { share: 1.6, more: 20 };

/** Whether a rewording is about as long as the original. */
export function soundLength(own: string, rewritten: string): boolean {
  const [before, after] = [count(own), count(rewritten)];
  return (
    after >= before * FEWEST_WORDS.share - FEWEST_WORDS.less &&
    after <= before * MOST_WORDS.share + MOST_WORDS.more &&
    rewritten.length <= own.length * MOST_CHARACTERS.share + MOST_CHARACTERS.more
  );
}

const ENGLISH =
  /\b(?:the|a|an|of|to|in|is|are|and|for|with|that|it|on|at|by|from|as|you|your|this|which|there|be|or|if)\b/gi;
const FOREIGN =
  /\b(?:der|die|das|und|ist|nicht|mit|le|les|des|est|une|que|los|las|del|para|con|por|una|il|che|gli|não|uma|het|een|och|att)\b/gi;

const smallWords = (text: string): number => (text.match(ENGLISH) ?? []).length / Math.max(1, count(text));
/** The least share of function words in English prose. */
const ENOUGH = 0.14;

/** Whether a rewording is English: Latin script, enough English function words and hardly any foreign ones. */
export function isEnglish(own: string, rewritten: string): boolean {
  const foreign = (rewritten.match(FOREIGN) ?? []).length - (own.match(FOREIGN) ?? []).length;
  const strange = /\p{L}/u.test(rewritten.replace(/\p{Script=Latin}|µ/gu, ''));
  return !strange && foreign <= 1 && smallWords(rewritten) >= Math.min(ENOUGH, 0.6 * smallWords(own));
}
