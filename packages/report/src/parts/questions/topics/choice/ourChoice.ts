import { anyOf } from '@global-fit/matching/anyOf';
import type { Paragraph, ReportPlace } from '../../../../model.ts';
import { nameOf } from '../../../../prose/countryNames.ts';
import { numberWord } from '../../../../prose/english.ts';
import { because, flow, type Said, say, words } from '../../../../prose/said.ts';
import { closeness } from '../../../ranking/glance.ts';
import type { Answer, Asked, Topic } from '../../topic.ts';

const PLACE =
  '(?:(?:one )?of (?:(?:these|those|them|your|our|my|the)\\b(?: \\p{L}+){0,3})|(?:of the )?(?:two|three|four|five)|one|(?:single )?(?:country|place|destination|option|city|town)|(?:countries|places|destinations|options))';
const CHOOSES =
  '(?:choose|pick|recommend|advise|suggest|prefer|take|select|go (?:to|for|with)|decide (?:on|for)|move to|live in|put first)';
const US =
  '(?:us|me|our (?:family|household|case|situation)|my (?:family|case|situation)|(?:a )?(?:family|couple|people|someone|somebody|student) like (?:us|me|ours))';

/** Words that ask for a choice among the places. */
const CHOICE = anyOf([
  new RegExp(
    String.raw`\b(?:which|what) ${PLACE}\b[^?]{0,40}\b(?:would|do|should|shall|will|could|can) (?:you|we|I)(?: \p{L}+){0,2} ${CHOOSES}\b`,
    'iu',
  ),
  new RegExp(
    String.raw`\b(?:which|what) ${PLACE}(?: is| would be|['’]s) (?:really |actually )?(?:the )?(?:best|better|right|your (?:favou?rite|first choice))(?: (?:one|fit|match|choice|option|place|country))?(?: (?:for ${US}|overall|in your (?:opinion|view)|and why))*\s*(?:[?,.]|$)`,
    'iu',
  ),
  new RegExp(String.raw`\b(?:best|better|right) (?:country|place|choice|option|fit|match) for ${US}\b`, 'iu'),
  /\b(?:what|where) would you (?:yourself |personally )?(?:do|go|move|choose|live|settle)\b(?=[^?]*\b(?:if you were|in (?:our|my) (?:place|shoes|position|situation|case)|yourself|personally|and why)\b)/iu,
  /\bif you were (?:us|me|in (?:our|my) (?:place|shoes|position)),? (?:where|what|which) would you\b/iu,
  /\b(?:your|an?) (?:honest |personal |own |clear |final )?(?:(?:top|first|number one) (?:choice|pick|recommendation)|favou?rite (?:country|place|of)|recommendation for (?:us|me)|verdict)\b/iu,
]);

/** The same by two places only: "Portugal or Canada?". */
const ONE_OF_TWO = anyOf([
  /\b(?:should|shall|would|do) (?:we|I|you) (?:rather |better )?(?:choose|pick|move to|go to|go with|go for|take|prefer|recommend) (?:\p{L}+ ){1,3}or (?:to |rather )?\p{L}+/iu,
  /^\s*\p{L}+(?: \p{L}+)? or \p{L}+(?: \p{L}+)?\s*\??$/iu,
]);

/** The places to choose among: those the question names if at least two, else all. */
function among({ placed, named }: Asked): readonly ReportPlace[] {
  const asked = placed.filter(({ iso3 }) => named.some((view) => view.iso3 === iso3));
  return asked.length > 1 ? asked : placed;
}

const told = ({ text, answers, facts, figures = [], claims = [] }: Paragraph): Said => ({
  text,
  answers,
  facts,
  figures,
  claims,
});

/** Which place ranks first, and ahead of what. */
function first([leader, ...others]: readonly ReportPlace[]): Said | null {
  if (!leader) return null;
  const name = nameOf({ iso3: leader.iso3, name: leader.country });
  if (leader.rankBand === null && !leader.illustrative)
    return because(
      words(
        `No place of this report passes every condition of yours, so we recommend none without a doubt; ${name} stands first.`,
      ),
      'deal-breakers',
    );
  return because(
    words(
      others.length === 0
        ? `Your report holds one place, ${name}.`
        : `We would begin with ${name}: by your answers it stands first of ${others.length === 1 ? 'the two' : `these ${numberWord(others.length + 1)}`}.`,
    ),
    'new-location-priorities',
  );
}

function choose(asked: Asked): Answer {
  const places = among(asked);
  const [leader] = places;
  return {
    said: flow(
      first(places),
      ...(leader?.whyItFits.slice(0, 2).map(told) ?? []),
      leader?.strongestPointAgainst &&
        say`What speaks most against it: ${told(leader.strongestPointAgainst)}`,
      closeness(places),
    ),
    lacks: 'how a street, a winter and the neighbours feel to you, which only a stay of your own tells',
    whom: 'people who moved there a year ago or more with a household like yours',
    put: 'What did nobody tell you before you came, what has made you think of leaving, and would you choose the place again?',
  };
}

/** The question behind all others: which place, and why. */
export const OUR_CHOICE: Topic = {
  id: 'our-choice',
  about: anyOf([CHOICE, ONE_OF_TWO]),
  over: ['housing'],
  when: ({ named, text }) => named.length > 1 || CHOICE.test(text),
  answer: choose,
};
