import type { Writer } from '../../place/passage.ts';
import { degrees } from '../../sections/education/adults.ts';
import { schoolLead } from '../../sections/education/schools.ts';
import { pets } from '../../sections/family/kin.ts';
import { relatives } from '../../sections/family/visits.ts';
import { inheritance, residency, socialSecurity } from '../../sections/financial/tax.ts';
import { buying } from '../../sections/housing/setting.ts';
import { climate } from '../../sections/lifestyle/climate.ts';
import { language } from '../../sections/lifestyle/people.ts';
import { citizenLead, movementLead, noRouteLead, permanence, routeLead } from '../../sections/legal/lead.ts';
import { dependants, visit } from '../../sections/legal/more.ts';
import { remoteLead } from '../../sections/career/remote.ts';

/** A subject that customers ask about, and all that our records can bring to it. */
export interface Topic {
  readonly test: RegExp;
  /** Rules and records, in prose, place by place. */
  readonly writers: readonly Writer[];
  /** Indicators that are set beside each other in one table, at most four. */
  readonly figures: readonly string[];
  /** Whom to ask for what our records leave open, and what exactly. */
  readonly ask: string;
}

const visa: readonly Writer[] = [
  (view) => citizenLead(view) ?? movementLead(view) ?? routeLead(view) ?? noRouteLead(view),
];
const CARE = ['uhc_index', 'out_of_pocket_health', 'health_spending_per_capita'];

/** The most particular first: the first one whose words the question holds answers it. */
export const TOPICS: readonly Topic[] = [
  {
    test: /\b(dogs?|cats?|pets?|animals?|puppy|kitten|horses?|parrots?)\b/i,
    writers: [pets],
    figures: [],
    ask: 'the veterinary authority of the country for the papers and their order, and the airline for the cabin or the hold',
  },
  {
    test: /\bpensions?\b|social security|retire(ment)? (benefit|income)/i,
    writers: [socialSecurity, residency],
    figures: ['deductions_pct_60k_usd', 'deductions_pct_100k_usd'],
    ask: 'the pension payer at home for payment abroad and yearly increases; a tax adviser for which country may tax it under the treaty, since our records hold no tax treaties',
  },
  {
    test: /\b(spouse|partner|wife|husband|girlfriend|boyfriend|dependants?|dependents?)\b.*\b(work|job|visa|come|join)|\b(work|job|visa)\b.*\b(spouse|partner|wife|husband)\b/i,
    writers: [dependants, ...visa],
    figures: [],
    ask: 'the embassy, in one sentence: does the partner’s permit include the right to work, and from which day',
  },
  {
    test: /\b(pumps?|supplies|devices?|wheelchair|cpap|hearing aids?|oxygen|sensors?|test strips?|prosthe\w+)\b/i,
    writers: [],
    figures: CARE,
    ask: 'the public health service or insurer of the country, with the name and reference number of each product: is it paid for, who prescribes it, and from which day of residence; the clinic you use now can write those numbers down',
  },
  {
    test: /\b(medicines?|medications?|prescriptions?|drugs?|insulin)\b/i,
    writers: [],
    figures: CARE,
    ask: 'the medicines authority of the country, by active substance: is it registered, is it controlled, who may prescribe it, and for how many days may you bring it',
  },
  {
    test: /\b(health|healthcare|doctors?|hospitals?|insurance|insured|medical|clinics?|therap\w+)\b/i,
    writers: [],
    figures: ['uhc_index', 'life_expectancy', 'physicians_density', 'out_of_pocket_health'],
    ask: 'an insurer for a written quote with your conditions declared, and the public service for the day from which newcomers are covered',
  },
  {
    test: /\b(tax(es|ed|ation)?|inherit\w*|wealth)\b/i,
    writers: [residency, inheritance],
    figures: ['deductions_pct_60k_usd', 'deductions_pct_100k_usd', 'vat_rate'],
    ask: 'a tax adviser who works with both countries; our records hold no tax treaties',
  },
  {
    test: /\b(visas?|residen(ce|cy)|permits?|citizen(ship)?|passports?|immigra\w*|green card|clients?)\b/i,
    writers: [...visa, permanence, visit],
    figures: [],
    ask: 'the embassy or immigration office, in writing',
  },
  {
    test: /\b(universit\w+|colleges?|tuition|bachelor|campus)\b/i,
    writers: [],
    figures: ['tertiary_enrolment', 'price_level_education', 'education_index'],
    ask: 'the admissions office of two universities: what makes an applicant count as local (years of residence, years of schooling there, the status of a parent), and what the fee is in either case',
  },
  {
    test: /\b(schools?|child(ren)?|kids|kindergarten|daycare|nursery|teachers?)\b/i,
    writers: [schoolLead],
    figures: ['harmonised_test_score', 'pupil_teacher_ratio', 'preprimary_enrolment'],
    ask: 'two schools by e-mail: language of lessons, fees, waiting list',
  },
  {
    test: /\b(degrees?|diplomas?|recogni[sz]\w*|licen[cs]e[ds]?|qualifications?)\b/i,
    writers: [degrees],
    figures: [],
    ask: 'the body that recognises the qualification, and the register of your profession where there is one',
  },
  {
    test: /\b(buy|buying|mortgage|property|house|flat|apartment|rents?|renting|housing)\b/i,
    writers: [buying],
    figures: ['price_level_housing', 'rent_capital_1bed_eur', 'lending_interest_rate'],
    ask: 'a notary or solicitor for the rules on foreign buyers, and a local agent for what was let this month',
  },
  {
    test: /\b(jobs?|work|working|salary|salaries|career|employ\w*|internet|remote|remotely)\b/i,
    writers: [remoteLead],
    figures: ['earnings_monthly_usd', 'unemployment_rate', 'weekly_hours_employees', 'fixed_broadband'],
    ask: 'two employers, or two people who do your work there',
  },
  {
    test: /\b(safe|safety|crime|danger\w*|violence|violent)\b/i,
    writers: [],
    figures: ['homicide_rate', 'road_deaths', 'political_stability_percentile'],
    ask: 'residents of the quarter, at the hour you would come home',
  },
  {
    test: /\b(weather|climate|winters?|summers?|rain|sun|sunshine|humid\w*)\b/i,
    writers: [climate],
    figures: [],
    ask: 'somebody who has lived through the worst month',
  },
  {
    test: /\b(cost|costs|price|prices|expensive|afford\w*|budget|cheap\w*)\b/i,
    writers: [],
    figures: ['price_level_vs_us', 'price_level_food', 'price_level_housing', 'inflation_rate'],
    ask: 'somebody who lives there for last month’s bills, line by line',
  },
  {
    test: /\b(language|english|speak|learn)\b/i,
    writers: [language],
    figures: [],
    ask: 'a teacher for a placement test',
  },
  {
    test: /\b(parents?|mother|father|family|grand\w*)\b/i,
    writers: [relatives, dependants],
    figures: [],
    ask: 'the embassy: which relatives beyond partner and children may join, and on what income',
  },
];
