import { listNames } from '../../../../prose/english.ts';
import { because, flow, given, type Said, say, words } from '../../../../prose/said.ts';
import { coordination, socialLink, socialRecord } from '../../../../place/rights/socialLink.ts';
import { taxDays } from './taxDays.ts';
import type { Asked, Topic } from '../../topic.ts';

const WHERE_TAXED = String.raw`(?:where|which country)\b[^?]{0,30}\b(?:tax(?:es|ed)?|tax resident)`;
const YEAR = String.raw`(?:(?:that|the|this|the first|the same) (?:tax )?year|year of (?:the|our|my) move|for the months|half (?:of )?the year)`;

/** Where tax or insurance is due in the year of the move, perhaps with one moving before the other. */
const IN_THE_YEAR = new RegExp(
  [
    String.raw`\b${WHERE_TAXED}\b[^?]{0,40}\b${YEAR}\b`,
    String.raw`\b${YEAR}\b[^?]{0,40}\b${WHERE_TAXED}\b`,
    String.raw`\bsplit(?:ting)? (?:the )?(?:tax )?year\b|\bpart[- ]year resid\w+`,
    String.raw`\bwho (?:of us )?is insured where\b|\bwhere (?:is|are|am) (?:each|he|she|we|I|\p{Lu}\p{L}+)\b[^?]{0,20}\binsured\b`,
    String.raw`\b(?:goes|go|moves?|comes?|leaves?|follows?)\b[^?]{0,20}\b(?:first|later|ahead|in \p{Lu}\p{L}+)\b[^?]{0,80}\b(?:tax\w*|insured)\b`,
  ].join('|'),
  'iu',
);
const OF_INSURANCE = /\b(?:insur\w+|health cover|covered|social security)\b/i;
const OF_TAX = /\btax\w*/i;

/** Each adult counts alone; the first to leave may count as resident at home while the other stays. */
function taxSaid(asked: Asked): Said | null {
  const { view } = asked;
  if (!OF_TAX.test(asked.text)) return null;
  const home = view.home ? view.homeName : 'home';
  return flow(
    because(
      words(
        `Tax residence is decided for each of you separately, by the day on which each moves and by where the centre of life is: while the home and a husband or wife are still in ${home}, it may go on counting the one who left first. In that year two countries can count the same person until a treaty decides between them.`,
      ),
      'relationship-status',
      'current-location',
    ),
    taxDays(asked),
  );
}

/**
 * One social security scheme at a time where home and place coordinate: that of the country of work, for each person.
 */
function insuredSaid({ views, text, view }: Asked): Said | null {
  if (!OF_INSURANCE.test(text)) return null;
  const linked = views.filter((one) => socialLink(one) === 'coordinated');
  const [first] = linked;
  if (!first) return null;
  return because(
    given(
      say`Between ${view.homeName} and ${listNames(linked)}, ${coordination(first)} puts each of you into one scheme at a time, that of the country of work: the one who works there is insured there from the first day of the job, and the one who still works in ${view.homeName} stays insured in ${view.homeName} until the job there ends.`,
      ...linked.map(socialRecord),
    ),
    'current-location',
    'work-arrangement',
  );
}

/** The year of the move, where people may not move on the same day. */
export const YEAR_OF_MOVE: Topic = {
  id: 'year-of-move',
  about: IN_THE_YEAR,
  not: /\bpensions?\b|\bdividends?\b/i,
  over: ['tax', 'insurance', 'contributions', 'partner-visa', 'healthcare', 'work-right', 'cost'],
  answer: (asked) => {
    const { view, text } = asked;
    const home = view.home ? view.homeName : 'the country you live in';
    const insured = OF_INSURANCE.test(text);
    return {
      said: flow(taxSaid(asked), insuredSaid(asked)),
      lacks: `on which day ${home} stops counting somebody whose family follows later as resident, and how a treaty treats the months between${insured ? '; which cover a husband or wife without a job has in those months' : ''}`,
      whom: `the tax office of ${home}, a tax adviser who works with both countries${insured ? ', and the health fund that each of you is in now' : ''}`,
      put: `From which day is each of us resident for tax in which country if one moves months before the other, what does each declare where for that year, and may we be assessed together${insured ? '; until which day is each of us insured here, and which form covers the one who has no job there yet' : ''}?`,
    };
  },
};
