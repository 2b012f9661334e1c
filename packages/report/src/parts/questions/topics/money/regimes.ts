import { adjectivesIn } from '@global-fit/matching/profile/text/demonyms';
import { anyOf } from '@global-fit/matching/anyOf';
import type { Iso3 } from '@global-fit/atlas/model';
import { isForForeignIncome, isForPensioners, type SpecialRegime } from '@global-fit/atlas/money/taxes';
import { nameOf } from '../../../../prose/countryNames.ts';
import { capitalised, list } from '../../../../prose/english.ts';
import { because, flow, given, type Said, sayAs, words } from '../../../../prose/said.ts';
import { governmentPension, pensionTerms } from '../../../../sections/financial/pensionRegime.ts';
import { smallBusinessSaid } from '../../../../place/money/smallBusiness.ts';
import { isClosedToOwn, regimeTerms } from '../../../../sections/financial/regime.ts';
import { countriesNamed } from '../../../readings/countriesNamed.ts';
import type { Answer, Asked, Topic } from '../../topic.ts';
import { kept, POCKET } from './kept.ts';

/** Names of regimes and their countries, as far as our table has them. */
const BY_NAME: readonly (readonly [RegExp, Iso3])[] = [
  [/\bbeckham\b/i, 'ESP'],
  [/\b30 ?(?:%|per ?cent) ruling\b/i, 'NLD'],
  [/\b(?:IFICI|NHR|non[- ]habitual)\b/i, 'PRT'],
  [/\b(?:impatriati|impatriate workers|24[- ]ter)\b/i, 'ITA'],
  [/\b(?:article )?5 ?[AB]\b/, 'GRC'],
  [/\b24[- ]bis\b/i, 'ITA'],
  [/\b(?:FIG regime|foreign income and gains)\b/i, 'GBR'],
];

/** Whether a country is the customer's own, where regimes for newcomers do not apply. */
const isOwn = ({ citizenships, home }: Asked['profile'], iso3: Iso3): boolean =>
  home?.iso3 === iso3 || citizenships.some((one) => one.iso3 === iso3);

/** Countries a question names, directly or by a regime; without the customer's own. */
function asksOf({ view: { atlas }, text, profile }: Asked): readonly Iso3[] {
  const named = [
    ...BY_NAME.flatMap(([name, iso3]) => (name.test(text) ? [iso3] : [])),
    ...[...countriesNamed(atlas, text), ...adjectivesIn(atlas, text)].map(({ iso3 }) => iso3),
  ];
  return [...new Set(named)].filter((iso3) => !isOwn(profile, iso3));
}

/** Countries whose regimes are described: those the question names, then the places, then those ticked. */
function concerned(asked: Asked): readonly Iso3[] {
  const { view, views, profile } = asked;
  const ticked = profile.read
    .choices('specific-countries')
    .flatMap((code) => view.atlas.country(code.toUpperCase()) ?? view.atlas.countryByIso2(code) ?? [])
    .map(({ iso3 }) => iso3)
    .filter((iso3) => !isOwn(profile, iso3));
  return [...new Set([...asksOf(asked), ...views.map(({ iso3 }) => iso3), ...ticked])];
}

/** For whom and how long income from abroad is taxed only when brought in; null elsewhere. */
function remittanceTerms({ view: { atlas }, profile }: Asked, iso3: Iso3): Said | null {
  const tax = atlas.taxFacts(iso3);
  const own = profile.citizenships.some((one) => one.iso3 === iso3);
  if (!tax?.from.shown || !tax.remittance || (own && tax.remittance.who === 'foreigners')) return null;
  const { who, years } = tax.remittance;
  const whom = {
    foreigners: ', for foreigners',
    'not-domiciled': ', for those whose domicile, the permanent home in law, stays elsewhere',
  };
  return given(
    words(
      `income from abroad is taxed only as far as it is paid or brought in${who ? whom[who] : ''}${years === null ? '' : `, in the first ${years} years`}`,
    ),
    `tax:${iso3}`,
  );
}

/** The most regimes described per country. */
const MOST_EACH = 2;

/** Recorded regimes in the countries concerned, and the countries without any. */
interface Found {
  readonly told: readonly Said[];
  readonly none: readonly Iso3[];
}

