import { ADJECTIVES } from '@global-fit/matching/profile/text/demonyms';
import { anyOf } from '@global-fit/matching/anyOf';
import { say } from '../../../../prose/said.ts';
import { figures } from '../../across/beside.ts';
import type { Answer, Topic } from '../../topic.ts';

/** A passport or an origin, on which a bank decides whom it takes; the number of its branches tells nothing of that. */
const BY_PASSPORT = new RegExp(
  String.raw`\b(?:citizens?|nationals?|nationalit(?:y|ies)|passports?|\w+-born|${ADJECTIVES})\b`,
  'i',
);

/** Money that goes to somebody in another country, not a bank that takes newcomers. */
const SENDS =
  /\b(?:send|sending|transfer(?:ring)?)\b[^?]{0,60}\b(?:to|out|home|abroad|each month|every month)\b|\bremittances?\b/i;

const EXTRADITION = /\bextradit\w*/i;
const DATA = String.raw`(?:(?:bank|banking|account|tax|financial) (?:data|information)|common reporting standard|CRS)`;
const DATA_EXCHANGE = new RegExp(
  String.raw`\b(?:exchang\w+|shar(?:e|es|ing)|report(?:s|ing)?|pass(?:es)?|hand(?:s|ed)?)\b[^?]{0,30}\b${DATA}\b|\b${DATA}\b[^?]{0,30}\b(?:exchang\w+|shar(?:e|es|ed|ing)|report(?:s|ed|ing)?|passed)\b`,
  'i',
);

/** An account that is to be opened: nothing is frozen yet. */
const OPENS = /\b(?:open(?:ing)?|get(?:ting)?|have) (?:[\w’'-]+ ){0,3}accounts?\b/i;

/** What no table of ours holds, and who knows: treaties on extradition, exchange of data, or sanctions. */
function unrecorded(text: string): Answer {
  if (EXTRADITION.test(text))
    return {
      said: null,
      lacks: 'treaties on extradition, and what courts make of them',
      whom: 'a lawyer there, who is bound to silence (the list of treaties is public)',
      put: 'Is there a treaty on extradition between the two states, which charges does it leave out, and who decides on a request?',
    };
  if (DATA_EXCHANGE.test(text))
    return {
      said: null,
      lacks: 'which states exchange data on bank accounts with each other',
      whom: 'a tax adviser who works with both countries',
      put: 'With which states does this country exchange data on accounts of somebody with my passports and my residence, since when, and what is passed on?',
    };
  if (OPENS.test(text))
    return {
      said: null,
      lacks: 'which bank takes holders of a given passport while sanctions stand',
      whom: 'the compliance desks of two banks in the city, in writing, and a lawyer for sanctions',
      put: 'Do you open an account for a holder of my passport who lives and is paid here, which papers on the origin of the money do you ask for, and which payments from and to my home country would you refuse?',
    };
  return {
    said: null,
    lacks: 'sanctions, and which accounts banks freeze or close',
    whom: 'a lawyer for sanctions, and the compliance desk of the bank in writing',
    put: 'On what ground may an account of mine be frozen although I am on no list, which papers on the origin of the money prevent it, and how is it released?',
  };
}

export const BANK: readonly Topic[] = [
  {
    id: 'sanctions',
    about: new RegExp(
      String.raw`\b(?:sanction\w*|extradit\w*|(?:freez\w+|froze|frozen|seiz\w+|confiscat\w+|clos\w+) (?:\w+ ){0,3}(?:accounts?|assets|funds|money|savings)|(?:accounts?|assets|funds|money|savings) (?:\w+ ){0,3}(?:frozen|seized|confiscated|closed))\b|${DATA_EXCHANGE.source}`,
      'i',
    ),
    over: ['bank', 'tax', 'safety', 'moving', 'rights', 'enough', 'cost'],
    answer: ({ text }) => unrecorded(text),
  },
  {
    id: 'bank',
    about: anyOf([
      /\b(?:bank(?:s|ing)?(?: account)?|credit (?:score|history)|(?:credit|debit) cards?|cash machines?)\b/i,
      /\b(?:(?:transfer|send) (?:my |our )?(?:money|savings|funds)|remittances?)\b/i,
      /\bsend (?:about |some )?(?:[$€£] ?)?\d[\d.,]*(?: ?(?:us )?(?:dollars?|euros?|pounds?|usd|eur|gbp|[A-Z]{3}))?\b[^?]{0,40}\b(?:to|home)\b/i,
      /\b(?:exchange rates?|currency|brokerage|ISAs?|investment accounts?|FATCA)\b/i,
    ]),
    // Where money lies is no question of a bank there.
    not: /\b(?:savings?|money|cash|dollars?|euros?|pounds?|\d[\d.,]*k?|usd|eur|gbp|cad|aud|nzd|chf|inr|zar|ngn|income|it|this|that|have|left)(?: (?:be|is|are|left|sitting|partly|still|all|blocked|stuck|locked|held)){0,4} in (?:the|an?|our|my) banks?(?! account)\b/i,
    over: ['cost', 'jobs', 'pay', 'citizenship', 'child-citizenship'],
    answer: ({ views, text }) => {
      if (BY_PASSPORT.test(text))
        return {
          said: null,
          lacks: 'which bank takes holders of a given passport, or people born in a given country',
          whom: 'the compliance desks of two banks in the city, in writing',
          put: 'Do you open and keep an account for a holder of my passports, born where I was, which papers on the origin of the money do you ask for, and what would make you close it?',
        };
      if (SENDS.test(text))
        return {
          said: null,
          lacks: 'what a transfer to another country costs, and what its exchange rate keeps back',
          whom: 'the bank in the city and two licensed transfer companies there, for the same sum on the same day',
          put: 'How much arrives of this sum in the account of whoever receives it, with fee and exchange rate, in how many days, from which sum on do you ask for papers, and is there a limit a month?',
        };
      const branches = figures(views, 'bank_branches_per_100k');
      return {
        said: branches && say`Bank branches per 100,000 adults: ${branches}.`,
        lacks: 'which bank takes newcomers, and on which papers',
        whom: 'two banks in the city, by e-mail',
        put: 'Which papers open an account before I have a residence card, and what does it cost?',
      };
    },
  },
];
