import { ADJECTIVES, countryOfAdjective } from '@global-fit/matching/profile/text/demonyms';
import { anyOf } from '@global-fit/matching/anyOf';
import type { Country } from '@global-fit/atlas/model';
import { EU_KINDS } from '@global-fit/atlas/money/treaties';
import { inUnion } from '../../../../place/rights/europeanUnion.ts';
import { nameOf } from '../../../../prose/countryNames.ts';
import { list, listNames } from '../../../../prose/english.ts';
import { because, flow, given, type Said, say, words } from '../../../../prose/said.ts';
import {
  coordination,
  extendsToOthers,
  type SocialLink,
  socialLink,
  socialRecord,
} from '../../../../place/rights/socialLink.ts';
import { artistsFundAbroad } from '../../../../place/rights/germanCover.ts';
import { preferencesOf } from '../../../../place/entry/standing.ts';
import type { PlaceView } from '../../../../place/view.ts';
import { countriesNamed } from '../../../readings/countriesNamed.ts';
import { partsOf } from '../../clauses.ts';
import type { Asked, Topic } from '../../topic.ts';

/** The places linked with home in this way. */
const linked = ({ views }: Asked, link: SocialLink) => views.filter((view) => socialLink(view) === link);

/** Work on one's own account. */
const OF_BUSINESS =
  /\b(?:business|propriet\w+|self-employ\w+|freelanc\w*|sole trader|invoic\w+|clients?|ZUS)\b/i;

/** Those for whom one works on one's own account. */
const OF_CLIENTS = /\b(?:clients?|customers?|invoic\w+)\b/i;

/** An employee has no business to close. */
const EMPLOYED = /(?<!self[- ])\bemployed (?:by|at|with|in)\b|\bemployees?\b|\bmy employer\b/i;

const EMPLOYER = '(?:employer|company|firm|boss)';
/** The employer's country: "a Dutch company", "my employer is in Germany". */
const SITS_IN = new RegExp(
  String.raw`\b${ADJECTIVES} (?:[\w-]+ )?${EMPLOYER}\b|\b${EMPLOYER}\b[^?.,;]{0,20}\b(?:is|sits|based|seated|registered|in|from)\b[^?.,;]{0,40}`,
  'i',
);

/** The employer's country as named, where it is neither home nor a place in question. */
export function employersCountry({ text, view, views }: Asked): Country | null {
  const words = SITS_IN.exec(text)?.[0];
  if (words === undefined) return null;
  const found = countryOfAdjective(view.atlas, words) ?? countriesNamed(view.atlas, words)[0] ?? null;
  const known = [view.home?.iso3, ...views.map(({ iso3 }) => iso3)];
  return found && !known.includes(found.iso3) ? found : null;
}

/** What an employer in another EU state owes where the work is done; null otherwise. */
export function owedFrom(asked: Asked, country: Country | null): Said | null {
  const rule = asked.view.atlas.rule('employer-elsewhere-eu');
  if (!rule?.from.shown || !country || !inUnion(asked.view, country.iso3)) return null;
  const citizen = asked.profile.citizenships.some(({ iso3 }) => inUnion(asked.view, iso3));
  const holds = (iso3: string): boolean => citizen || extendsToOthers(asked.view, iso3);
  const there = asked.views
    .filter((view) => inUnion(view) && holds(view.iso3) && view.iso3 !== country.iso3)
    .map(({ name }) => name);
  if (!holds(country.iso3)) return null;
  return there.length === 0
    ? null
    : given(
        words(
          `An employer in ${nameOf(country)} of somebody who lives and works in ${list(there, 'or')} owes the contributions there as if it were based there, and has to register with the fund there; a contract may leave that to the employee instead (Regulation (EC) No 987/2009, article 21).`,
        ),
        `rule:${rule.id}`,
      );
}

/** Whether somebody of the household holds the passport of a state that takes part in the coordination of the Union. */
function heldInUnion({ view, views }: Asked): boolean {
  const passports = [
    ...view.profile.citizenships.map(({ iso3 }) => iso3),
    ...(preferencesOf(view).partnersPassports?.passports ?? []),
  ];
  return passports.some((own) => views.some((one) => one.iso3 === own || coordinates(one, own)));
}

const coordinates = ({ atlas, iso3 }: PlaceView, other: string): boolean =>
  atlas
    .socialSecurity(other, iso3)
    .some(({ party, kind, from }) => party === 'EU' && kind !== EU_KINDS.protocol && from.shown);

/**
 * Where somebody pays who works on their own account for clients in another state of the coordination: where they live
 * and work. Null where a question names no country of clients, or none of the places takes part.
 */
