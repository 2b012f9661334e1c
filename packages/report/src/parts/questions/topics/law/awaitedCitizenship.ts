import { anyOf } from '@global-fit/matching/anyOf';
import { adjectivesIn } from '@global-fit/matching/profile/text/demonyms';
import { settleFreely } from '../../../../place/rights/europeanUnion.ts';
import { nameOf } from '../../../../prose/countryNames.ts';
import { listNames } from '../../../../prose/english.ts';
import { because, flow, type Said, say } from '../../../../prose/said.ts';
import type { Asked, Topic } from '../../topic.ts';

const PAPER = '(?:citizenship|passport|nationality|naturali[sz]ation)';

/** What the awaited citizenship, named in the question, would open among the places. */
function opened({ text, places, view, profile }: Asked): Said | null {
  const awaited = adjectivesIn(view.atlas, text)[0] ?? profile.home;
  if (!awaited || profile.citizenships.some(({ iso3 }) => iso3 === awaited.iso3)) return null;
  const free = places.filter((one) => one.iso3 !== awaited.iso3 && settleFreely(one, awaited.iso3));
  const others = places.filter((one) => one.iso3 !== awaited.iso3 && !free.includes(one));
  const named = (some: typeof places): string => listNames(some);
  const passport = `the citizenship of ${nameOf(awaited)}`;
  const right =
    free.length === 0
      ? null
      : say`For ${named(free)} it is worth waiting where you can: with ${passport} you would live and work there by the right of free movement, with no permit and no employer to ask for one.`;
  const same =
    others.length === 0
      ? null
      : say`For ${named(others)}, by our records, ${passport} gives no right to settle: you need a permit with it as without it.`;
  const said = flow(right, same);
  return said && because(said, 'citizenship', 'current-location');
}

/** Whether to move first or wait for a citizenship applied for. */
export const AWAITED_CITIZENSHIP: Topic = {
  id: 'awaited-citizenship',
  about: anyOf([
    new RegExp(
      String.raw`\b(?:wait\w*|hold on|stay (?:here )?until|first get|get first)\b[^?]{0,60}\b${PAPER}\b`,
      'i',
    ),
    new RegExp(
      String.raw`\b${PAPER}\b[^?]{0,40}\b(?:before|first|until|while)\b[^?]{0,30}\b(?:mov\w+|leav\w+|go)\b`,
      'i',
    ),
    new RegExp(
      String.raw`\b(?:application|applied)\b[^?]{0,40}\b${PAPER}\b[^?]*\b(?:if|when|once) (?:I|we) (?:move|leave|go)\b`,
      'i',
    ),
  ]),
  not: /\b(?:great-?grand\w*|grand\w+|ancest\w+|descent|bab(?:y|ies)|child(?:ren)?|kids?|expir\w*|renew\w*)\b/i,
  over: ['citizenship', 'travel-document', 'visa'],
  answer: (asked) => ({
    said: opened(asked),
    lacks: 'whether an application goes on once you live elsewhere, and how long yours takes',
    whom: 'the office where the application lies, before you give up the home there',
    put: 'Does my application go on if I move abroad before the decision, on which day does residence end for it, and when can I expect the certificate?',
  }),
};
