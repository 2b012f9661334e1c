import { anyOf } from '@global-fit/matching/anyOf';
import { askedQuestions, MOST_ASKED } from '@global-fit/questionnaire/askedQuestions';

/** As many of the customer's questions as are answered. */
export const questionsIn = (text: string): readonly string[] => askedQuestions(text).slice(0, MOST_ASKED);
/** The questions beyond them. */
export const leftOutOf = (text: string): readonly string[] => askedQuestions(text).slice(MOST_ASKED);

/** An identity that is what the question is about: "as a Black family", "as a gay couple". */
const IDENTITY =
  '(?:black|brown|asian|african|arab|latin|hispanic|roma|mixed|inter|indigenous|muslim|jewish|sikh|hindu|christian|gay|lesbian|queer|trans|same-sex|unmarried|disabled|dependants?|dependents?)';
// What somebody ceases to be is what they ask about.
const ASKER = new RegExp(
  String.raw`(?<!\b(?:stop|cease|avoid|from|end|without)),? \b(?:as|being|since I am|given that I am) an? (?!(?:[\w-]+ )?${IDENTITY})[^,?;]{0,30}?\b(?:pensioner|retiree|retired (?:person|woman|man|teacher|couple)|citizen|national|resident|foreigner|newcomer|expat|single woman|single man|couple|family)s?\b[^,?;]*`,
  'gi',
);
const AGE =
  /,? ?\b(?:before|until|till|at|below|under|from|after|when|once) (?:(?:I|we|she|he) (?:am|are|is|reach(?:es)?|get(?:s)?|turns?) (?:to |of )?)?(?:the |my |our )?state pension age\b/gi;

/** What people say in their own favour, which is no subject of their question: "I am a good mother, I go to church". */
const IN_OWN_FAVOUR =
  /(?<=^|[.,;!] ?|\band )(?:I|we) (?:(?:am|are) (?:an? )?(?:very |really )?(?:good|honest|decent|clean|peaceful|hard[- ]?working|law[- ]abiding|serious|quiet)\b[^.,;?!]{0,30}|(?:always |both )?(?:go|went|going) to (?:church|mosque|temple|Mass)\b[^.,;?!]{0,20}|(?:always |both )?work (?:very |so )?hard\b|pay (?:for )?everything\b[^.,;?!]{0,20})(?=[.,;!])[.,;!]? ?/gi;

/** Subjects for which the asker's passport is the point. */
const BY_PASSPORT =
  /\b(?:banks?|banking|(?:bank|brokerage|savings) accounts?|brokers?|sanction\w*|extradit\w*)\b/i;

/** A frequent misspelling: "do I loose my passport?". */
const LOOSE = /\bloose(?=[sd]? (?:my|our|the|it|his|her|their|them)\b)/gi;

/** Grandparents as a family calls them: "my gran", "our nonno", "her great-gran". */
const WHOSE = String.raw`((?:my|our|his|her|their|\w+['’]s) (?:late )?(?:great[- ]?)*)`;
const GRANDMOTHER = new RegExp(
  String.raw`\b${WHOSE}(?:gran(?:ny)?|nana?|nonna|oma|abuela|babushka)(?![\p{L}-])`,
  'giu',
);
const GRANDFATHER = new RegExp(
  String.raw`\b${WHOSE}(?:grand?ad|grandpa|nonno|opa|abuelo|dedushka)(?![\p{L}-])`,
  'giu',
);