function ofClients(asked: Asked): Said | null {
  const { named, person, text, view, views } = asked;
  const [clients] = named;
  if (!clients || named.length > 1 || !OF_CLIENTS.test(text) || clients.iso3 === view.home?.iso3) return null;
  const there = views.filter((one) => one.iso3 !== clients.iso3 && coordinates(one, clients.iso3));
  if (there.length === 0 || !heldInUnion(asked)) return null;
  return because(
    given(
      words(
        `For somebody who lives in ${listNames(there, 'or')} and works there on their own account, EU Regulation 883/2004 as a rule counts the contributions into the scheme of that country, although the clients are in ${clients.name}; form A1 proves it to anybody who asks.`,
      ),
      ...there.map(({ iso3 }) => `social:${clients.iso3}-${iso3}`),
    ),
    'citizenship',
    ...(person?.ids ?? []),
  );
}

const OWED_WORDS = anyOf([
  /\bmonotribut\w*|\b(?:be|become|becoming|as|register as|be an?|as an?) aut[oó]nom[oa]s?\b|\bpartita IVA\b|\b(?:auto|micro)-?entrepreneurs?\b|\brecibos verdes\b/i,
  /\b(?:ZUS(?! (?:pensions?|years)\b)|URSSAF|NICs?|forms? A1|A1 (?:forms?|certificates?)|883\/2004|totali[sz]ation)\b/i,
  /\bdouble (?:contributions|social security)\b/i,
  /\b(?:social security|national insurance|contributions|FICA|self-employment tax)\b[^?]{0,40}\b(?:owed|paid|charged|due|taken|pay|owe)\b[^?]{0,20}\b(?:twice|double|both)\b/i,
  /\b(?:twice|double|both)\b[^?]{0,40}\b(?:social security|national insurance|contributions|FICA)\b/i,
  /\b(?:social security|national insurance|contributions|FICA)\b[^?]{0,40}\b(?:twice|both)\b/i,
  /\bwho (?:pays|owes) (?:the |my |our )?social security\b/i,
  /\b(?:pay|owe)(?:s|ing)? (?:(?:the|my|our|any) )?(?:tax(?:es)? ?(?:and|or|[+&/,]) ?)?social security\b/i,
  /\btax(?:es)? ?(?:[+&/,]) ?social security\b/i,
  /\bsocial (?:security|insurance) (?:contributions?|payments?|scheme|charges)\b/i,
  /\bcontributions? (?:to|for|into) (?:social security|national insurance)\b/i,
  /\b(?:pay\w*|owe\w*|insured) (?:\w+ ){0,2}(?:national insurance|social security) (?:in|there|here|twice|to)\b/i,
  /\b(?:certificate of coverage|K(?:ü|u|ue)nstlersozialkasse|KSK)\b/i,
  /\b(?:stay|remain|keep|go on|still be)(?:ing)? (?:\w+ )?(?:insured |covered |a member )?(?:in|with|by|of) (?:my|our|the) (?:\w+ ){0,2}(?:fund|scheme|Kasse|social (?:insurance|security))\b/i,
]);
/** Whether one must go on paying into a pension scheme of home: "do I need to pay Japanese pension if I leave?" */
export const PENSION_PAID_IN = new RegExp(
  String.raw`\b(?:need|needs|have|has|must|obliged|still|continue|do (?:I|we))\b[^?]{0,20}\bpay(?:ing)? (?:(?:in|into|for|the|my|our|state|national|public|company|${ADJECTIVES}) |[A-Z]{3,6} ){0,4}(?:(?:pensions?|retirement|social insurance)(?: (?:contributions?|insurance|premiums?|scheme))?|nenkin|kokumin nenkin)\b(?! (?:tax|fees?))`,
  'i',
);
const ARTISTS_FUND = /\bK(?:ü|u|ue)nstlersozialkasse\b|\bKSK\b/i;
/** What is paid out, or paid in voluntarily. */
const DRAWN = /\b(?:pensions?|retire\w*|voluntary|benefits?)\b/i;

