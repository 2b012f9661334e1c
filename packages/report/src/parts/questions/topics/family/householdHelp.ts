import type { Topic } from '../../topic.ts';

const HELP = String.raw`(?:(?:domestic|live-in|home|household) (?:helpers?|workers?|help|staff|employees?|carers?)|helpers?|house[- ]?(?:helps?|girls?|boys?|maids?)|yayas?|maids?|nann(?:y|ies)|housekeepers?|au pairs?|caregivers?)`;

/** A domestic employee who would come along, to whom no family permit applies. */
export const HOUSEHOLD_HELP: Topic = {
  id: 'household-help',
  about: new RegExp(String.raw`\b(?:our|my|the|an?|her|his) (?:[\w’'-]+ ){0,2}?${HELP}\b`, 'i'),
  with: /\b(?:come|bring|take|join|follow|visas?|permits?|employ\w*|hire|keep|along)\b/i,
  over: [
    'visa',
    'children-visa',
    'partner-visa',
    'childcare',
    'jobs',
    'pay',
    'work-right',
    'cost',
    'permit-income',
    'housing',
  ],
  answer: () => ({
    lacks:
      'permits for people who work in a household: as a rule such a person comes on a permit for work, not on one for family',
    whom: 'the embassy of each country, and the labour office there, before you promise a place',
    put: 'On which permit may somebody who has worked in our household for years come and go on working for us, who applies for it and when, which pay, hours and insurance does the law set, and may that person change employers?',
  }),
};
