import { anyOf } from '@global-fit/matching/anyOf';
import { EARNERS } from '@global-fit/matching/factors/work';
import type { Occupation } from '@global-fit/matching/model/means';
import { HEALERS } from '@global-fit/matching/profile/work/healers';
import { readOccupation } from '@global-fit/matching/profile/work/occupation';
import { occupationNamed } from '@global-fit/matching/profile/work/occupationNamed';
import { shownFact } from '../../../../figures/world.ts';
import { listNames } from '../../../../prose/english.ts';
import { because, flow, given, type Said, say, words } from '../../../../prose/said.ts';
import { grouped } from '../../../../figures/format.ts';
import { eachPlace } from '../../across/beside.ts';
import { partsOf } from '../../clauses.ts';
import type { Asked, Topic } from '../../topic.ts';

/** Payments that are no pay for work. */
const NO_PAY =
  '(?:tax\\w*|contributions?|pensions?|rents?|fees?|dividends?|benefits?|allowances?|grants?|scholarships?|stipends?|interest|compan\\w+|business\\w*|leave)';
/** A few words for a person between question word and verb. */
const WHO = `(?:(?!${NO_PAY}\\b)[\\p{L}’'-]+ ){1,7}?`;
const ASKS_HOW_MUCH =
  '\\b(?:what|how (?:much|well|badly)) (?:do|does|did|would|will|could|can|might|is|are|am)';
/** "How much does a teacher make a month", but not "make a difference". */
const MAKES =
  'make(?=\\s*(?:[?.,;]|$)| (?:a|per|each|every) (?:month|year|week|day|hour)\\b| (?:there|here|in|as|on average|compared)\\b)';
const PAID = `(?:be |get |gets |getting )?paid(?! (?:for|by|to|out|back|off|on|into|in cash)\\b)`;

/** Words that ask what work pays. */
const PAY = anyOf([
  // "Before my first salary" is a day, and asks for no sum.
  /(?<!\b(?:before|until|till|by|to|with) (?:my|our|his|her|their|the) (?:first|next) (?:\w+ )?)\b(?:salar(?:y|ies)|wages?|earns?|earnings)\b/iu,
  new RegExp(`${ASKS_HOW_MUCH} ${WHO}(?:${MAKES}|${PAID})`, 'iu'),
  /\b(?:average|starting|typical|monthly|hourly|doctors’|nurses’|teachers’) pay\b|\bpay (?:scales?|grades?|rates?|levels?)\b/iu,
  /\b(?:the|what|how is) pay\b(?= (?:as|for an?|of an?|like|there|better|worse|higher|lower|in)\b|\s*[?,]|$)/iu,
  new RegExp(
    `\\bpays? (?:[\\w-]+ )?(?:${HEALERS}|teachers|engineers|scientists|carers|[\\w-]+ologists) (?:\\w+ )?(?:best|better|well|most|more|less|badly)\\b`,
    'iu',
  ),
]);

/**
 * Income required for a permit is a condition, not pay in an occupation. People who keep their job, or ask whether
 * their pay suffices, ask for no pay either.
 */
export const NO_PAY_THERE = anyOf([
  /\b(?:salar(?:y|ies)|pay|wages?|earn\w*)\b[^?]{0,30}\b(?:to|for) (?:bring|sponsor|have)(?:ing)? (?:my |our |the |his )?(?:family|wife|husband|spouse|child(?:ren)?|kids)\b/i,
  /\b(?:hedg\w+|inflation|savings)\b[^?]{0,60}\b(?:my|our) (?:\w+ )?(?:salar(?:y|ies)|wages?|pay)\b|\b(?:eats?|erodes?) (?:up )?(?:my|our) (?:salar(?:y|ies)|wages?|pay|savings)\b/i,
  /\bkeep(?:ing)? (?:my|our|his|her|their)(?: \w+)? (?:jobs?|salar(?:y|ies)|employers?|career)\b/i,
  /\b(?:have|need|must)(?: to)? earn (?:for|so|before)\b/i,
  /\b(?:must|should|do|have to|need to) (?:I|we|one) (?:have to |need to )?(?:earn|make)\b[^?]{0,25}\b(?:for (?:that|it|this|him|her|them)|so that|before|to bring)\b/i,
  /\b(?:my|our|his|her|their) (?:\w+ ){0,2}(?:salar(?:y|ies)|wages?|earnings|pay)\b[^?]{0,120}\b(?:meets?|enough|suffic\w+|qualif\w+|counts?|counted|reach(?:es)?|pass(?:es)?)\b[^?]{0,60}\b(?:visas?|permits?|residen(?:ce|cy))\b/i,
]);