/** Contributions of working people between home and the new place: which state they are owed to. */
export const OWED: Topic = {
  id: 'contributions',
  about: anyOf([OWED_WORDS, PENSION_PAID_IN]),
  when: ({ text }) =>
    partsOf(text).some((part) => (OWED_WORDS.test(part) && !DRAWN.test(part)) || PENSION_PAID_IN.test(part)),
  over: ['pension', 'housing', 'language', 'jobs', 'pay', 'work-right', 'partner-visa'],
  answer: (asked) => {
    const { view } = asked;
    const [first, ...more] = linked(asked, 'coordinated');
    const agreed = linked(asked, 'agreement');
    const business =
      ['founder', 'owner', 'freelance'].includes(view.profile.stage) ||
      (OF_BUSINESS.test(asked.text) && !EMPLOYED.test(asked.text));
    const employed = owedFrom(asked, employersCountry(asked));
    const names = list([first, ...more].flatMap((one) => (one ? [one.name] : [])));
    return {
      said: flow(
        ARTISTS_FUND.test(asked.text) ? artistsFundAbroad(view) : null,
        employed,
        first || agreed.length > 0 ? null : ofClients(asked),
        first
          ? because(
              given(
                say`Between ${view.homeName} and ${names}, ${coordination(first)} counts you into one scheme at a time. As a rule it is that of the country you live and work in, wherever your clients or your firm are; form A1 proves it for those who are posted or work in both.`,
                ...[first, ...more].map(socialRecord),
              ),
              'current-location',
            )
          : null,
        agreed.length > 0
          ? because(
              given(
                words(
                  `With ${listNames(agreed)} an agreement of ${view.homeName} is on record. As a rule it keeps contributions to one scheme at a time, that of the country of the work, or that of home for as long as its fund certifies the cover.`,
                ),
                ...agreed.map(socialRecord),
              ),
              'current-location',
            )
          : null,
      ),
      lacks: `the rates of each fund${business ? ' for the self-employed, and what becomes of a business registered at home' : employed ? '' : ', and whether an employer at home has to register there'}`,
      whom: `${business ? '' : 'your employer, '}the fund that you pay into now, and a tax adviser who works with both countries`,
      put: `${PENSION_PAID_IN.test(asked.text) ? 'Does the duty to pay in end when I sign off at home, on which day, and what becomes of the years paid so far? ' : ''}From which day am I insured there, do you issue a certificate for the months between, and ${business ? 'do I have to register there as self-employed, from which month and at which monthly sum, and must I close or sign off my business here' : 'who pays in for me: my employer, in which country, or I'}?`,
    };
  },
};

/** Funds of home by the letters they are known by. */
const FUNDS =
  '(?:SSS|Bituach Leumi|Pag-?IBIG|PhilHealth|PRSI|GPRSI|SGK|BPJS|NSSF|SSNIT|NHIF|NAPSA|CNSS|CNaPS|IMSS|IESS|ONP|AFP|CPF|EPF|PPF|NPS|INSS|IPS|ANSES|GOSI|ZUS|KRUS|NIS)';

/** A duty rather than a choice. */
const MUST_PAY = /\b(?:must|have to|has to|need to|obliged to|required to)\b/i;

/** Paying in from abroad for a pension at home, as opposed to drawing it. */
const PAID_IN: Topic = {
  id: 'paying-in',
  about: anyOf([
    /\b(?:volunt\w+|keep(?:ing)? (?:on )?paying|continu\w+ (?:to pay|paying)|go(?:ing)? on paying|pay(?:ing)? (?:on|into|in)|buy(?:ing)? back)\b[^?]{0,40}\b(?:pensions?|nenkin|national insurance|social security|contributions|retirement (?:fund|insurance)|Rentenversicherung|AHV|superannuation|provident fund)\b/i,
    /\b(?:pensions?|nenkin|national insurance|contributions)\b[^?]{0,30}\b(?:voluntar\w+|from abroad)\b/i,
    // "With gaps in PRSI", "can SSS and Pag-IBIG be continued".
    /\b(?:gaps?|missing (?:years|months)|too few years|short of (?:the )?(?:years|contributions))\b[^?]{0,30}\b(?:PRSI|national insurance|contributions?|pensions?|record|social (?:security|insurance)|stamps?|credits)\b/i,
    new RegExp(
      String.raw`\b${FUNDS}\b[^?]{0,40}\b(?:continu\w+|keep(?:ing)?|go on|carry on|stop(?:ped|ping)?|from abroad)\b|\b(?:continu\w+|keep(?:ing)? (?:on )?paying|go on paying|still pay|carry on)\b[^?]{0,30}\b${FUNDS}\b`,
      'i',
    ),
  ]),
  not: /\b(?:draw\w*|receiv\w*|paid (?:out|to me|into)|tax\w*|both|counts?|transfer\w*|health)\b/i,
  over: ['pension', 'contributions', 'benefit'],
  answer: ({ view, text }) => ({
    lacks: `${MUST_PAY.test(text) ? 'until when somebody abroad has to pay in for a pension, and ' : ''}who may go on paying in for ${MUST_PAY.test(text) ? 'one' : 'a pension'} from abroad`,
    whom: `the pension office of ${view.home ? view.homeName : 'the country you live in'}, in writing, before you sign off there`,
    put: `${MUST_PAY.test(text) ? 'Does the duty to pay in end when I sign off at home, and on which day? ' : ''}May I go on paying in voluntarily while I live abroad, by which day do I apply, what does a year cost and what does it add, and who acts for me at home?`,
  }),
};

/** What is paid in, here or there. */
export const CONTRIBUTIONS: readonly Topic[] = [OWED, PAID_IN];
