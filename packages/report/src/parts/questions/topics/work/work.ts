import { anyOf } from '@global-fit/matching/anyOf';
import type { Topic } from '../../topic.ts';
import { END_OF_SERVICE } from './endOfService.ts';
import { PAID_LEAVE } from './paidLeave.ts';
import { NO_PAY_THERE, PAY_THERE } from './pay.ts';
import { PAY_LEFT } from './payLeft.ts';
import { PROFESSION } from './profession.ts';
import { PROFESSION_NAMES } from './professionNamed.ts';
import { RECRUITING } from './recruiting.ts';

const BUSINESS = anyOf([
  /\b(?:start|open|set up|run|register|own) (?:an? |my |our |his |her |their )?(?:\w+ )?(?:business|company|shop|caf[eé](?!\w)|practice|firm|restaurant|bakery|bar|hotel|guest ?house|studio|salon|farm|workshop|garage|clinic|atelier)\b/i,
  // The certificate without which a craft cannot be practised.
  /\bmaster(?:['’]s)? (?:craftsman\S* )?(?:certificate|examination)\b|\bmaster craftsm[ae]n\b|\b(?:regulated|licensed) (?:trade|craft)s?\b/i,
  /\b(?:my company|self-employed|freelanc\w+|sole trader|(?<!(?:^|[.;!] )(?:I|we) (?:\w+ )?)invoic\w+)\b/i,
  /\blicen[cs]e (?:to|for) (?:build|construct|install|repair|renovat\w*|sell)\w*(?! (?:an?|my|our|the) )\b/i,
]);
const PAID_OUT = /\bdividends?\b[^?,;]{0,30}\b(?:compan(?:y|ies)|business(?:es)?|firms?)\b/gi;

const JOBS = anyOf([
  /\b(?:jobs?|employers?|unemploy\w+|career|job market|hired|hiring|(?:will|would|does|do|can) (?:\w+ ){1,3}(?:hire|employ) (?:an?|me|us|someone|anyone)|(?:hire|employ) (?:me|us))\b/i,
  /\b(?:weeks of (?:holiday|vacation|leave)|working hours|overtime|probation|notice period|sick (?:leave|pay))\b/i,
]);
/** Things and times of day that "work" in another sense. */
const THING_THAT_WORKS = anyOf([
  /\b(?:cards?|carte \p{L}+|licen[cs]es?|phones?|sims?|plugs?|adapters?|chargers?|appliances?|apps?|websites?|streaming|netflix|insurance|S1|[EG]HIC|passports?|visas?|plan|idea|system|hours|schedule|time zone|medicines?|pump|sensors?|wheelchair|hearing aids?)\b[^?]{0,30}\bwork(?:s|ing)?\b/iu,
  /\bwork(?:s|ed)? (?:for|out for|with) (?:us|me|him|her|them|the children)\b/iu,
  /\bhow (?:do|does) (?!(?:I|we|you|one|people|foreigners|women|men|locals|expats|they)\b)(?:\p{L}+ ){1,5}work\b/iu,
  /\b(?:do|does|will|would|could|how) (?:it|that|this|the (?!people|women|men|locals)\p{L}+)(?: \p{L}+){0,2} work\b/iu,
]);

/** Homes to buy. */
const BOUGHT: ReadonlySet<string> = new Set(['buy-apartment', 'buy-house', 'rural-property']);

/** Earning a living there: licence, job, internet connection, business. */
export const WORK: readonly Topic[] = [
  RECRUITING,
  END_OF_SERVICE,
  PAID_LEAVE,
  PAY_LEFT,
  PAY_THERE,
  ...PROFESSION,
  {
    id: 'jobs',
    about: JOBS,
    not: NO_PAY_THERE,
    loose: /\b(?:work|working|teach)\b/i,
    // What a card or plug does is no job.
    when: ({ text }) => JOBS.test(text) || !THING_THAT_WORKS.test(text),
    over: ['cost'],
    answer: ({ text }) => ({
      lacks: 'single employers, and what is paid in your own occupation this month',
      figures: [
        'earnings_monthly_usd',
        ...(PROFESSION_NAMES.test(text) ? ['earnings_professionals_usd'] : []),
        'unemployment_rate',
        'weekly_hours_employees',
      ],
      whom: 'two employers of your field, and two people who do your work there',
      put: 'What does somebody with my years of work earn, before tax and after it, ↗is a foreign certificate accepted, and in which language is the work done?',
    }),
  },
  {
    id: 'internet',
    about:
      /\b(?:internet|broadband|wi-?fi|fibre|fiber|coworking|starlink|5G|SIM cards?|(?:mobile|cell|smart) ?phones?|phone (?:network|signal|contract|number|plan|line)s?|VPN|whatsapp)\b/i,
    loose: /\bremote(?:ly)?\b/i,
    over: ['jobs', 'safety'],
    answer: ({ profile }) => ({
      lacks: 'the line at a given address',
      figures: ['fixed_broadband', 'coverage_4g'],
      ...(profile.read.choices('housing-preference').some((home) => BOUGHT.has(home))
        ? {
            whom: 'the seller and two providers, with the address, before anything is signed',
            put: 'Which line reaches this house, at which speed, measured in the evening, what does a new connection cost, and which mobile or satellite service is there besides?',
          }
        : {
            whom: 'the landlord, before the lease',
            put: 'Which provider and which speed does this flat have, measured in the evening?',
          }),
    }),
  },
  {
    id: 'business',
    about: BUSINESS,
    // What a company pays out does not found one.
    when: ({ text }) => BUSINESS.test(text.replace(PAID_OUT, ' ')),
    over: ['jobs', 'degree', 'food', 'housing'],
    answer: () => ({
      lacks: 'licences by trade, and the contributions of the self-employed',
      figures: ['days_to_start_business', 'total_tax_rate_business'],
      whom: 'the chamber of commerce of the city, and a tax adviser',
      put: 'Which licence does this trade need, may I start on my permit, and which contributions do I owe in the first year?',
    }),
  },
];
