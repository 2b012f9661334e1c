import { anyOf } from '../../anyOf.ts';

/** A place by name, and what is said of it in brackets or behind a dash, a colon or "because". */
export interface NameWithReason {
  readonly name: string;
  readonly reason: string;
}

const IN_BRACKETS = /\s*\(([^)]*)\)(?=[\s.!]*$)/;
const BEHIND = /(?:\s+[-–—]+\s+|:\s+|,?\s+(?:because|due to|on account of|since)\s)([^?]+)$/i;

/** A line without the reason behind the names in it, and that reason; null where it has none. */
export function nameWithReason(line: string): NameWithReason | null {
  const found = IN_BRACKETS.exec(line) ?? BEHIND.exec(line);
  return found && { name: line.replace(found[0], ''), reason: found[1]?.trim() ?? '' };
}

/** What lets some of a place in again, or leaves it open. */
const LETS_IN = anyOf([
  /\b(?:only|except|but|unless|apart|other than|excluding|besides|ok|okay|fine|maybe|perhaps|possibly|depends|no (?:problem|issue|worries)|if|although|though)\b/iu,
  /\bnot (?:the |in )?(?-i:\p{Lu})|\bnot (?:the|too|so|that|very|far|sure|bad|yet)\b|\bwithout the\b/iu,
]);
/** A wish or a tie: a place may be named for its sake. */
const TIES = anyOf([
  /\b(?:must|need\w*|want\w*|love[sd]?|likes?|prefer\w*|great|good|nice|beautiful|best|perfect|ideal|lovely|wonderful)\b/i,
  /\b(?:amazing|favou?rite|dream\w*|hope\w*|famil\w+|friends?|parents?|mother|father|sisters?|brothers?|cousins?)\b/i,
  /\b(?:in-?laws|sons?|daughters?|kids|children|grand\w+|wife|husband|partner|(?:boy|girl)friend|fianc\w+)\b/i,
  /\b(?:live[sd]? there|passports?|citizens?\w*|cheap\w*|affordable|safe|safer|safety|sunny|sunshine|warm|beaches)\b/i,
  /\bsprings\b/i,
]);
const FEARED =
  '(?:tax\\w*|crimes?|violence|corruption|snow\\w*|winters?|cold|frost|rain|heat|humidity|racism|guns?|wars?|pollution|smog|traffic|noise|crowds?|bureaucracy|earthquakes?|hurricanes?|(?:living )?costs?|cost of living|prices?|rents?|inflation|unemployment|discrimination|mosquito\\w*|snakes?)';
