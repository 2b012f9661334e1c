import { anyOf } from '@global-fit/matching/anyOf';
import { given, type Said, say, words } from '../../../../prose/said.ts';
import { listNames } from '../../../../prose/english.ts';
import type { PlaceView } from '../../../../place/view.ts';
import { eachPlace } from '../../across/beside.ts';
import type { Topic } from '../../topic.ts';

const MOST = 3;

/** A place's first towns by the household’s answers. */
function firstTowns({ cities }: PlaceView): Said | null {
  const towns = cities.slice(0, MOST);
  return towns.length > 0 ? given(words(listNames(towns)), ...towns.map(({ id }) => `city:${id}`)) : null;
}

/** Which town of a country, where no single subject is named. */
export const WHICH_TOWN: Topic = {
  id: 'which-town',
  about: anyOf([
    /\b(?:which|what) (?:other )?(?:cit(?:y|ies)|towns?|regions?|villages?)\b/iu,
    /\b(?:best|good|better|right) (?:cit(?:y|ies)|towns?|regions?) (?:for|to)\b/iu,
    /\bis (?:\p{Lu}\p{L}+ )+or (?:\p{Lu}\p{L}+ )+(?:the )?(?:better|best|nicer|cheaper|safer)\b/iu,
    /\bwhere (?:in the country |there )?do (?:families|most families|students|people|expats|pensioners|retirees)\b[^?]{0,40}\b(?:live|settle|move)\b/iu,
  ]),
  not: /\b(?:universit\w+|hospitals?|airports?|passports?|city (?:council|hall)|airlines?|consulate|embassy|jobs?|employers?|compan(?:y|ies)|americans?|germans?|britons?|indians?|our people|choirs?|mosques?|church(?:es)?|temples?)\b/i,
  over: ['cost', 'housing'],
  answer: ({ views, towns }) => {
    const first = eachPlace(views, firstTowns);
    return {
      said:
        first &&
        say`By your answers these towns come first on our records: ${first}.${towns.length > 1 ? ' Those that you name stand beside each other in the table below.' : ''}`,
      lacks: 'quarters, single schools and the mood of a town',
      chapter: 'Housing',
      whom: 'a household like yours in each of two towns, and their town halls for schools, doctors and lines',
      put: 'What does a household like mine find in this town and what does it have to leave it for, what does a home of our size let for, and how long is the way to work, school, doctor and station?',
    };
  },
};
