import { anyOf } from '@global-fit/matching/anyOf';
import { greenCardAbroad } from '../../../../place/rights/ownState.ts';
import type { Topic } from '../../topic.ts';

/** How long holders of a permit may be away. */
export const ABSENCE: Topic = {
  id: 'absence',
  about: anyOf([
    /\b(?:absen(?:ces?|t)\b|re-?entry permits?|los(?:e|es|ing) (?:my |our |his |her |their |the )?(?:\w+ )?(?:(?:permanent )?residen\w+|permit|status|green card))/i,
    /\b(?:away|outside|abroad|out of)\b[^?]{0,50}\b(?:residen\w+|permit|status|green card)/i,
    /\b(?:live|living|stay|visit|spend|be) (?:\w+ )?there\b[^?]{0,50}\bto (?:keep|maintain|retain|renew)\b[^?]{0,15}\b(?:residen\w+|PR|permit|visa|status)\b/i,
    /\b(?:live|stay|move|work) (?:outside|abroad|elsewhere|away|back home)\b[^?]{0,20}\b(?:and|but|while) (?:still )?keep(?:ing)? (?:it|(?:the|my|our) (?:PR|permanent residen\w+|green card|permit|status))\b/i,
    /\b(?:days|weeks|months|how long|how often)\b[^?]{0,60}\bto (?:keep|maintain|retain|renew)\b[^?]{0,15}\b(?:residen\w+|PR|permit|visa|status)\b/i,
    /\b(?:return|(?:go|come|move) (?:back|home)|fly home)\b[^?]{0,60}\bwhat (?:happens|becomes) (?:to|with|of) (?:my|our|the) (?:\w+ )?(?:residen\w+|permit|status|green card)/i,
  ]),
  not: /\b(?:laid off|lose my job|tax resid\w+)\b/i,
  over: ['visa', 'permit-length', 'permanence', 'rights', 'flights'],
  answer: ({ text, view }) => {
    const american = /\bgreen cards?\b/i.test(text) ? greenCardAbroad(view) : null;
    return american
      ? {
          said: american,
          lacks: 'how an officer at the border judges a single absence, and which ties speak for a return',
          whom: 'an immigration lawyer in the United States, before anybody leaves it',
          put: 'Is the green card to be kept with a re-entry permit or given up, for how long can it be kept, how is it applied for before we go, and what does it mean for the tax return there?',
        }
      : {
          lacks: 'how long one may be away before a permit lapses or the years stop counting',
          whom: 'the immigration authority of each country, in writing, and its citizenship office',
          put: 'How many days of a year have I to be there, what is the longest absence, at once and in all, before my residence lapses, and which absences break the years that count towards permanent residence and naturalisation?',
        };
  },
};