/** Whom a regime is made for. */
type Audience = 'pensions' | 'income' | 'work';

function audienceOf(regime: SpecialRegime): Audience {
  if (isForPensioners(regime)) return 'pensions';
  return isForForeignIncome(regime) ? 'income' : 'work';
}

/** The regimes for these kinds of people, with income taxed only when brought in unless `remittance` is false. */
function regimesOf(asked: Asked, audiences: readonly Audience[], remittance = true): Found {
  const { atlas, profile } = asked.view;
  const found = concerned(asked).map((iso3) => ({
    iso3,
    terms: [
      ...atlas
        .specialRegimes(iso3)
        .flatMap((one, n) =>
          one.from.shown && audiences.includes(audienceOf(one)) && !isClosedToOwn(profile, one)
            ? [isForPensioners(one) ? pensionTerms(one, n) : regimeTerms(one, n)]
            : [],
        )
        .slice(0, MOST_EACH),
      ...(remittance && audiences.includes('income') ? [remittanceTerms(asked, iso3)] : []).flatMap(
        (one) => one ?? [],
      ),
    ],
  }));
  return {
    told: found.flatMap(({ iso3, terms }) =>
      terms.map((one) => sayAs(`${capitalised(nameIn(asked, iso3))}: ${one.text}.`, [one])),
    ),
    none: found.flatMap(({ iso3, terms }) => (terms.length === 0 ? [iso3] : [])),
  };
}

function nameIn({ view: { atlas } }: Asked, iso3: Iso3): string {
  const country = atlas.country(iso3);
  return country ? nameOf(country) : iso3;
}

function lined(lead: string, told: readonly Said[]): Said {
  return because(sayAs(`${lead} ${told.map(({ text }) => text).join(' ')}`, told), 'specific-countries');
}

/** That no such regime is on record for some countries; null for none of them. */
function noneSaid(asked: Asked, none: readonly Iso3[], what = 'such regime'): Said | null {
  const names = none.map((iso3) => nameIn(asked, iso3));
  return names.length === 0
    ? null
    : words(`No ${what} is on record for ${list(names, 'or')}, which does not mean there is none.`);
}

const PENSIONS_LEAD = 'For pensions from abroad our records hold this.';
const INCOME_LEAD = 'For pensions and other income from abroad our records hold this.';

/**
 * Tax relief on foreign pensions in the countries named and the places, including countries named without a record;
 * null where there is nothing.
 */
export function pensionRegimes(asked: Asked): Said | null {
  const { told, none } = regimesOf(asked, ['pensions']);
  if (told.length === 0) return null;
  const silent = asksOf(asked).filter((iso3) => none.includes(iso3));
  return flow(noneSaid(asked, silent, 'regime for pensions from abroad'), lined(PENSIONS_LEAD, told));
}

/**
 * Regimes for newcomers that cover any foreign income, dividends included; null where none is on record. Income taxed
 * only when brought in is described with them.
 */
export function incomeRegimes(asked: Asked): Said | null {
  const { told } = regimesOf(asked, ['income'], false);
  return told.length > 0 ? lined('For newcomers our records hold this.', told) : null;
}

/** A question about regimes concerns pensions by its words, else by the customer's income. */
const OF_PENSIONS = /\b(?:pension\w*|retire\w*|superannuation|annuit\w+)\b/i;
const OF_WORK = /\b(?:salar\w+|wages?|employ\w+|jobs?|work\w*|freelanc\w+|impatriat\w+|beckham|ruling)\b/i;

/** Words about income from abroad of any kind. */
const OF_INCOME = anyOf([
  /\b(?:foreign|overseas|world-?wide|passive)(?: \w+)? (?:income|earnings|gains)\b/i,
  /\b(?:income from (?:abroad|overseas|elsewhere|outside)|non[- ]?dom(?:iciled)?|remittance|lump[- ]sum|forfait\w*)\b/i,
  /\b(?:pauschal\w+|flat (?:(?:rate|sum|tax) of )?(?:[$€£] ?)?\d[\d.,]*|24[- ]bis|5 ?A|investment income|dividends)\b/i,
]);

