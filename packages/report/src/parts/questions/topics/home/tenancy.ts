import { anyOf } from '@global-fit/matching/anyOf';
import type { Answer, Topic } from '../../topic.ts';

const RENTS =
  /\b(?:rent\w*|landlords?|lease|tenan\w+|lettings?|flats?|apartments?|rooms?|hous(?:e|es|ing)|homes?|accommodation|Schufa|(?:un)?furnished|deposits?,? how (?:much|high|big)|how (?:much|high|big) (?:is|are) (?:the |a )?deposits?)\b/i;

const LAW: Answer = {
  lacks:
    'the law of tenancy: how long a lease binds either side, how a rent may rise and on which grounds a tenant must go',
  whom: 'a tenants’ association in the city, before you sign',
  put: 'For how long does this lease bind me and the landlord, with which notice may each end it and on which grounds, by how much may the rent rise and when, and who pays for which repairs?',
};
const PAPERS: Answer = {
  lacks: 'which papers landlords ask of somebody who has just arrived',
  whom: 'two local agents, and a tenants’ association for what may be asked at all',
  put: 'Which papers do you want from somebody without pay slips or a record of credit here (contract of work, savings, a guarantor, rent in advance), and what would put me before other applicants?',
};
const DEPOSIT: Answer = {
  lacks:
    'how high a deposit may be there and how it comes back; the two months that we reckon with are our assumption',
  whom: 'a tenants’ association in the city, and two local agents for what is usual',
  put: 'How high may a deposit be, in whose account does it lie, within how many weeks is it paid back and for what may something be kept, and which record of the state of the flat do I need on the first day?',
};
const FITTED: Answer = {
  lacks: 'what a home is let with: kitchen, lamps, furniture, machines',
  whom: 'two local agents',
  put: 'Are homes of this size let with a kitchen, lamps, wardrobes, washing machine and furniture, what does a furnished one cost more, and what do people bring themselves?',
};

const SIDES: readonly (readonly [RegExp, Answer])[] = [
  [/\bdeposits?\b/i, DEPOSIT],
  [
    /\b(?:papers|documents?|pay ?slips?|proof|credit (?:checks?|score|history)|Schufa|references?|guarant\w+|without (?:an? )?(?:job|income|work)|contract of work)\b/i,
    PAPERS,
  ],
  [/\b(?:furnish\w*|unfurnish\w*|furniture|kitchens?|empty|appliances|washing machine)\b/i, FITTED],
];

/** What tenants must show, pay and fear, beyond rent levels. */
export const TENANCY: Topic = {
  id: 'tenancy',
  about: anyOf([
    /\b(?:(?:how (?:much|high|big)\b[^?]{0,20}\bdeposits?|deposits?,? how (?:much|high|big))\b|deposits?\b[^?]{0,50}\b(?:rent|landlords?|flats?|apartments?|months?|back|return\w*)|(?:rent|landlords?|flats?|apartments?|months?)\b[^?]{0,50}\bdeposits?)\b/i,
    /\b(?:throw|kick|evict|get|put)\w* (?:us|me|you|tenants?) out\b|\bevict\w*\b|\btenants?['’]? (?:rights?|protection|law)\b|\brights? (?:as (?:an? )?|of )tenants?\b/i,
    /\b(?:raise|increase|put up|control|cap)\w* (?:the |our |my )?rents?\b|\brent (?:increases?|rises?|control\w*|caps?|brake)\b|\b(?:break|end|terminat\w+|get out of) (?:the |a |our |my )?(?:lease|rental contract|tenancy)\b/i,
    /\b(?:papers|documents?|pay ?slips?|proof of income|credit (?:checks?|score|history)|references?)\b[^?]{0,50}\b(?:rent\w*|landlords?|lease|flats?|apartments?)\b/i,
    /\b(?:rent\w*|landlords?|lease|flats?|apartments?)\b[^?]{0,50}\b(?:papers|documents?|pay ?slips?|proof of income|credit (?:checks?|score|history)|references?|without (?:an? )?(?:job|income|work)|furnish\w*|unfurnish\w*|kitchens?)\b/i,
    /\b(?:un)?furnished\b|\bSchufa\b/i,
    /\bmonths?['’]? (?:rent )?(?:up ?front|in advance)\b|\brent\b[^?]{0,40}\b(?:no|without) (?:credit|job|income|history)\b/i,
    /\bhow long (?:are|is|do|does) (?:a |the )?(?:leases?|rental contracts?|tenanc(?:y|ies))\b/i,
  ]),
  when: ({ text }) => RENTS.test(text),
  not: /\b(?:buy\w*|mortgage|rent(?:ing)? out|let(?:ting)? (?:out )?(?:my|our)|visas?|guarantors?|down ?payments?)\b/i,
  over: ['housing', 'jobs', 'cost', 'bank', 'own-home', 'home-from-afar'],
  answer: ({ text }) => ({ ...(SIDES.find(([words]) => words.test(text))?.[1] ?? LAW), chapter: 'Housing' }),
};
