import { because, words } from '../../../../prose/said.ts';
import type { Topic } from '../../topic.ts';

const HOME = String.raw`(?:rooms?|flats?|apartments?|hous(?:e|es|ing)|homes?|place to (?:live|stay|rent)|places? to rent|accommodations?|rentals?|landlords?|listings?|WGs?|studios?|leases?|deposits?)`;
const SCAM = String.raw`(?:scam(?:s|med|mers?|ming)?|fraud\w*|swindl\w*|cheated|conned|ripped[- ]off|rip[- ]?offs?|fakes?|trustworthy|legit(?:imate)?|serious)`;
const FAR = String.raw`(?:from (?:abroad|afar|here|home|overseas|a distance)|remotely|online|unseen|before (?:we|I|our|my) (?:arriv\w+|come|move|land|get there|fly)|without (?:seeing|viewing|visiting|being there)|in advance|while (?:still )?abroad)`;

/** Looking for a home from another country, and fraudulent offers. */
export const HOME_FROM_AFAR: Topic = {
  id: 'home-from-afar',
  about: new RegExp(
    String.raw`\b${HOME}\b[^?]{0,70}\b(?:${SCAM}|${FAR})\b|\b(?:${SCAM}|${FAR})\b[^?]{0,60}\b${HOME}\b`,
    'i',
  ),
  with: new RegExp(
    String.raw`\b(?:find\w*|rent\w*|book\w*|get|look\w*|search\w*|secur\w+|sign\w*|avoid\w*|without|tell|spot|${SCAM}|landlords?|deposits?)\b`,
    'i',
  ),
  not: /\b(?:student (?:residences?|halls?|housing|dorms?)|dorm(?:itor(?:y|ies))?s?|halls? of residence|buy(?:ing)?|purchas\w*|mortgage|sell(?:ing)?|our (?:own )?house|my (?:own )?house|rent(?:ing)? out|work(?:ing)? from home|jobs?|visas?|permits?|insurance|home office)\b/i,
  over: ['housing', 'home-search', 'cost', 'internet', 'safety', 'bank'],
  answer: ({ profile }) => ({
    said: because(
      words(
        'From afar book only the first weeks, in a hall, a serviced flat or through a platform that holds the money until you are in, and choose the home once you can stand in it. Where it has to be sooner, pay nothing, neither a deposit nor a “reservation”, before somebody you trust, or you in a live video call, has seen it from the street to the last room. Have the contract, the name and a proof of ownership first, and pay by bank into an account of that name, never in cash, by voucher or through a transfer service. A rent far below all others and an owner who is abroad are the usual signs.',
      ),
      'specific-questions',
    ),
    lacks: 'single landlords, agents and platforms',
    chapter: 'Housing',
    whom:
      profile.stage === 'student'
        ? 'the housing office of the university, which often keeps a list of rooms it knows, and the students’ union'
        : 'a tenants’ association in the city, and a relocation agent or an acquaintance who sees the home for you',
    put: 'Does this landlord really own or let this address, are this deposit and this contract usual here, what do you check before anything is paid, and who can see it for me?',
  }),
};