/** Little of what is feared speaks for a place: "Portugal: low taxes", "Dubai - no crime". */
const SPARED = new RegExp(
  `\\b(?:no|low|lower|lowest|little|less|few|fewer|hardly any|without) (?:\\w+ )?${FEARED}\\b|\\b(?:tax|crime|war|snow)[- ]?free\\b`,
  'i',
);
/** Somebody kept away from is no tie, and what is not liked or wanted no wish. */
const NO_TIE = anyOf([
  /\b(?:ex[- ](?:wife|husband|partner|boyfriend|girlfriend|family)|abus\w+ (?:\w+ )?(?:family|father|mother|husband|wife|partner))\b/gi,
  /(?:\b(?:not|never|cannot)|n['’]t) (?:(?:really|ever|even) )?(?:like|want|need|love)\b/gi,
  /\b(?:no|not (?:very |so |a )?) ?(?:good|great|nice)\b/gi,
]);

/** Words by which somebody speaks against a place. */
const AGAINST = anyOf([
  /\b(?:too|no|never|nothing|cannot|lack\w*|without|hardly any|far|away from|(?:not|isn't) (?:safe|free|enough|welcom\w+|allowed|legal|democra\w+|tolerant|open|stable|secure|clean|worth|possible|recogni\w+|for (?:me|us)|an option|my|our|good))\b/,
  /\b(?:do|does|did|can|will|would|is|are|was)(?:n't| not)\b|\bwon't\b|\bcan't\b/,
  /\b(?:bad\w*|worse|worst|terrible|horrible|awful|poor\w*|poverty|ugly|dirty|filth\w*|boring|rude|arrogan\w+|hat(?:e|es|ed|red)|dislike\w*|disgust\w*|despise\w*|avoid\w*|refuse\w*|deal ?breaker|ex|unhappy|depress\w+|stress\w*|chaos|chaotic|mess\w*)\b/,
  /\b(?:dangerous|danger|unsafe|insecur\w+|unstable|instability|risk\w*|threat\w*|fear\w*|afraid|scar(?:y|ed|es)|worr\w+|problem\w*|trouble\w*|difficult\w*|hard|obvious(?:ly)?|hostil\w+|unfriendly|crim(?:e|es|inal\w*)|war|wars|conflict\w*|violen\w+|terror\w*|murder\w*|kill\w*|guns?|shootings?|gangs?|cartels?|mafia|kidnap\w*|drugs)\b/,
  /\b(?:corrupt\w*|brib\w+|dictator\w*|regimes?|autocra\w+|authoritar\w+|totalitar\w+|communis\w+|fascis\w+|populis\w+|nationalis\w+|extremis\w+|(?:far|hard)[- ](?:right|left)|occupation|invasion|apartheid|oppress\w+|repress\w+|persecut\w+|censor\w*|surveil\w+|propaganda|sanction\w*|sharia|islamis\w+|theocra\w+|fundamentalis\w+|politics|politicians?|(?<!e-)government|trump\w*|maga|putin\w*|orban\w*|erdogan\w*|brexit)\b/,
  /\b(?:discriminat\w+|racis\w+|xenophob\w+|homophob\w+|transphob\w+|misogyn\w+|sexis\w+|anti-?semit\w+|islamophob\w+|machis\w+|illegal|bann?(?:s|ed)?|forbid\w*|forbidden|laws?|death penalty|executions?|tortur\w+|prisons?|jail\w*|conscription|draft)\b/,
  /\b(?:expensive|overpriced|costly|pric(?:ey|es)|costs?|tax(?:es|ed|ation)?|inflation|debts?|bankrupt\w*|unemploy\w*|recession|bureaucra\w+|red tape|lawless\w*|overwork\w*|low (?:pay|wages|salar\w+))\b/,
  /\b(?:hot(?! springs?)|heat\w*|cold|freez\w+|humid\w*|dark\w*|gr[ae]y|gloomy|rain(?:s|y|ing)?|wet|snow\w*|pollut\w+|smog\w*|nois[ey]\w*|loud|crowd\w*|over-?crowd\w*|over-?touris\w+|earthquakes?|floods?|flooding|hurricanes?|cyclones?|typhoons?|volcano\w*|wild ?fires?|burning|droughts?|diseases?|malaria|dengue|mosquito\w*|snakes?|spiders?|scorpions?|isolat\w+)\b/,
]);

/**
 * Whether what is said beside the names of places is a reason to rule them out. Where a "no" stands before them it is,
 * unless it lets some of them in again; a bare name is ruled out only for what speaks against it: a dash may as well
 * lead to a tie ("Spain - my in-laws"), and there is no list of all that ties.
 *
 * @param refused whether the names are refused in so many words
 * @param isFeared whether a reason is known for a thing that rules places out
 */
export function rulesOut(reason: string, refused: boolean, isFeared: (reason: string) => boolean): boolean {
  const plain = reason.normalize('NFD').replace(/\p{M}/gu, '').replace(/[’‘]/g, "'");
  if (LETS_IN.test(plain)) return false;
  if (refused) return true;
  const speaksForIt = TIES.test(plain.replace(NO_TIE, ' ')) || SPARED.test(plain);
  return !speaksForIt && (AGAINST.test(plain.toLowerCase()) || isFeared(plain));
}
