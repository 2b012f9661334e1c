import type { Answers } from '@global-fit/questionnaire/model';
import { anyOf } from '../../anyOf.ts';
import type { PartOfYear, PartOfYearTold } from '../../model/household.ts';
import { REMARKS_AND_FAMILY } from '../text/freeTexts.ts';
import { KIN_WHO_VISIT } from './kinVisit.ts';
import { between, partNamedIn } from './partYear.ts';
import { textOf } from '../text/read.ts';
import { sentencesOf } from '../text/sentences.ts';
import { MONTH } from './toldMonths.ts';

/**
 * Texts that may tell a plan. Questions and deal-breakers are left out: what is asked or ruled out is not planned.
 */
const PLAN_IN = [...REMARKS_AND_FAMILY, 'ideal-life-vision', 'relocation-inspiration'] as const;
/** What may follow months that are all that is wanted: where, which ones, or what becomes of the rest of the year. */
const AND_NO_MORE = String.raw`(?: (?:only|there|abroad|away|in the (?:sun|south)))*(?=\W*$|,? (?:because|since|for my|due to)\b|,? \(?(?:(?:from|between|so|about|roughly|say|i\.?e\.?|that is) )*${MONTH}\b(?!.*\b(?:if|unless|without|with)\b)|,? (?:and|then|but|so) (?:(?:then|we|I|would|will|can|want to|to|we['’](?:d|ll)|I['’](?:d|ll)) )*(?:keep|come|go|return|spend|stay|live|be|fly|travel)\b)`;
const LOOKING_FOR = String.raw`\b(?:I|we|I['’](?:d|m)|we['’](?:d|re))(?: (?:really|would|both|am|are))* (?:only |just )?(?:want|need|(?:like|want) to have(?<=(?:want|(?:would|['’]d)(?: \w+)? like) to have)|looking for|after|like(?<=(?:would|['’]d)(?: \w+)? like)|prefer)`;
/**
 * "We want the winter months only": the months themselves, of no kind. "Mild winters only", "heating only in the winter
 * months" are wishes of weather and of things.
 */
const wantedAlone = (months: string): RegExp =>
  new RegExp(
    String.raw`${LOOKING_FOR} (?:(?:only |just |no more than )(?:(?:the|my|our) )?${months}|(?:(?:the|my|our) )?${months}(?= only\b)|(?<=\b(?:only|just) (?:want|need) )(?:the )?${months})${AND_NO_MORE}`,
    'i',
  );
const WINTERS_ALONE = wantedAlone('winters?(?: months)?');

/** "Only winters.", and nothing more. */
const ONLY_WINTERS = /^\W*(?:only|just) (?:the )?winters?(?: months)?\W*$/i;

/** Winters abroad without named months. */
const WINTERS = anyOf([
  /\bsnow ?birds?\b/i,
  /\b(?:each|every|only (?:in|for|during)(?: the)?|winters? only|just (?:in|for)(?: the)?|spend(?:ing)?(?: (?:the|my|our|all))*|(?:for|over|during) the(?: \w+)?) winters?(?: months)?\b(?! \w*(?:sport|game|activit|weather|festival|cloth|coat|day|night|evening))/i,
  /\bwinters? only\b/i,
  ONLY_WINTERS,
  /^(?!.*\b(?:where|which|whose|that|with)\b).*\bwinter months only\b/i,
  WINTERS_ALONE,
]);
/**
 * Words allowed before a bare range of months, "only from November to April": none that says what else those months
 * bring.
 */
const LED_IN =
  '(?:only|just|mostly|mainly|ideally|probably|maybe|perhaps|about|around|roughly|for|from|during|in|over|between|there|abroad|the|of|each|every|half|a|an?|\\d+|[a-z]+teen|two|three|four|five|six|seven|eight|nine|ten|stay|staying|winters?|summers?|months?)';
