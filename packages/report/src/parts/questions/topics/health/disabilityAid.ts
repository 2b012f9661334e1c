import { inLetter } from '../../../../profile/people/person.ts';
import type { Topic } from '../../topic.ts';

/** A personal attendant, however spelt. */
const ATTENDANT = String.raw`(?:attend[ae]nt(?:s|['’]s)?(?: care)?|personal (?:care|assistants?|assistance|attend[ae]nts?)|PCAs?|care ?givers?|home care)`;
const NEED = String.raw`(?:disab\w+|wheelchairs?|special needs|carers?|${ATTENDANT}|(?:mobility|walking|hearing) aids?|(?:look(?:s|ing)? after|tak(?:es?|ing) care of|car(?:es?|ing) for) (?:an? |my |our )?(?:\w+ )?(?:child|son|daughter|parent|mother|father))`;
const MONEY = String.raw`(?:money|allowances?|benefits?|grants?|paid(?: for)?|pays?|subsid\w+|fund(?:s|ed|ing)?|financial (?:help|support|aid))`;

/** State money and aids for a disability or a carer. */
export const DISABILITY_AID: Topic = {
  id: 'disability-aid',
  about: new RegExp(
    String.raw`\b${NEED}\b[^?]{0,50}\b${MONEY}\b|\b${MONEY}\b[^?]{0,50}\b${NEED}\b|\b(?:carers?|care|attendance|disability)(?:['’]s?)? (?:allowance|benefit)s? (?:for|to)\b`,
    'i',
  ),
  // A payment from home is a question of keeping it.
  not: /\b(?:VA|PIP|SSDI|SSI|DLA|S1|keep|kept|lose|stops?|go(?:es)? on|from home|abroad|exported|taxed|pensions?|compensation|living allowance|rating)\b|\b(?:my|our) (?:\w+ ){0,2}(?:benefits?|allowances?)\b/i,
  over: ['access', 'elder-care', 'benefit', 'healthcare', 'illness', 'childcare', 'cost', 'parent'],
  answer: ({ person, text }) => {
    const who = person && person.kin !== 'other' ? inLetter(person) : 'somebody with a disability';
    if (new RegExp(String.raw`\b${ATTENDANT}\b`, 'i').test(text))
      return {
        lacks:
          'who pays for an attendant at home, for how many hours, and from which day a newcomer may claim that',
        whom: 'the social services of the municipality, the public care insurer where there is one, and an association of people who employ their own assistants',
        put: `Who pays for attendants of ${person && person.kin !== 'other' ? inLetter(person) : 'somebody with a disability'} morning and evening, on which residence title, after how many months of residence or contributions, and what does an hour cost until then?`,
      };
    return {
      lacks:
        'which money and aids there are for a disability or for whoever cares for somebody, and from which day a newcomer may claim them',
      whom: 'the social security office of each country, and its public health insurer or service for wheelchairs and other aids',
      put: `Which allowance and which aids are there for ${who} and for whoever cares, on which residence title and from which day, on whose assessment, and does the one from home count until then?`,
    };
  },
};
