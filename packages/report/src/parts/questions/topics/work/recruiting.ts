import { anyOf } from '@global-fit/matching/anyOf';
import { words } from '../../../../prose/said.ts';
import type { Topic } from '../../topic.ts';

/** Somebody who sells permits, visas or jobs. */
const SELLS_PERMIT =
  /\b(?<!(?:estate|letting|rental|insurance|shipping|travel|tax|mortgage|stock|customs|online|real) )(?:brokers?|agents?|middlem[ae]n|fixers?|facilitators?|smugglers?|consultants?|(?:a|some|this) (?:man|woman|person|guy|friend))\b[^?.]{0,60}\b(?:(?:work )?(?:permits?|visas?)|passports?|job offers?|invitations?|contracts?|sponsorships?)\b/i;

/** Money asked for a job. */
const SELLS_JOB =
  /\b(?<!(?:estate|letting|rental|insurance|shipping|travel|tax|mortgage|stock|customs|online|real) )(?:agents?|agenc(?:y|ies)|brokers?|recruiters?|(?:a|some|this) (?:man|woman|guy|company))\b[^?.]{0,25}\b(?:ask\w*|charg\w*|want\w*|demand\w*|tak(?:e|es|ing))\b[^?.]{0,40}\b(?:jobs?|work|caregivers?|nurses?|drivers?|visas?|permits?)\b/i;

const RECRUITS = anyOf([
  /\b(?:recruit(?:ers?|ing|ment)(?: (?:agenc(?:y|ies)|agents?|fees?|firms?))?|placement fees?|headhunters?)\b/i,
  /\b(?:employment|job|placement|manpower|staffing|labou?r|migration) (?:agenc(?:y|ies)|agents?|brokers?)\b/i,
  /\b(?<!(?:estate|letting|rental|insurance|shipping|travel|tax) )(?:an|the|my|our|any) agents? (?:\w+ )?(?:charges?|asks?|wants?|takes?|promis\w+|finds?|found|gets?)\b/i,
  SELLS_PERMIT,
  SELLS_JOB,
]);
/** A fee that may be a recruiter's or an estate agent's: somebody who will be employed means the first. */
const AGENCY_FEE = anyOf([
  /\bagenc(?:y|ies)(?:['’]s?)? (?:fees?|charges?|asks?|wants?|takes?)\b/i,
  /\bpay(?:ing|s)? (?:(?:money |a fee |fees |anything )?to )?(?:an?|the|any) agenc(?:y|ies)\b/i,
]);
const OF_A_HOME = /\b(?:rent\w*|flats?|apartments?|houses?|homes?|rooms?|landlords?|lease|viewings?)\b/i;

const NOT_FOR_SALE =
  'A permit or a visa is granted by an authority and by nobody else, and one for work as a rule on the papers of an employer: anybody who promises one for a sum promises what is not theirs to give. Pay nothing before the employer has confirmed the contract to you, at a number that you found yourself, and the embassy has told you how the application is made.';

/** Recruiters: whether they may charge, and how to tell honest ones. */
export const RECRUITING: Topic = {
  id: 'recruiting',
  about: anyOf([RECRUITS, AGENCY_FEE]),
  when: ({ text, profile }) => RECRUITS.test(text) || (profile.stage === 'employee' && !OF_A_HOME.test(text)),
  with: /[$€£]|\b(?:money|sells?|selling|for \d+|true|pay\w*|fees?|costs?|honest|charg\w*|asks?|wants?|promis\w+|trust\w*|licen[cs]\w+|legit\w*|real|scams?|fraud\w*|fake|cheat\w*|safe|use|need|through)\b/i,
  over: [
    'jobs',
    'pay',
    'cost',
    'visa',
    'work-right',
    'business',
    'safety',
    'degree',
    'bank',
    'permit-income',
    'home-search',
  ],
  answer: ({ text, view }) => ({
    said: SELLS_PERMIT.test(text) || SELLS_JOB.test(text) ? words(NOT_FOR_SALE) : null,
    lacks: 'agencies by name, and what each country lets them charge',
    whom: `the public office for labour migration of ${view.home ? view.homeName : 'the country you live in'}, which licenses agencies, and the labour inspectorate of each country`,
    put: 'Is this agency licensed, under which number, may it charge a worker anything and for what, and is the employer named in the contract known to you?',
  }),
};