/** Words by which a part of the year is a planned stay. */
const MEANT = anyOf([
  ONLY_WINTERS,
  // "We want the winter months only, November to March."
  WINTERS_ALONE,
  wantedAlone(
    String.raw`(?:summers?(?: months)?|(?:\d+|two|three|four|five|six|seven|eight|nine|ten) months(?: (?:a|per|each|every|of the) year)?)`,
  ),
  // "Half a year there, half a year here."
  /^(?!.*\b(?:he|she|they|my|his|her|their)\b).*\bhalf (?:of )?(?:(?:a|the|each|every) )?year\b[^.;]*\b(?:half(?: (?:(?:a|the) )?year)?|the rest(?: of (?:it|the year))?|the other half) (?:here|there|at home|in|back)\b/i,
  /\b(?:I|we|I['’]d|we['’]d|I['’]m|we['’]re|my|our)\b[^.;]*\b(?:go|going|stay\w*|live|living|spend\w*|be|winter(?:ing)? (?:there|in|abroad|by)|come|leave|leaving|move|moving|escape|snow ?birds?)\b/i,
  new RegExp(
    String.raw`^\W*(?:${LED_IN},? ){0,5}(?:year|months?|winters?|${MONTH} (?:to|until|till|through|and|[-–]) ${MONTH})(?: only| each year| every year| a year)?\W*$`,
    'i',
  ),
]);
/** Words on seasons, work, the past or present, or a refusal. */
const NOT_MEANT = anyOf([
  /\?/i,
  /\b(?:rainy|rains?|rainfall|monsoons?|hurricanes?|storms?|ski\w*|temperatures?|degrees|heat|cold)\b/i,
  /\b(?:open|closed|season runs)\b/i,
  /\b(?:fog\w*|mist\w*|smog|haze|sleet|hail|dark(?:ness)?|gr[ea]y|frost\w*|humid\w*|snow(?:y|s|ed|ing|fall)?)\b(?<!\b(?:escap\w+|flee\w*|avoid\w*|leave|leaving)\b[^.;]{0,30})/i,
  /\b(?:school|lessons|terms?|classes|course|studies|study)\b/i,
  /\b(?:work\w*|jobs?|business|project|contract|clients|rigs?|offshore|at sea|on board|ships?|vessels?|shops?)\b/i,
  /\b(?:I|we) (?:was|were|had)\b/i,
  /\b(?:already|currently|used to|have been|ago|last (?:year|winter)|visits? (?:me|us))\b/i,
]);
const REFUSED =
  /\b(?:not|never|no longer|n['’]t)\b(?!(?: \w+){0,5} (?:(?:all|whole|entire|full) year|year[- ]round|for good|permanently))/i;
/** Words for spending months at home. */
const AT_HOME =
  /\b(?:I|we|I['’]m|we['’]re|I['’]d|we['’]d)\b[^.;]{0,30}\b(?:am|are|is|be|being|stay\w*|live|living|spend\w*|remain|return|come back|go back|back)\b[^.;]{0,20}\b(?:in|at|to)\b/i;
/** Beside an option that means years on end, only words that tell of returning every year count. */
const ON_END = ['permanent', 'long-term'];
const COMES_BACK =
  /\bonly\b|\b(?:a|each|every|per|of the) (?:year|winter)\b|\bsnow ?birds?\b|\b(?:come|go|be|coming|going) (?:back|home)\b|\breturn(?:ing)?\b/i;
/** Arrangements that bind a person to the place: a local job, a business or studies. */
const BOUND_THERE = ['local-job', 'company-transfer', 'start-business', 'study'];
/** First and last month of the winter half of the year, in the north. */
const WINTER_HALF = [11, 4] as const;

/** Somebody else, whose months are told. */
const OF_OTHERS =
  /\b(?:my|our|his|her|their) [\w-]+ (?:is|are|was|were|lives?|stays?|spends?)\b|\b(?:he|she|they)\b/i;

/** Two spans of months, of which the second tells what becomes of the rest of the year. */
const TWO_SPANS = new RegExp(String.raw`(?:\b${MONTH} (?:to|until|till|through|[-–]) ${MONTH}\b.*){2}`, 'iu');

/** Months at home told without a verb: "from October to April in the sun, from May to September in Zwolle". */
function monthsAtHome(sentence: string, home: RegExp): string | null {
  if (OF_OTHERS.test(sentence) || !TWO_SPANS.test(sentence)) return null;
  const part = new RegExp(
    String.raw`\b${MONTH} (?:to|until|till|through|[-–]) ${MONTH},? (?:(?:back|at home|here) )*(?:in|at) (?:\w+ )?(?:${home.source})`,
    'iu',
  );
  return part.exec(sentence)?.[0] ?? null;
}

/** The rest of a year whose months at home are named: "from May to October we are in Stuttgart"; else null. */
function restOfYear(sentence: string, home: RegExp | null): PartOfYear | null {
  if (!home?.test(sentence) || NOT_MEANT.test(sentence) || REFUSED.test(sentence)) return null;
  const told = monthsAtHome(sentence, home) ?? (AT_HOME.test(sentence) ? sentence : null);
  const { season } = (told === null ? null : partNamedIn(told)) ?? { season: null };
  const [first, last] = [season?.[0], season?.at(-1)];
  return first === undefined || last === undefined || season?.length === 12
    ? null
    : between((last % 12) + 1, ((first + 10) % 12) + 1);
}

/** A pattern for the names of home, to recognise months spent there. */
function homeNamed(answers: Answers): RegExp | null {
  const { city, country } = answers['current-location'] ?? {};
  const names = [city, country]
    .filter((name) => name !== undefined && name !== '')
    .map((name) => RegExp.escape(String(name)));
  return names.length > 0 ? new RegExp(`(?<![\\p{L}])(?:${names.join('|')})(?![\\p{L}])`, 'iu') : null;
}

/** The part of the year that a sentence says its writer will spend there; null otherwise. */
function meantIn(sentence: string, south: boolean): PartOfYear | null {
  if (NOT_MEANT.test(sentence) || REFUSED.test(sentence) || KIN_WHO_VISIT.test(sentence)) return null;
  if (!MEANT.test(sentence)) return null;
  const named = partNamedIn(sentence);
  if (named) return named;
  if (!WINTERS.test(sentence)) return null;
  const [first, last] = WINTER_HALF;
  return south ? between(first - 6, last + 6) : between(first, last);
}

/**
 * The yearly stay the customer plans to return from, as far as stated; null where they tell of none, or move for good.
 * `south`: home lies south of the equator, where the seasons are reversed.
 */
export function stayPlanned(answers: Answers, south: boolean): PartOfYearTold | null {
  const onEnd = ON_END.includes(textOf(answers, 'relocation-duration') ?? '');
  if (BOUND_THERE.includes(textOf(answers, 'work-arrangement') ?? '')) return null;
  const home = homeNamed(answers);
  const told = PLAN_IN.flatMap((id) =>
    sentencesOf(textOf(answers, id) ?? '').flatMap((sentence): readonly PartOfYearTold[] => {
      const rest = restOfYear(sentence, home);
      const part = rest ?? (onEnd && !COMES_BACK.test(sentence) ? null : meantIn(sentence, south));
      return part === null ? [] : [{ ...part, id }];
    }),
  );
  const [first] = told;
  // "Half a year" in one text, and its months in another.
  const named = told.find(({ season, months }) => season && Math.abs(months - (first?.months ?? 0)) <= 1);
  return first?.season ? first : (named ?? first ?? null);
}
