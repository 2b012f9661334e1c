import type { Topic } from '../../topic.ts';
import { ILLNESS_NAMES } from './health.ts';
import { MEDICINE_NAMES } from './medicine.ts';

/** Conditions that may affect a driving licence, besides named illnesses and medicines. */
const FITNESS =
  /\b(?:diabetics?|epileptics?|seizures?|blackouts?|strokes?|eye ?sight|vision|one eye|medicines?|medications?|illness\w*|medical(?:ly)?|fit(?:ness)? to drive|my age|(?:at|over|after|beyond|from|turn(?:ed|ing)?) (?:the age of )?[6-9]\d|elderly|older drivers?)\b/i;

/** A driving licence with an illness, medicine or age, which no convention on road traffic answers. */
export const DRIVING_FITNESS: Topic = {
  id: 'driving-fitness',
  about: /\b(?:driv(?:e|es|er|ers|ing)|driv\w*’?'?s? licen[cs]es?|licen[cs]es?|behind the wheel)\b/i,
  with: new RegExp(`${FITNESS.source}|${ILLNESS_NAMES.source}|${MEDICINE_NAMES.source}`, 'i'),
  not: /\b(?:(?:drive|driving|minutes?|hours?|taxi|bus) (?:to|from)|drivers? licen[cs]e as|(?:medical|nursing|professional|practi[sc]\w+|teach\w+|pharmac\w+) licen[cs]es?|licen[cs]e to practi[sc]e|bus driver|lorry driver|truck driver)\b/i,
  when: ({ text }) =>
    /\b(?:driv\w+|behind the wheel)\b/i.test(text) ||
    /\b(?:hold|keep|have|get) a licen[cs]e\b|\b(?:take|lose|losing|keep)\b[^?]{0,10}\b(?:my|his|her) licen[cs]e\b/i.test(
      text,
    ),
  over: ['transport', 'driving-side', 'medicine', 'illness', 'degree'],
  answer: () => ({
    lacks: 'which illnesses, medicines or ages a country sets conditions for before somebody may drive',
    whom: 'the licensing office of each country, which decides on fitness to drive',
    put: 'What do you ask of a driver with this condition or at this age, which doctor confirms it, and how often again?',
  }),
};
