import { sunshineHours } from '../../../../sections/lifestyle/sun.ts';
import { listSaid } from '../../../../prose/english.ts';
import { say } from '../../../../prose/said.ts';
import type { Topic } from '../../topic.ts';

/** Solar power at home: how much sun there is, and who permits and buys it. */
export const SOLAR: Topic = {
  id: 'solar',
  about: /\b(?:solar(?! (?:eclipse|system))(?: \w+)?|photovoltaics?|PV (?:panels?|system)|off[- ]grid)\b/i,
  not: /\bsolar (?:industry|sector|compan(?:y|ies)|jobs?|engineers?)\b/i,
  over: ['housing', 'internet', 'weather', 'cost', 'land'],
  answer: ({ views }) => {
    const sun = views.flatMap((view) => sunshineHours(view) ?? []);
    return {
      said: sun.length > 0 ? say`Sunshine in a year: ${listSaid(sun)}.` : null,
      lacks:
        'who has to allow panels on a house or a barn, which grants there are, and what is paid for power that is fed in',
      whom: 'the building office of the municipality, and the company that runs the lines there',
      put: 'Is a permit needed for panels on this roof or field, how much power may be fed in and at what price, which grant is open this year, and what does a connection cost if there is none?',
    };
  },
};
