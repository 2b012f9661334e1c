import { anyOf } from '@global-fit/matching/anyOf';
import type { Check } from './check.ts';

/** Proof of funds, and a bank account there. */
export const ACCOUNTS: readonly Check[] = [
  [
    /\bblocked (?:bank )?accounts?\b|\bsperrkonto\b/,
    'asking the embassy in writing which sum has to lie in a blocked account this year, from which day on, and whether the letter of a scholarship or of whoever pays stands in for it',
  ],
  [
    /\briba\b|\b(?:islamic|shari['’]?a|halal) (?:bank\w*|financ\w*|mortgages?|loans?)\b|\b(?:interest[- ](?:free|based)|without interest|pay(?:ing)? interest|take interest)\b/,
    'looking in the list of licensed banks of its central bank for those that work without interest, and asking two of them in writing whether they take a newcomer',
  ],
  [
    anyOf([
      /\b(?:ask\w*|show\w*|prov(?:e|es|ing)|proof|needs?|wants?|requir\w*|demand\w*|hav(?:e|ing)|must)\b.*(?:\d|\b(?:money|savings|funds|sum)\b).*\b(?:in (?:the|a|my|our) (?:bank|account|bank account|savings)|bank statements?|of savings)\b/,
      /\bproof of (?:funds|means|savings)\b/,
    ]),
    'asking the embassy in writing how much it wants to see for each person, in whose account and for how many months',
  ],
  [
    /\b(?:banks?|banking|(?:bank|savings|brokerage) accounts?|brokers?|fatca)\b/,
    'asking the compliance desks of two banks there in writing whether they open and keep an account for a holder of the passport in question',
  ],
];

/** Costs of a move before the first pay. */
const AT_THE_START =
  /\b(?:start(?:ing)?[- ]?up|set(?:ting)?[- ]?up|up[- ]?front|moving|relocation|one[- ]?off|initial) (?:costs?|expenses|fees|money|sums?)\b|\b(?:costs?|cost of) (?:of |for )?(?:the move|moving|relocating)\b/;

/** Sales, pensions, sanctions, taxes and currencies. */
export const MONEY: readonly Check[] = [
  [
    /\b(?:capital|exchange|currency) controls?\b|\b(?:controls?|limits?|restrictions?|rules?) on (?:moving|sending|transferring|taking) (?:\w+ )?money\b|\b(?:move|send|transfer|take|get) (?:my |our )?money (?:out|abroad)\b/,
    'reading what its central bank publishes on money sent in and out, and asking two banks there in writing',
  ],
  [
    AT_THE_START,
    'adding three quotes for flights, freight and insurance to the fee of the permit, the first rent and the deposit, each asked for every person who moves',
  ],
  [
    /\binvest\w*\b.*\d|\d.*\binvest\w*\b/,
    'asking its immigration authority in writing what a permit for investors wants to be put in, with all fees, and for how long',
  ],
  [
    /\b(?:have|has|having|need|needs|forced?|obliged) to sell\b/,
    'asking the immigration authority in writing whether means that lie in a home count for the permit, or only what is at hand',
  ],
  [
    /\bpensions?\b.*\bfr(?:eez|o[sz])\w*|\bfr(?:eez|o[sz])\w*\b.*\bpensions?\b/,
    'asking the payer of your pension in writing whether its yearly increase continues there',
  ],
  [
    /\b(?:sanction\w*|(?:bank|financial|tax) (?:data|information)|(?:freez\w+|frozen|froze|seiz\w+|confiscat\w+)\b.*\b(?:assets?|accounts?|money|funds)|(?:assets?|accounts?|money|funds)\b.*\b(?:freez\w+|frozen|seiz\w+|confiscat\w+))\b/,
    'asking a sanctions lawyer, and two banks there in writing',
  ],
  [
    /\btax\w*\b.*\b(?:va|ssdi|social security|veterans?|disability|compensation|benefits?|allowances?)\b|\b(?:va|ssdi|social security|veterans?|disability|compensation|benefits?|allowances?)\b.*\btax\w*/,
    'asking a tax adviser who works with both countries whether that payment is taxed there, and by which article of the treaty',
  ],
  [
    /\b(?:ssdi|ssa|social security)\b/,
    'asking the Social Security Administration in writing whether it sends that payment to residents of the country, and what it wants to know of you each year',
  ],
  [
    /\b(?:unemployment|disability|housing|child|family|welfare|state|survivors?) (?:benefits?|allowances?|payments?)\b|\b(?:my|our) (?:benefits?|allowances?)\b/,
    'asking the office at home that pays it in writing whether it goes on paying abroad, in full and for how long',
  ],
  [
    /\b(?:tax\w*|pension\w*|dividends?|capital gains|crypto\w*|bitcoin|inherit\w*)\b/,
    'asking a tax adviser there',
  ],
  [
    /\b(?:currenc(?:y|ies)|devalu\w+|money (?:out|abroad|home))\b/,
    'reading what its central bank publishes on money sent in and out, and asking two banks there in writing',
  ],
];
