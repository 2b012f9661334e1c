import { anyOf } from '@global-fit/matching/anyOf';
import type { Topic } from '../../topic.ts';

const HOME = String.raw`(?:houses?|homes?|flats?|apartments?|buildings?|rooms?|indoors|inside)`;
const FELT = String.raw`(?:heat(?:ing|ed)|insulat\w+|damp\w*|mou?ld\w*|draught\w*|draft(?:y|s)|cold|freezing|warm|air[- ]?con\w*|\bAC\b|cooling|double[- ]glaz\w+|thin walls)`;

/** How warm, dry and cool a home is, of which the weather tells only half. */
export const HOME_COMFORT: Topic = {
  id: 'home-comfort',
  about: anyOf([
    new RegExp(String.raw`\b${HOME}\b[^?]{0,50}\b${FELT}\b|\b${FELT}\b[^?]{0,40}\b${HOME}\b`, 'i'),
    /\b(?:air[- ]?condition(?:ing|ers?)|central heating|underfloor heating|heat pumps?|insulation)\b/i,
  ]),
  not: /\b(?:fix(?:es|ed)?|repairs?|janitor|caretaker|cost\w*|bills?|prices?|expensive|how much|buy(?:ing)?|cold storage|warm welcome|company|jobs?)\b/i,
  over: ['housing', 'weather', 'cost', 'healthcare'],
  answer: () => ({
    lacks: 'how homes there are heated, cooled, built and insulated',
    figures: ['winter_daily_low', 'summer_daily_high', 'relative_humidity'],
    whom: 'the landlord or the seller for the energy certificate and a year of bills, and a neighbour for the coldest and the hottest week',
    put: 'How is this home heated and cooled, how warm were its rooms in the coldest week and the hottest, has it had damp or mould and where, which way do the windows face, and may I see it in winter?',
  }),
};
