import { list, listNames } from '../../../../prose/english.ts';
import { flow, type Said } from '../../../../prose/said.ts';
import { tricareAbroad, veteransCareAbroad, veteransPayAbroad } from '../../../../place/rights/ownState.ts';
import { inLetter } from '../../../../profile/people/person.ts';
import { KEPT } from '../../clauses.ts';
import type { Answer, Asked, Topic } from '../../topic.ts';
import { familyBenefits } from './familyBenefits.ts';
import { americanSecurity } from './pensionPlans.ts';

/** A payment by state or insurer, by name; old-age pensions are a topic of their own. */
const BENEFIT = new RegExp(
  [
    String.raw`\b(?:VA|disability|incapacity|veterans?(?:['’]s?)?) (?:(?!Foreign|or|and)\w+ ){0,2}?(?:pay(?:ments?)?(?! (?:anything|something|for|any|me|us|my|our|abroad|out|in|on|there))|benefits?|compensation|allowances?|pensions?|rating|money|che(?:ck|que)s?|income)\b`,
    String.raw`\b(?:unemployment|housing|child|children['’]?s|family|care|carer['’]?s|sick(?:ness)?|attendance|communication|mobility|disability|disability living|survivors?(?:['’]s?)?|social|welfare|state) (?:benefits?|allowances?|payments)\b`,
    String.raw`\bmoney from the (?:state|government)\b|\b(?:kinder|eltern)geld\b`,
    String.raw`\b(?:SSDI|SSI|PIP|(?:Landes)?(?:Blinden|Gehörlosen)(?:geld|hilfe)|(?:Kinder|Eltern|Pflege|Wohn|Arbeitslosen|Bürger)geld|Pflege(?:grad|stufe|kasse|versicherung)|AEEH|AJPP|DLA|NDIS|(?:long[- ]term )?care insurance|long[- ]term care (?:polic(?:y|ies)|cover(?:age)?|plan)|universal credit|(?:legge|law) 104|indennità(?: di \w+)?|assegn[oi](?: \w+)?|allocations? (?:familiales|adulte|logement)|AAH|APL|Wajong|WAO|WIA|(?:VA )?Foreign Medical Program|FMP|the VA|VA (?:disability|comp)|(?:keep|lose) (?:\w+ )?(?:from the )?VA|CHAMPVA|[Tt][Rr][Ii]-?[Cc][Aa][Rr][Ee]|my benefits|benefits? from home|benefits? (?=(?:can|may|could|does|do|will|would)\b)|claim(?:ing)? (?:\w+ )?(?:benefits?|allowances?))\b`,
  ].join('|'),
  'i',
);

/** The same pattern, for all occurrences in a text. */
export const EVERY_BENEFIT = new RegExp(BENEFIT.source, 'gi');
const TAKEN_OF_IT = new RegExp(String.raw`\btax(?:es)? (?:[\w’'-]+ ){0,5}?(?:${BENEFIT.source})`, 'gi');

/** A permit based on a payment, where the question is not whether it continues. */
const FOR_A_PERMIT = /\b(?:visas?|permits?|residency)\b/i;
const GOES_ON =
  /\b(?:keep\w*|pay|pays|paid|paying|los(?:e|es|ing)|stops?|happens?|continu\w+|go(?:es)? on|still|claim\w*|tax\w*|abroad|overseas|covers?|work there)\b/i;

const OF_CARE =
  /\b(?:Foreign Medical Program|FMP|medicines?|insulin|doctors?|hospitals?|health ?care|care|treatment|clinics?|pays? (?:anything|for))\b/i;
const OF_MONEY =
  /\b(?:money|che(?:ck|que)s?|compensation|rating|benefits?|payments?|income|pay(?! (?:anything|for))|keep|lose)\b/i;

const OF_VETERANS = /\b(?:VA|Veterans Affairs|Foreign Medical Program|FMP)\b/;