/** Words that only say whose pay is meant: "a registered nurse", "working as a doctor", "with my diploma". */
const WHOSE = anyOf([
  /\b(?:registered|licen[cs]ed|qualified|certified|chartered|practi[sc]ing|recogni[sz]ed)\b/gi,
  /\bwork(?:s|ing)? (?:there )?as\b/gi,
  /\bwith (?:my|our|his|her|their|a|an|the) (?:[\w-]+ ){0,3}(?:degrees?|diplomas?|licen[cs]es?|qualifications?|certificates?|training)\b/gi,
]);
const EVERY_WHOSE = new RegExp(WHOSE.source, 'gi');

/** A question about pay without the words that only say whose. */
export function besidePay(question: string): string {
  return partsOf(question)
    .map((part) => (PAY.test(part) && !NO_PAY_THERE.test(part) ? part.replace(EVERY_WHOSE, ' ') : part))
    .join(' and ');
}

/** The occupation group whose pay answers the question, with its basis; null where none is stated. */
function groupAsked({ text, profile, person }: Asked): { group: Occupation; ids: readonly string[] } | null {
  const named = occupationNamed(text);
  if (named) return { group: named, ids: [] };
  const own = person ? null : readOccupation(profile.read.all);
  return own && { group: own.group, ids: own.questionIds };
}

/** What a group's mean says about one occupation in it. */
const OF_A_GROUP: Partial<Record<Occupation, string>> = {
  professionals:
    'Their average counts doctors, engineers, nurses and teachers together: it shows the level of a country and is no offer in any one of these.',
};
const OF_ANY_GROUP = 'Their average shows the level of a country and is no offer in any one occupation.';

/** The places without recorded pay of a group. */
function missing({ views }: Asked, indicator: string): Said | null {
  const where = views.filter(({ atlas, iso3 }) => !shownFact(atlas, indicator, iso3));
  if (where.length === 0) return null;
  return words(
    where.length === views.length
      ? 'No pay of that group is on record there.'
      : `No pay of that group is on record in ${listNames(where, 'or')}.`,
  );
}

/** The least that an employer may pay by law. */
const LEAST_PAY = /\b(?:minimum|least|lowest) (?:legal )?(?:wages?|salar(?:y|ies)|pay)\b|\bwage floors?\b/i;

/** The minimum wage of each place that has one on record, for a full month. */
export function leastPaySaid({ views }: Asked): Said | null {
  const each = eachPlace(views, ({ atlas, iso3 }) => {
    const wage = atlas.minimumWage(iso3);
    return wage?.from.shown && wage.monthlyUsd !== null
      ? given(
          say`US$${grouped(wage.monthlyUsd)} (${String(wage.year)}${wage.note ? `; ${wage.note}` : ''})`,
          `minimumwage:${iso3}`,
        )
      : null;
  });
  return each && say`The minimum wage by law for a full month, before tax, by our records: ${each}.`;
}

/** What work pays there: by the group of the occupation named, or the customer's own. */
export const PAY_THERE: Topic = {
  id: 'pay',
  about: PAY,
  not: NO_PAY_THERE,
  over: ['jobs', 'cost', 'healthcare', 'schools', 'mind', 'illness', 'university'],
  answer: (asked) => {
    const least = LEAST_PAY.test(asked.text) ? leastPaySaid(asked) : null;
    const found = groupAsked(asked);
    // Farmers' pay is recorded in few countries and has no indicator.
    const measure = found && `earnings_${found.group}_usd`;
    const indicator = measure && asked.view.atlas.indicator(measure) ? measure : null;
    const open = indicator ? missing(asked, indicator) : null;
    return {
      said: flow(
        least,
        found &&
          because(
            flow(
              words(
                `Pay is on record by groups of occupations, not by single ones: this work is counted among ${EARNERS[found.group]}.`,
              ),
              words(OF_A_GROUP[found.group] ?? OF_ANY_GROUP),
              open,
            ),
            ...found.ids,
          ),
      ),
      lacks: `${least ? 'the least pay of single branches and regions, ' : ''}single employers, and what is paid in one occupation this month`,
      figures: [
        ...(indicator ? [indicator] : []),
        'earnings_monthly_usd',
        'unemployment_rate',
        'weekly_hours_employees',
      ],
      whom: 'two employers of this field, two people who do this work there, and their union or association, whose pay scales are often public',
      put: 'What does somebody with these years of work earn, before tax and after it, ↗is a foreign certificate accepted, and in which language is the work done?',
    };
  },
};