function forPensions({ text, profile }: Asked): boolean {
  if (OF_PENSIONS.test(text)) return true;
  const drawsNone = OF_INCOME.test(text) && !profile.read.has('income-sources', 'retirement-pension');
  return profile.stage === 'retired' && !OF_WORK.test(text) && !drawsNone;
}

function onPensions(asked: Asked): Answer {
  const both = !OF_PENSIONS.test(asked.text);
  const { told, none } = regimesOf(asked, both ? ['pensions', 'income'] : ['pensions']);
  return {
    said: flow(
      told.length > 0 ? lined(both ? INCOME_LEAD : PENSIONS_LEAD, told) : null,
      noneSaid(asked, none),
      told.length > 0 ? governmentPension(asked.view) : null,
    ),
    lacks: 'whether your pensions and your years abroad meet the terms, and the text of the tax treaties',
    whom: 'a tax adviser who works with both countries, before you register there',
    put: 'Does this regime take each of my pensions, by which day do I apply, what would the usual scale take instead, and which pension does the treaty leave to the state that pays it?',
  };
}

/** Every recorded regime for newcomers in the places and countries concerned. */
export const REGIMES: Topic = {
  id: 'regimes',
  about: anyOf([
    /\b(?:(?:tax |special |expat |newcomers?['’]? )?regimes?|regimes? for|30 ?(?:%|per ?cent) ruling)\b/i,
    /\b(?:beckham(?: law)?|IFICI|NHR|non[- ]habitual|non[- ]?dom(?:iciled)?|impatriat\w+|flat[- ]tax)\b/i,
    // "A flat 100k", "the forfait in Switzerland": a tax of one sum, and no home.
    /\bflat (?:(?:rate|sum|amount|fee) of )?(?:[$€£] ?)?\d[\d.,]*(?: ?k\b|000\b| ?(?:thousand|euros?|EUR|€|%|per ?cent))/i,
    /\b(?:[$€£] ?)?\d[\d.,]* ?k (?:\w+ )?flat\b(?! (?:for rent|to rent|in the cent))|\bforfait\w*/i,
    /\bpauschal(?:steuer|besteuerung|ierung)\w*|\bexpenditure[- ]based tax\w*/i,
    /\b(?:lump[- ]sum tax\w*|remittance basis|24[- ](?:ter|bis)|article 5 ?[ABC]|malta retirement programme)\b/i,
    /\b\d{1,2} ?(?:%|per ?cent)(?: \w+){0,4} (?:pensions?|pensioners|retirees)\b/i,
    // "Is it true that foreigners pay 1% tax?"
    /\bpay(?:s|ing)? (?:only |just )?\d{1,2} ?(?:%|per ?cent)(?: \w+)? tax\b|\b(?:only|just|the|a) \d{1,2} ?(?:%|per ?cent) (?:income )?tax\b(?![- ]free)|\bsmall business status\b/i,
    /\b(?:tax )?(?:breaks?|reliefs?|incentives?|holidays?|exemptions?|allowances?|discounts?) (?:for|on) (?:\w+ ){0,2}(?:newcomers|expats|new residents|foreigners|retirees|pensioners|pensions|returnees)\b/i,
  ]),
  over: ['tax', 'pension', 'jobs', 'pay', 'visa', 'business', 'cost', 'housing'],
  answer: (asked) => {
    if (forPensions(asked)) return onPensions(asked);
    const { told, none } = regimesOf(asked, OF_INCOME.test(asked.text) ? ['income'] : ['work', 'income']);
    const ofTurnover = asked.views.map((view) => ({ iso3: view.iso3, said: smallBusinessSaid(view) }));
    return {
      said: flow(
        told.length > 0 ? lined('For newcomers our records hold this.', told) : null,
        ...ofTurnover.flatMap(({ said }) => said ?? []),
        noneSaid(
          asked,
          none.filter((iso3) => !ofTurnover.some((one) => one.said !== null && one.iso3 === iso3)),
        ),
        POCKET.test(asked.text) ? kept(asked) : null,
      ),
      lacks:
        'whether your contract and your years abroad meet the conditions, and what is left of your pay then',
      whom: 'a tax adviser in each country, before the contract is signed and before you register there',
      put: 'Does this regime take somebody with my employer and my work, by which day do I apply, what is left of my pay with it and without it, and what do I lose when it ends?',
    };
  },
};
