import type { Answers } from '@global-fit/questionnaire/model';
import { anyOf } from '../../anyOf.ts';
import type { PartOfYear, PartOfYearTold } from '../../model/household.ts';
import { REMARKS_AND_FAMILY } from '../text/freeTexts.ts';
import { KIN_WHO_VISIT } from './kinVisit.ts';
import { between, partNamedIn } from './partYear.ts';
import { textOf } from '../text/read.ts';
import { sentencesOf } from '../text/sentences.ts';
import { MONTH } from './toldMonths.ts';

/** No question and no deal-breaker: what is asked or ruled out is not what somebody means to do. */
const PLAN_IN = [...REMARKS_AND_FAMILY, 'ideal-life-vision', 'relocation-inspiration'] as const;
/** Winters away, of which no month is named. */
const WINTERS = anyOf([
  /\bsnow ?birds?\b/i,
  /\b(?:each|every|only (?:in|for|during)(?: the)?|winters? only|just (?:in|for)(?: the)?|spend(?:ing)?(?: (?:the|my|our|all))*|(?:for|over|during) the(?: \w+)?) winters?(?: months)?\b(?! \w*(?:sport|game|activit|weather|festival|cloth|coat|day|night|evening))/i,
  /\bwinters? only\b/i,
]);
/** What may lead in months that stand alone, "only from November to April": no word for what else those months bring. */
const LED_IN =
  '(?:only|just|mostly|mainly|ideally|probably|maybe|perhaps|about|around|roughly|for|from|during|in|over|between|there|abroad|the|of|each|every|half|a|an?|\\d+|[a-z]+teen|two|three|four|five|six|seven|eight|nine|ten|stay|staying|winters?|summers?|months?)';
/** Words by which a part of a year is that of a stay: what somebody means to do. */
const MEANT = anyOf([
  /\b(?:I|we|I['’]d|we['’]d|I['’]m|we['’]re|my|our)\b[^.;]*\b(?:go|going|stay\w*|live|living|spend\w*|be|winter(?:ing)? (?:there|in|abroad|by)|come|leave|leaving|move|moving|escape|snow ?birds?)\b/i,
  new RegExp(
    String.raw`^\W*(?:${LED_IN},? ){0,5}(?:year|months?|winters?|${MONTH} (?:to|until|till|through|and|[-–]) ${MONTH})(?: only| each year| every year| a year)?\W*$`,
    'i',
  ),
]);
/** What has a season of its own, belongs to work, is past or present, or is refused. */
const NOT_MEANT = anyOf([
  /\?/i,
  /\b(?:rainy|rains?|rainfall|monsoons?|hurricanes?|storms?|ski\w*|temperatures?|degrees|heat|cold)\b/i,
  /\b(?:open|closed|season runs)\b/i,
  /\b(?:fog\w*|mist\w*|smog|haze|sleet|hail|dark(?:ness)?|gr[ea]y|frost\w*|humid\w*|snow(?:y|s|ed|ing|fall)?)\b(?<!\b(?:escap\w+|flee\w*|avoid\w*|leave|leaving)\b[^.;]{0,30})/i,
  /\b(?:school|lessons|terms?|classes|course|studies|study)\b/i,
  /\b(?:work\w*|jobs?|business|project|contract|clients)\b/i,
  /\b(?:already|currently|used to|have been|ago|last (?:year|winter)|visits? (?:me|us))\b/i,
]);
const REFUSED =
  /\b(?:not|never|no longer|n['’]t)\b(?!(?: \w+){0,5} (?:(?:all|whole|entire|full) year|year[- ]round|for good|permanently))/i;
/** Beside an answer that means years on end only words count that say that somebody comes back every year. */
const ON_END = ['permanent', 'long-term'];
const COMES_BACK =
  /\bonly\b|\b(?:a|each|every|per|of the) (?:year|winter)\b|\bsnow ?birds?\b|\b(?:come|go|be|coming|going) (?:back|home)\b|\breturn(?:ing)?\b/i;
/** Whoever works for others there or studies there is bound there. */
const BOUND_THERE = ['local-job', 'company-transfer', 'start-business', 'study'];
/** The half of the year that holds the winter, in the north. */
const WINTER_HALF = [11, 4] as const;

/**
 * The part of a year of which a sentence says that its writer means to spend it there; null for every other sentence.
 */
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
 * The part of each year that the customer means to spend there and come back from, as far as they told us; null where
 * they told of none, or of a move. `south`: home lies south of the equator, where winter comes in the middle of the
 * year.
 */
export function stayPlanned(answers: Answers, south: boolean): PartOfYearTold | null {
  const onEnd = ON_END.includes(textOf(answers, 'relocation-duration') ?? '');
  if (BOUND_THERE.includes(textOf(answers, 'work-arrangement') ?? '')) return null;
  for (const id of PLAN_IN)
    for (const sentence of sentencesOf(textOf(answers, id) ?? '')) {
      const part = onEnd && !COMES_BACK.test(sentence) ? null : meantIn(sentence, south);
      if (part !== null) return { ...part, id };
    }
  return null;
}
