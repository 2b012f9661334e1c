import { ADJECTIVES } from '@global-fit/matching/profile/text/demonyms';
import { anyOf } from '@global-fit/matching/anyOf';
import { because, say, words } from '../../../../prose/said.ts';
import { accountsReported } from '../../../../place/rights/ownState.ts';
import { figures } from '../../across/beside.ts';
import type { Answer, Topic } from '../../topic.ts';

/** A passport or origin, by which banks choose customers. */
const BY_PASSPORT = new RegExp(
  String.raw`\b(?:citizens?|nationals?|nationalit(?:y|ies)|passports?|\w+-born|${ADJECTIVES}s?|FATCA|US persons?)\b`,
  'i',
);

/** Banking by the law of Islam, which takes and pays no interest. */
const WITHOUT_INTEREST = anyOf([
  /\b(?:islamic|shari['’]?a\w*|halal|takaful|murabaha|riba)\b[^?]{0,20}\b(?:bank\w*|financ\w*|accounts?|mortgages?|loans?)\b/i,
  /\b(?:bank\w*|financ\w*|accounts?|mortgages?|loans?)\b[^?]{0,30}\b(?:islamic|shari['’]?a\w*|riba|without interest|interest[- ]free|no interest)\b/i,
  /\binterest[- ]free (?:bank\w*|loans?|mortgages?|accounts?)\b/i,
]);
/** Money that goes to somebody in another country, not a bank that takes newcomers. */
const SENDS =
  /\b(?:send|sending|transfer(?:ring)?)\b[^?]{0,60}\b(?:to|out|home|abroad|each month|every month)\b|\bremittances?\b/i;

const EXTRADITION = /\bextradit\w*/i;
const DATA = String.raw`(?:(?:bank|banking|account|tax|financial) (?:data|information)|common reporting standard|CRS)`;
const DATA_EXCHANGE = new RegExp(
  String.raw`\b(?:exchang\w+|shar(?:e|es|ing)|report(?:s|ing)?|pass(?:es)?|hand(?:s|ed)?)\b[^?]{0,30}\b${DATA}\b|\b${DATA}\b[^?]{0,30}\b(?:exchang\w+|shar(?:e|es|ed|ing)|report(?:s|ed|ing)?|passed)\b`,
  'i',
);

/** Opening an account, so nothing is frozen yet. */
const OPENS = /\b(?:open(?:ing)?|get(?:ting)?|have) (?:[\w’'-]+ ){0,3}accounts?\b/i;

/** Accounts, cards, transfers and exchange. */
const BANKING = anyOf([
  WITHOUT_INTEREST,
  /\b(?:bank(?:s|ing)?(?: account)?|(?:credit|debit) cards?|cash machines?)\b/i,
  /\b(?:(?:transfer|send) (?:my |our )?(?:money|savings|funds)|remittances?)\b/i,
  /\bsend (?:about |some )?(?:[$€£] ?)?\d[\d.,]*(?! ?(?:kids?|child(?:ren)?|sons?|daughters?|people|boxes|parcels)\b)(?: ?(?:us )?(?:dollars?|euros?|pounds?|usd|eur|gbp|[A-Z]{3}))?\b[^?]{0,40}\b(?:to|home)\b/i,
  /\b(?:exchange rates?|currency|brokers?|brokerage|Schwab|Fidelity|Vanguard|Interactive Brokers|ISAs?|investment accounts?|FATCA)\b/i,
]);
const TRADE = String.raw`(?:work(?:s|ed|ing)?|jobs?|employed|positions?|careers?|accountants?|analysts?|managers?|clerks?|tellers?|officers?|engineers?|developers?|directors?|lawyers?|auditors?|consultants?|traders?|advisers?|advisors?)`;
/** A bank as somebody's employer: "an accountant (ACCA) in a bank". */
const BANK_AS_EMPLOYER = new RegExp(
  String.raw`\b${TRADE}\b(?: \([^)]{1,40}\))?(?: [\w-]+){0,2}? (?:in|at|for|with|of) (?:(?:an?|the|my|our|his|her) )?(?:[\w-]+ ){0,2}bank(?:s|ing)?\b(?! accounts?)|\bbank(?:ing)? (?:${TRADE}|job)\b`,
  'gi',
);

/** A bank nearby. */
const NEAR = /\b(?:branch(?:es)?|cash machines?|ATMs?|near(?:by|est)?|rural|villages?|how many)\b/i;
/** What happens to an existing account. */
const KEEPS =
  /\b(?:keep\w*|close|closing|los(?:e|ing)|cancel\w*|still use)\b[^?]{0,40}\b(?:accounts?|cards?|banks?)\b/i;
const FIRST_ACCOUNT =
  /\baccounts?\b[^?]{0,40}\b(?:before|from abroad|non-?residents?|newcomers?|without (?:an?|the) (?:address|residence|permit|tax))\b/i;

/** What no table holds, and who knows: extradition, data exchange, or sanctions. */
function unrecorded(text: string): Answer {
  if (EXTRADITION.test(text))
    return {
      lacks: 'treaties on extradition, and what courts make of them',
      whom: 'a lawyer there, who is bound to silence (the list of treaties is public)',
      put: 'Is there a treaty on extradition between the two states, which charges does it leave out, and who decides on a request?',
    };
  if (DATA_EXCHANGE.test(text))
    return {
      lacks: 'which states exchange data on bank accounts with each other',
      whom: 'a tax adviser who works with both countries',
      put: 'With which states does this country exchange data on accounts of somebody with my passports and my residence, since when, and what is passed on?',
    };
  if (OPENS.test(text))
    return {
      lacks: 'which bank takes holders of a given passport while sanctions stand',
      whom: 'the compliance desks of two banks in the city, in writing, and a lawyer for sanctions',
      put: 'Do you open an account for a holder of my passport who lives and is paid here, which papers on the origin of the money do you ask for, and which payments from and to my home country would you refuse?',
    };
  return {
    lacks: 'sanctions, and which accounts banks freeze or close',
    whom: 'a lawyer for sanctions, and the compliance desk of the bank in writing',
    put: 'On what ground may an account of mine be frozen although I am on no list, which papers on the origin of the money prevent it, and how is it released?',
  };
}

export const BANK: readonly Topic[] = [
  {
    id: 'sanctions',
    about: new RegExp(
      [
        String.raw`\b(?:sanction\w*|extradit\w*|(?:freez\w+|froze|frozen|seiz\w+|confiscat\w+|clos\w+) (?:\w+ ){0,3}(?:accounts?|assets|funds|money|savings)|(?:accounts?|assets|funds|money|savings) (?:\w+ ){0,3}(?:frozen|seized|confiscated|closed))\b`,
        String.raw`${DATA_EXCHANGE.source}`,
      ].join('|'),
      'i',
    ),
    // A bank that ends accounts of people who move is not about sanctions.
    not: /\bclos\w+\b[^?]*\b(?:address|non-?residen\w+|leave|left|overseas|expat\w*)\b|\bif (?:I|we) (?:live|move)\b|\b(?:living|live|moving|move) abroad\b|\b(?:FATCA|(?:US|U\.S\.|American) (?:citizens?|persons?|clients?|customers?)|Americans)\b/i,
    over: ['bank', 'tax', 'safety', 'moving', 'rights', 'enough', 'cost'],
    answer: ({ text }) => unrecorded(text),
  },
  {
    id: 'bank',
    about: BANKING,
    when: ({ text }) => BANKING.test(text.replace(BANK_AS_EMPLOYER, ' ')),
    // Where to keep money is no question about banks there.
    not: /\b(?:savings?|money|cash|dollars?|euros?|pounds?|\d[\d.,]*k?|usd|eur|gbp|cad|aud|nzd|chf|inr|zar|ngn|income|it|this|that|have|left)(?: (?:be|is|are|left|sitting|partly|still|all|blocked|stuck|locked|held)){0,4} in (?:the|an?|our|my) banks?(?! account)\b/i,
    over: ['cost', 'jobs', 'pay', 'citizenship', 'child-citizenship', 'visa', 'food'],
    answer: ({ views, view, text }) => {
      if (BY_PASSPORT.test(text))
        return {
          said: /\bFATCA\b|\bAmericans?\b|\bUS persons?\b/i.test(text) ? accountsReported(view) : null,
          lacks: 'which bank takes holders of a given passport, or people born in a given country',
          whom: 'the compliance desks of two banks in the city, in writing',
          put: 'Do you open and keep an account for a holder of my passports, born where I was, which papers on the origin of the money do you ask for, and what would make you close it?',
        };
      if (WITHOUT_INTEREST.test(text))
        return {
          lacks: 'which bank there keeps accounts and finances homes without interest (Islamic banking)',
          whom: 'two banks that the central bank of the country lists as working without interest, and a mosque of the city for the one its people use',
          put: 'Do you keep an account and finance a home or a business without interest, under which board of scholars, for a newcomer as well, and on which papers?',
        };
      if (SENDS.test(text))
        return {
          lacks: 'what a transfer to another country costs, and what its exchange rate keeps back',
          whom: 'the bank in the city and two licensed transfer companies there, for the same sum on the same day',
          put: 'How much arrives of this sum in the account of whoever receives it, with fee and exchange rate, in how many days, from which sum on do you ask for papers, and is there a limit a month?',
        };
      if (OPENS.test(text) || FIRST_ACCOUNT.test(text))
        return {
          said: because(
            words(
              'Keep the account at home open through the first year, and ask two kinds of banks before you travel: a large one with branches in the city, and one that opens accounts online for people who do not yet live there. Carry proof of income and of where the money comes from; an account in the currency of the country tides you over the weeks until the local one works.',
            ),
            'specific-questions',
          ),
          lacks: 'which bank takes newcomers, on which papers and how fast',
          whom: 'two banks in the city, by e-mail, and your own bank for a partner there',
          put: 'Which papers open an account before I have a residence card or a tax number, may it be done from abroad, by video or through you, what does it cost, and how long until salary and rent can run through it?',
        };
      if (KEEPS.test(text))
        return {
          said: because(
            words(
              'Keep one account and one card at home for the first year at least: refunds, tax, subscriptions and a way back depend on them. Ask the bank before you give it an address abroad, as some close the accounts of people who live elsewhere.',
            ),
            'current-location',
          ),
          lacks: 'which bank of home keeps customers who live abroad',
          whom: 'each bank and card company of yours, in writing, before the move',
          put: 'Do you keep my account, card, deposit and shares when I live in that country, which of them change or end, what does it cost, and does your app work with a telephone number from there?',
        };
      const branches = NEAR.test(text) ? figures(views, 'bank_branches_per_100k') : null;
      return {
        said: branches && say`Bank branches per 100,000 adults: ${branches}.`,
        lacks: 'which bank takes newcomers, on which papers, and what it charges',
        whom: 'two banks in the city, by e-mail, and people of your own country there for the one they use',
        put: 'Which papers open an account before I have a residence card, what do account, card and a transfer from abroad cost, and in which languages do you answer?',
      };
    },
  },
];
