import { anyOf } from '@global-fit/matching/anyOf';
import { healthInsuranceFromJapan, numberCardFromJapan } from '../../../../place/rights/fromJapan.ts';
import { flow } from '../../../../prose/said.ts';
import type { Topic } from '../../topic.ts';

/** Registering at the new address and deregistering at the old. */
const REGISTRATION: Topic = {
  id: 'registration',
  about: anyOf([
    /\bregister(?:ing)? (?:(?:our|my|the|an?|with) )?(?:new )?(?:address|residence|selves|(?:town|city) hall|municipality|police)\b|\bregistration of (?:our |my |the )?(?:address|residence)\b|\baddress registration\b/i,
    /\b(?:j[uū]min-?hy[oō]|my number card|resident(?:'s|s)? records?)\b/i,
    /\b(?:Ab|An)meldung\b|\bde-?regist(?:er|ering|ration)\b|\bsign(?:ing)? off\b|\b(?:un|de)register\b/i,
    /\bempadronamiento\b/i,
    /\b(?:ID|personal|resident) (?:card|number)s?\b(?=[^?]*\b(?:get|apply|need|where|how|carry)\b)/i,
    /\b(?:which |what )?ID\b[^?]{0,30}\b(?:carry|show)\b/i,
  ]),
  not: /\b(?:cars?|vehicles?|births?|business|company|marriage|nurses?|doctors?|GP|dogs?|cats?|pets?|tax)\b/i,
  over: ['visa', 'housing', 'arrival-numbers', 'leaving-list'],
  answer: ({ view }) => ({
    said: flow(healthInsuranceFromJapan(view), numberCardFromJapan(view)),
    lacks:
      'within how many days newcomers register, on which papers, and which card or number they are given',
    whom: `the town hall of the new address, whose page lists the papers, and for signing off the office where you are registered ${view.home ? `in ${view.homeName}` : 'now'}`,
    put: 'Within how many days of arrival do all of us register, with which papers (the lease, certificates, a form that the landlord signs), which number or card do we get and have to carry, and from which day may we sign off at the old address?',
  }),
};

/** Post and a number through which banks and authorities at home reach the customer. */
const REACHED_AT_HOME: Topic = {
  id: 'reached-at-home',
  about: anyOf([
    /\b(?:mail|post|letters)\b[^?]{0,30}\b(?:forward\w*|redirect\w*|scan\w*|sent on)\b/i,
    /\b(?:forward\w*|redirect\w*) (?:of )?(?:my|our|the) (?:\w+ )?(?:mail|post|letters)\b/i,
    /\bkeep(?:ing)? (?:my|our|the) (?:\w+ )?(?:phone|mobile|cell) ?(?:numbers?|contracts?|plans?)\b/i,
    /\bphone number\b[^?]{0,30}\b(?:keep|abroad|from home)\b/i,
  ]),
  over: ['internet', 'coming-back', 'phone', 'post'],
  answer: ({ view }) => ({
    lacks: 'for how long letters are sent on abroad, and what becomes of a telephone contract',
    whom: `the post and the telephone company of ${view.home ? view.homeName : 'home'}, and every bank that sends codes to that number`,
    put: 'For how long are letters sent on to an address abroad and at what price, may I keep the number on a plan without a fixed term while I live there, and can codes for my bank come by an app in place of a message?',
  }),
};

/** What post office, town hall and telephone company need to know. */
export const TOWN_HALL: readonly Topic[] = [REGISTRATION, REACHED_AT_HOME];
