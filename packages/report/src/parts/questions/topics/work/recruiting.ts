import { anyOf } from '@global-fit/matching/anyOf';
import type { Topic } from '../../topic.ts';

/** Those who find work for others: whether they may take money for it, and how to tell an honest one. */
export const RECRUITING: Topic = {
  id: 'recruiting',
  about: anyOf([
    /\b(?:recruit(?:ers?|ing|ment)(?: (?:agenc(?:y|ies)|agents?|fees?|firms?))?|placement fees?|headhunters?)\b/i,
    /\b(?:employment|job|placement|manpower|staffing|labou?r|migration) (?:agenc(?:y|ies)|agents?|brokers?)\b/i,
    /\b(?<!(?:estate|letting|rental|insurance|shipping|travel|tax) )(?:an|the|my|our|any) agents? (?:\w+ )?(?:charges?|asks?|wants?|takes?|promis\w+|finds?|found|gets?)\b/i,
  ]),
  with: /\b(?:pay\w*|fees?|costs?|honest|charg\w*|asks?|wants?|promis\w+|trust\w*|licen[cs]\w+|legit\w*|real|scams?|fraud\w*|fake|cheat\w*|safe|use|need|through)\b/i,
  over: ['jobs', 'pay', 'cost', 'visa', 'business', 'safety', 'degree'],
  answer: ({ view }) => ({
    said: null,
    lacks: 'agencies by name, and what each country lets them charge',
    whom: `the public office for labour migration of ${view.home ? view.homeName : 'the country you live in'}, which licenses agencies, and the labour inspectorate of each country`,
    put: 'Is this agency licensed, under which number, may it charge a worker anything and for what, and is the employer named in the contract known to you?',
  }),
};
