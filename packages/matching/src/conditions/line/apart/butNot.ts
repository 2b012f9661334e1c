import { livesWith } from '../../own/hedged.ts';
import { plainly } from '../../own/ownTerms.ts';

const BUT =
  /^(.+?),?\s+but\s+((?:(?:definitely|absolutely|please|certainly)\s+)*(?:no|not|never|without|nothing)\b.+)$/i;
const REFUSES = /\b(?:no|not|never|without|only|cannot|unless|except)\b|n't\b/;
const SETS = new RegExp(`\\bmust\\b|${REFUSES.source}`);
/** What is asked for in words that nobody has for what they fear: "must be near the sea", "low taxes". */
const ASKS =
  /^(?:must|low|lower|good|great|decent|excellent|safe|cheap|affordable|fast|reliable|near|close to|by the|english|(?:gay|lgbt\w*|queer)[- ]?friendly)\b/;
/** "Good hospitals but not expensive": the price is that of the hospitals. */
const ITS_PRICE =
  /^(?:not|never|nothing) (?:too |very |so |overly )*(?:expensive|overpriced|costly|pricey|dear)\b/;
/** "Winter can be cold but not dark": behind the "but" an adjective of the season before it; "winter sun" is no season. */
const SEASON =
  /^(?:the |our |its )?(winters?|summers?)\b(?= (?:in [\p{L}' -]+ )?(?:can|may|might|could|should|must|will|is|are)\b)/u;
const ADJECTIVE = /^(?:not|never) ((?:(?:too|very|so|overly) )?[\p{L}-]+)[.!]*$/u;
/** "Winter can be cold": said of what may be, and asked of no place. */
const MAY_BE = /\b(?:can|may|might|could) (?:be|get)\b/;
const OF_A_PLACE = /^(?:must be )?(?:safe|near|close to|by the)\b/;

/** "I'm not against Islam but no sharia", "no offence but not Florida": what is said so that nobody takes it amiss. */
const AMENDS =
  /^(?:(?:i am|i'm|we are|we're) )?(?:not (?:against|anti|racist|sexist|homophobic|prejudiced|religious)|nothing against|no offen[cs]e)\b/;
const NOT_PICKY = /^(?:(?:i am|i'm|we are|we're) )?not (?:political|picky|fussy)\b/;

/** A wish or a remark, and the refusal behind its "but". */
export interface ButNot {
  readonly wish: string;
  readonly refusal: string;
  /** The first part asks for nothing. */
  readonly isRemark: boolean;
  /** The first part makes amends for the refusal, which asks for nothing: "not against gays but no gay marriage". */
  readonly isAmends: boolean;
  /** The first part is a condition as well, where a rule reads it. */
  readonly asks: boolean;
  /** The refusal is of the thing wished for, and of no place. */
  readonly isOfThing: boolean;
}

/** Whether what stands before the "but" only tells what its writer can live with: "cold is fine", "I'm not picky". */
const isLivedWith = (plain: string): boolean =>
  livesWith(plain) ||
  AMENDS.test(plain) ||
  NOT_PICKY.test(plain) ||
  /^(?!.*\b(?:no|not|never|must|only)\b).*\b(?:ok(?:ay)?|fine|acceptable|bearable)$|\b(?:do not|don't) mind\b/.test(
    plain,
  );

/** "Warm but not humid", "I don't mind heat but no humidity"; null where the first part refuses something as well. */
export function butNotIn(line: string): ButNot | null {
  const [, wish = '', refusal = ''] = BUT.exec(line) ?? [];
  const plain = plainly(wish).trim();
  const [, season] = SEASON.exec(plain) ?? [];
  const [, adjective] = ADJECTIVE.exec(plainly(refusal).trim()) ?? [];
  const isRemark = isLivedWith(plain) || (season !== undefined && MAY_BE.test(plain));
  const asks = !isRemark && ASKS.test(plain) && !REFUSES.test(plain);
  const isOfThing = ITS_PRICE.test(plainly(refusal).trim()) && !OF_A_PLACE.test(plain);
  return wish !== '' && (isRemark || asks || !SETS.test(plain))
    ? {
        wish,
        refusal: season && adjective ? `no ${adjective} ${season}` : refusal,
        isRemark,
        isAmends: AMENDS.test(plain),
        asks,
        isOfThing,
      }
    : null;
}
