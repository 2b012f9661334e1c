import { anyOf } from '@global-fit/matching/anyOf';
import type { Topic } from '../../topic.ts';

const STYLE = String.raw`(?:braids?|cornrows|dread ?locks?|locs|afros?|weaves?|wigs?|silk press|relaxers?|natural hair|curly hair|(?:black|african|afro|coily|textured|type 4)(?: \w+['’]?s?)? hair)`;
const CARE = String.raw`(?:hairdressers?|hair ?(?:stylists?|salons?|care|products?|cuts?|braiders?)|barbers?(?:hops?)?|salons?|stylists?|braiders?)`;
/** Whether an employer or a school allows a way to wear one's hair. */
const ALLOWED = anyOf([
  /\b(?:allow\w*|forbid\w*|ban(?:ned|s)?|may I|rules?|dress code|policy|uniform)\b[^?]{0,60}\b(?:work|job|school|nurse|hospital|office|ward)\b/i,
  /\b(?:work|job|school|nurse|hospital|office|ward)\b[^?]{0,60}\b(?:allow\w*|forbid\w*|ban(?:ned|s)?|rules?|dress code|policy)\b/i,
]);

/** Hairdressers who know one's own hair, and whether a place of work allows the way it is worn. */
export const HAIR: Topic = {
  id: 'hair',
  about: anyOf([
    new RegExp(String.raw`\b(?:${STYLE}|${CARE})\b`, 'i'),
    /\b(?:do|does|cut|style|braid|plait) (?:my|our|his|her|their|black|african|afro)(?: [\w’'-]+){0,2} hair\b/i,
  ]),
  not: /\b(?:(?<!at )work(?:s|ed|ing)? as|jobs?|i am an?|i['’]?m an?|open (?:an?|my|our)|own an?|my (?:salon|barbershop|business|trade|licen[cs]e)|licen[cs]\w+|qualif\w+|recogni\w+|salary|earn\w*|dogs?|pets?|grooming)\b/i,
  over: ['bias', 'friends', 'profession', 'jobs', 'cost', 'rights', 'schools', 'healthcare'],
  answer: ({ text }) =>
    ALLOWED.test(text)
      ? {
          lacks: 'what single employers and schools ask of hair',
          whom: 'the personnel office of the employer or the head of the school, in writing, and the equality body of each country',
          put: 'Does your dress code or a rule of hygiene touch braids, locs or natural hair, may they be worn tied back or covered, and which law protects a hairstyle that belongs to one’s origin?',
        }
      : {
          lacks: 'hairdressers and the products that shops there carry',
          whom: 'people with hair like yours who live in the city (groups of your community keep such names), and one salon that they name',
          put: 'Who in or near this city does hair like mine, what does it cost and how long is the wait, which shop sells the products that I use, and which of them should I bring for the first months?',
        },
};
