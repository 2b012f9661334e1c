import { itsConsulate } from '../../../../profile/passports/unsafe.ts';
import { inLetter } from '../../../../profile/people/person.ts';
import { nameOf } from '../../../../prose/countryNames.ts';
import type { Asked, Topic } from '../../topic.ts';
import { ownServiceSaid } from './militaryService.ts';

const SERVICE = String.raw`(?:enlist\w*|serv(?:e|es|ed|ing)\b(?! (?:food|drinks|customers|meals))|(?:military|national) service|conscription|the draft|drafted|called up|call-up|report(?:s|ing)? for (?:duty|service)|(?:the )?(?:army|military)\b(?! (?:papers?|clearance|certificates?|booklet|record)))`;

/** The state of a passport held, or home, that calls its people up; null where none is on record. */
const owedTo = ({ view, profile }: Asked) =>
  [...profile.citizenships, ...(profile.home ? [profile.home] : [])].find(
    ({ iso3 }) => view.atlas.fact(iso3, 'conscription')?.value === 'yes',
  ) ?? null;

/** What becomes of somebody who did not serve and comes back: a matter of the state left, and no record of a court. */
export const SERVICE_UNSERVED: Topic = {
  id: 'service-unserved',
  about: new RegExp(
    [
      String.raw`\b(?:not|n['’]t|never|without|refus\w+|avoid\w*|skip\w*|dodg\w*|evad\w*|desert\w*|miss(?:es|ed|ing)?)\b[^?.]{0,25}\b${SERVICE}`,
      String.raw`\b${SERVICE}[^?.]{0,40}\b(?:not|n['’]t|never) (?:yet )?(?:finish\w*|complet\w*|do|done|did|serve\w*)\b`,
    ].join('|'),
    'i',
  ),
  with: /\b(?:back|return\w*|visit\w*|arrest\w*|detain\w*|border|airport|prison|jail|punish\w*|fined?|fines|enter\w*|trouble|ask\w*|certificate)\b/i,
  not: /\b(?:job|employer|restaurant|customers?)\b/i,
  over: ['rights', 'history', 'coming-back', 'visa', 'safety', 'guests'],
  answer: (asked) => {
    const own = owedTo(asked);
    const name = own ? nameOf(own) : 'the country of the passport';
    const who = asked.person ? inLetter(asked.person) : 'somebody with my record';
    return {
      said: own && ownServiceSaid(asked.view, own),
      lacks: `what ${name} does with citizens abroad who were called up and did not come, at its border or when a passport is renewed`,
      whom: `a lawyer for military law in ${name}, bound to silence, before anybody writes to an office; then ${itsConsulate(asked.profile, own ? [own.iso3] : [], `the consulate of ${name}`)}, which says how the residence abroad is reported`,
      put: `At which age and after how many years abroad does ${who} count as living abroad and is not called up, what has to be reported before that and by whom, may ${who} visit meanwhile and for how many days, and what follows at the border if a call-up was missed?`,
    };
  },
};