/** What the United States pay veterans abroad, where a question names their department or programme. */
function veteransAnswer(asked: Asked): Answer | null {
  const { text, view, views } = asked;
  if (!OF_VETERANS.test(text) && !/\b(?:my|the) va\b|\bva (?:disab|comp|pay|benef|rating)/i.test(text))
    return null;
  const care = OF_CARE.test(text) ? veteransCareAbroad(view) : null;
  const money = OF_MONEY.test(text) ? veteransPayAbroad(view) : null;
  if (!care && !money) return null;
  const where = listNames(views, 'or');
  const security = americanSecurity(asked);
  const family = /\b(?:CHAMPVA|TRI-?CARE)\b/i.exec(text)?.[0].toUpperCase();
  return {
    said: flow(money, security, care, family === 'CHAMPVA' ? null : tricareSaid(asked)),
    lacks: `${
      care
        ? 'which of your conditions are rated so, and how a claim is paid in each country'
        : 'how and in which currency it is paid into each country'
    }${family ? `, and what ${family} pays for abroad, and for whom` : ''}`,
    whom: `the Department of Veterans Affairs, in writing, before you choose${care ? ', and its Foreign Medical Program' : ''}${family ? `, and the office of ${family}` : ''}${security ? ', and the Social Security Administration for its own part' : ''}`,
    put: `Do you go on paying my compensation in full when I live in ${where}, into which account, and what has to be reported to you?${care ? ' Which of my conditions does the Foreign Medical Program cover there, and whom do I pay first?' : ''}`,
  };
}

/** What the forces' health plan covers abroad, where a question names it. */
const tricareSaid = ({ text, view }: Asked): Said | null =>
  /\btri-?care\b/i.test(text) ? tricareAbroad(view) : null;

/** What a benefit from home becomes abroad; only its payer can answer in full. */
function ofHome(asked: Asked, name: string, american: Said | null): Answer {
  const who = asked.person ? inLetter(asked.person) : null;
  const where = list(
    asked.views.map((view) => view.name),
    'or',
  );
  return {
    said: american,
    lacks: `whether what home pays (${name}) is paid abroad, and in full`,
    whom: 'the office or insurer at home that pays it, in writing, before you choose',
    put: `Do you go on paying ${name} in full when ${who ? `${who} lives` : 'I live'} in ${where}, for how long, and what has to be reported to you?`,
  };
}

/** The US forces' health plan, which is no payment. */
function tricareAnswer({ text, view, views }: Asked): Answer | null {
  if (!/\btri-?care\b/i.test(text)) return null;
  const where = listNames(views, 'or');
  return {
    said: tricareAbroad(view),
    lacks: 'which TRICARE plan is open to you there, which doctors take it, and what it leaves you to pay',
    whom: 'the office of the TRICARE Overseas Program, in writing, before you choose and before you drop Part B',
    put: `Which plan is open to me and to each of my family in ${where}, must the new address be entered and Part B be kept for it, which doctors and hospitals there take it, or do I pay first and claim, and what stays with me?`,
  };
}

/** What a newcomer may claim in the new country. */
const ofNewCountry = (name: string): Answer => ({
  lacks: 'which benefits a newcomer may claim',
  whom: 'the social security office of the new country',
  put: `Who may claim ${name} here, after how many months of residence or contributions, and may my permit be lost by claiming it?`,
});

/** Whether the question means a payment already received, from home. */
const isPaidAlready = ({ text, person }: Asked): boolean =>
  person !== null || KEPT.test(text) || /\b(?:my|our|VA|SBP|from|abroad|overseas)\b/i.test(text);

/** The benefit a question names; payments precede insurance. */
function benefitNamed(text: string): string {
  const named = [...text.matchAll(EVERY_BENEFIT)].map(([words]) => words);
  return (named.find((one) => !/insurance$/i.test(one)) ?? 'this benefit').replaceAll("'", '’');
}

export const BENEFITS: Topic = {
  id: 'benefit',
  about: BENEFIT,
  // How a country taxes it is a tax question.
  when: ({ text }) =>
    BENEFIT.test(text.replace(TAKEN_OF_IT, ' ')) && !(FOR_A_PERMIT.test(text) && !GOES_ON.test(text)),
  over: ['access', 'healthcare', 'medicine', 'jobs', 'pay', 'elder-care', 'children-visa', 'cost'],
  answer: (asked) => {
    const own = veteransAnswer(asked) ?? tricareAnswer(asked) ?? familyBenefits(asked);
    if (own) return own;
    const name = benefitNamed(asked.text);
    const american = americanSecurity(asked);
    return american || isPaidAlready(asked) ? ofHome(asked, name, american) : ofNewCountry(name);
  },
};