/** The same as a name: "through Nan", "When Gran died". */
const BY_NAME =
  /(?<![\p{L}-])(?:Nana?|Gran(?:ny)?|Grandma|Nonna|Oma|Babcia|Babushka)(?![\p{L}'’-])(?= (?!Canaria)\p{Ll}|[.,;?!]|$)/gu;

/** Teaching at a school as a profession: "can I teach maths in a French lycée". */
const TEACHES =
  /\b((?:can|could|may|might|will) (?:I|we|he|she)|(?:I|we) (?:want|would like) to) teach(?: (?!in\b|at\b|my\b|our\b|the\b)[\w-]+){0,2}(?= (?:in|at)\b[^?]{0,30}\b(?:schools?|lyc[eé]es?|college|gymnasium)(?!\w)| (?:there |abroad )?with (?:my|our|an?)\b)/gi;

/** A question as it would be spelt, without what only says who asks: "as a British pensioner", "before State Pension age". */
export function subjectOf(question: string): string {
  const spelt = question
    .replace(LOOSE, 'lose')
    .replace(IN_OWN_FAVOUR, '')
    .replace(TEACHES, '$1 work as a teacher')
    .replace(/ & /g, ' and ')
    .replace(/(?<![\d.,])(\d{1,3}(?:[.,]\d)?) thousand\b/gi, '$1k')
    .replace(GRANDMOTHER, '$1grandmother')
    .replace(BY_NAME, 'my grandmother')
    .replace(GRANDFATHER, '$1grandfather');
  if (BY_PASSPORT.test(spelt)) return spelt;
  return spelt.replace(ASKER, ' ').replace(AGE, ' ').replace(/\s+/g, ' ').trim();
}

/** General words that reveal no subject. */
const GENERAL = anyOf([
  /^(?:what|which|whom?|whose|when|where|why|how|whether|does|did|can|could|may|must|should|shall|will)$/i,
  /^(?:would|are|has|have|had|been|being|and|but|the|that|this|these|those|there|they|them|you|our|ours)$/i,
  /^(?:mine|her|his|him|she|its|not|for|from|with|into|about|after|before|than|then|too|also|any|all|one)$/i,
  /^(?:get|got|need|want|take|takes|taken|long|much|many|cost|costs|pay|pays|paid|happens?|possible|first)$/i,
  /^(?:day|date|work|works|really|if)$/i,
]);

/** The words of a question, or a part of one, that tell its subject. */
export const subjectWords = (text: string): readonly string[] =>
  (text.match(/\p{L}{3,}/gu) ?? []).filter((word) => !GENERAL.test(word));

/** Words that ask whether a right or payment from home continues. */
export const KEPT =
  /\b(?:keep|kept|continu\w+|still|lose|stops?|go on|stay insured|from home|back home|carry over|export\w*)\b/i;

/** Words that refer to the previous part: "the Dutch one", "will they deduct". */
const STANDS_FOR = anyOf([
  /\b(?:of|on|in on|with|under|through|for|is|are|was|does|do|will|would) (?:it|them)\b/i,
  /\b(?:the|my|our|his|her|their) (?!(?:loved|little|young|dear) )(?:\w+ )?ones?\b(?!-)/i,
  /\b(?:take|carry|accept|fly|transport|let in) (?:him|her|it|them)\b/i,
  /\b(?:get|gets|getting|buy|buying|find|finding|obtain|refill) (?:it|them)\b/i,
  /\b(?:do|does|will|would) they (?:\w+ )?(?:take|deduct|withhold|charge)\b/i,
  /\b(?:my|our|his|her|their) (?:own|old|present|current|first)(?= ?(?:[?.!]|$))/i,
]);
/** A part that depends on the previous one: "may we bring three months of it", but not "which school takes her". */
const OF_IT = new RegExp(
  String.raw`^(?!which (?:\w+ )?(?:schools?|universit\w+|hospitals?|clinics?|doctors?)\b).*(?:${STANDS_FOR.source})`,
  'i',
);

/**
 * The parts of a question that stand alone: "Can I marry there, and could I bring a husband?". A part about "it" or
 * "the Dutch one" stays with the previous part.
 */
export function partsOf(question: string): readonly string[] {
  return (
    question
      .split(
        /((?<=\?)\s+|(?:;|,? (?:and|or|but)) +(?=(?:do|does|did|can|could|may|might|must|should|shall|will|would|is|are|am|has|have|what|which|how|who|whom|where|when|why|whether|if|(?:after|within|for) how (?:long|many))\b(?! (?:it|that|this|they)\b)|(?:(?:the|my|our) )?(?:kids|children|child|son|daughter|wife|husband|partner|parents) (?:too|as well|also)\b))/i,
      )
      // The array alternates between parts and the separators between them.
      .reduce<readonly string[]>((before, piece, i, all) => {
        if (i % 2 === 1) return before;
        const joint = all[i - 1] ?? '';
        return before.length > 0 && OF_IT.test(piece)
          ? [...before.slice(0, -1), `${before.at(-1)}${joint}${piece}`]
          : [...before, piece];
      }, [])
      .map((part) => part.trim())
      .filter((part) => part !== '')
  );
}

/** Whom to ask about a possible offence: nobody who keeps a file. */
export const LAWYER =
  'a lawyer there, who is bound to silence, and to no office or embassy (the text of the law is public)';
