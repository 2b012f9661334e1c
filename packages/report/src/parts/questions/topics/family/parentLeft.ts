import { because, say } from '../../../../prose/said.ts';
import { homePointOf } from '../../../../place/surroundings/home.ts';
import { distances } from '../../across/beside.ts';
import type { Topic } from '../../topic.ts';

const PARENT =
  '(?:mother|father|parents|mum|mom|dad|mama|papa|parents-in-law|in-laws|grandmother|grandfather|grandparents)';
const OWN = String.raw`(?:my|our|her|his) (?:[\w-]+ ){0,2}${PARENT}\b`;
const SHE = '(?:she|he|they|her|him|them)';

/** A parent who would be left at home: "we cannot leave her alone", "what happens with my mother if we go". */
const LEFT = new RegExp(
  [
    String.raw`\b${OWN}[^?]*\b(?:left|leav(?:e|ing)|stay(?:s|ing)?|remain(?:s|ing)?|be|is|are|lives?|living)\b(?: ${SHE})?(?: \w+)? (?:alone|behind|on (?:her|his|their) own|by (?:her|him|them)sel(?:f|ves))\b`,
    String.raw`\bleav(?:e|ing) ${OWN}[^?]{0,20}(?:alone|behind|at home)?`,
    String.raw`\bwhat (?:happens|becomes|will happen|would happen|about|do we do)\b[^?]{0,15}\b${OWN}`,
    String.raw`\b(?:far|hours?|quickly|fast|soon)\b[^?]{0,40}\b(?:when|if|in case)\b[^?]{0,10}\b${OWN}[^?]{0,20}\b(?:ill|sick|falls?|dies?|dying|needs?|hospital)\b`,
    String.raw`\b${OWN}[^?]{0,20}\b(?:falls? (?:ill|sick)|gets? (?:ill|sick)|dies|needs (?:me|us|help|care))\b`,
  ].join('|'),
  'i',
);

/** A parent who stays at home while the household moves: how far away they would be, and who looks in on them. */
export const PARENT_LEFT: Topic = {
  id: 'parent-left',
  about: LEFT,
  // Whether a parent may come along is another question.
  not: /\b(?:bring|join us|come with|take (?:her|him|them)|visas? for|permits? for|dependants?|dependents?)\b/i,
  // Nobody is left who moves along.
  when: ({ person }) => person?.kin !== 'parent' || !person.member,
  over: ['flights', 'healthcare', 'illness', 'elder-care', 'parent', 'home-search', 'housing', 'visa'],
  answer: (asked) => {
    const to = homePointOf(asked.view);
    const away = to && distances(asked.places, to, 'with hours');
    const town = asked.profile.homePlace;
    return {
      said:
        away &&
        because(
          say`As the crow flies, home is ${away}. Agree before you leave who has a key, who may sign in a parent’s name, and whom the doctor may tell.`,
          'current-location',
        ),
      lacks: `who looks in on older people${town ? ` in ${town}` : ' at home'}, and how much leave an employer there grants for a parent who is ill abroad`,
      whom: `the social services${town ? ` of ${town}` : ' at home'}, your parent’s doctor, and, where you hope to bring a parent later, the immigration office of each country`,
      put: 'Who visits an older person who lives alone, how often, on whose request and at what price; what has to be signed so that we are called, and may decide, from abroad; and after how many years may a resident bring a parent there?',
    };
  },
};
