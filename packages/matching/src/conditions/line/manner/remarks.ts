import { anyOf } from '../../../anyOf.ts';
import { plainly } from '../../own/ownTerms.ts';

/** Words that may set a condition, whatever stands around them. */
const MAY_ASK = /\b(?:no|not|never|must|only|needs?|cannot|without|unless)\b|n't\b/;

/** What is said of the line before: why it stands there, how much it counts, that there is no more to say. */
const OF_THE_LAST = anyOf([
  /^(?:and )?(?:nothing|no one thing|nobody) (?:else )?(?:matters|counts|comes|is (?:as|more))\b/,
  /^(?:and )?everything else (?:is|comes|can|matters)\b/,
  /^(?:and )?(?:(?:i|we) mean (?:it|that)|full stop|period|end of(?: story)?|no exceptions?|no discussion|thanks?|thank you|sorry)\b[^,]{0,20}$/,
  /^(?:and )?that(?:'s| is) (?:that|all|it)\b[.! ]*$/,
]);
const WHY =
  /^(?:and )?(?:that|this|it|which)(?:'s| is| was) (?:why|because|how|(?:the|my|our) (?:main|only|whole|biggest|first|most)\b|what (?:matters|counts)|a must|final)\b/;
/** What is allowed, and rules nothing out: "New Jersey cold is OK". */
const ALLOWED =
  /\b(?:is|are|'s|would be) (?:quite |perfectly |totally |just )?(?:ok|okay|fine|all right|alright|welcome|no problem)(?: (?:for|with|by) (?:me|us))?[.! ]*$/;

/** Whether a line sets no condition of its own and only speaks of the one before it. */
export function isRemark(line: string): boolean {
  const plain = plainly(line);
  return OF_THE_LAST.test(plain) || ((WHY.test(plain) || ALLOWED.test(plain)) && !MAY_ASK.test(plain));
}

const KIN = 'grandkids|grandchildren|kids|children|family|parents|dog|cat|wife|husband|sake of [\\p{L} ]+';
const SOMEBODY =
  "(?:i|we|he|she|they)|(?:my|our|his|her|their) (?:[\\p{L}'’-]+ ){0,4}?[\\p{L}'’-]+|(?-i:\\p{Lu})[\\p{L}'’-]+";
const TELLS =
  "am|is|are|was|were|has|have|had|did|lives?|works?|suffers?|struggles?|lost|got|said|says|told|grew|would(?: not|n['’]t)?|won['’]t|will not|can['’]t|cannot|\\p{L}+ed";
/** Why a condition is set, after a comma or a dash: "…, my mate lost a fortune", "…, the cardiologist said no". */
const REASON = new RegExp(
  `(?:,\\s|\\s[-–—]+\\s|\\s\\()\\s*(?:(?:because|since|given that)\\b.*|for (?:the|my|our) (?:${KIN})\\b|(?:(?:${SOMEBODY}) (?:already |really |once )?(?:${TELLS})|(?:i|we|he|she|they|it)['’](?:s|m|ve|re)|the (?:[\\p{L}-]+ )?[\\p{L}-]+ (?:said|says|told|warned|forbade))\\b.*)[\\s.!)]*$`,
  'iu',
);
/** What somebody can do in spite of it takes nothing back: "we won't at our age but can manage some phrases". */
const STILL_CAN = /\bbut (?:(?:i|we|he|she) )?(?:can|could|do|know|speak|manage)\b/gi;
/** Words by which what follows a comma goes on with the condition, and is no reason for it. */
const GOES_ON =
  /\b(?:must|needs?|has to|have to|at least|at most|more than|less than|only|unless|except|but|or)\b/i;

/**
 * A reason that its own word announces, with or without a comma: "… because my son has asthma", "… as my mother would
 * never go out". What is as it is now, or here, is compared and gives no reason.
 */
const ANNOUNCED_REASON =
  /,?\s+(?:(?:because|given that|due to|on account of|cos)\b|since (?=(?:i|we|he|she|they|it|there|my|our|their|its)\b)|(?<!\b(?:as [\p{L}-]+|same|such|treated|well|far|long|soon) )as (?=(?:i|we|he|she|my|our)\b)(?!.*\b(?:now|here|today|at home|do|does)\b)).*$/iu;
const TAKES_BACK = /\b(?:unless|except|but)\b/i;

/** A condition, and why it is set. */
export interface ReasonedCondition {
  readonly condition: string;
  readonly reason: string;
  /** Its own word says that it is the reason: it is none of the conditions itself. */
  readonly announced: boolean;
}

/** A line without the reason that follows its condition, and that reason; null where it gives none. */
export function reasonApart(line: string): ReasonedCondition | null {
  for (const [reasons, goesOn, announced] of [
    [ANNOUNCED_REASON, TAKES_BACK, true],
    [REASON, GOES_ON, false],
  ] as const) {
    const at = line.search(reasons);
    const reason = line.slice(at).replace(/^[,\s–—(-]+/, '');
    if (at > 0 && !goesOn.test(reason.replace(STILL_CAN, ' ')))
      return { condition: line.slice(0, at).trim(), reason, announced };
  }
  return null;
}
