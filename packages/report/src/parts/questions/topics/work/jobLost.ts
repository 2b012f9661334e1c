import { settlesByRight } from '../../../../place/entry/routes.ts';
import { list } from '../../../../prose/english.ts';
import { because, words } from '../../../../prose/said.ts';
import type { Topic } from '../../topic.ts';

/** Permit and income after losing work. */
export const JOB_LOST: Topic = {
  id: 'job-lost',
  about:
    /\b(?:los(?:e|es|ing|t) (?:my|our|the|his|her|a|this) (?:\w+ )?(?:jobs?|work|position|employment)|(?:get|got|am|are|is|being) (?:fired|laid off|sacked|made redundant)|redundan(?:t|cy)|company (?:goes|went) (?:bust|bankrupt))\b/i,
  not: /\b(?:green card|permanent resid\w+|artificial intelligence|AI)\b/i,
  over: ['permit-lost', 'jobs', 'benefit', 'visa', 'permit-length', 'pay', 'cost'],
  answer: ({ views }) => {
    const free = views.filter((view) => settlesByRight(view)).map(({ name }) => name);
    return {
      said:
        free.length > 0
          ? because(
              words(
                `In ${list(free)} no permit of yours hangs on a job. Elsewhere ask before you sign what becomes of it.`,
              ),
              'citizenship',
            )
          : because(
              words(
                'A permit for work hangs, as a rule, on the job: ask before you sign how many days are left to find another.',
              ),
              'citizenship',
            ),
      lacks: 'how long a permit outlives a job, and from when a newcomer has unemployment benefit',
      whom: 'the immigration authority and the employment office of each country, in writing',
      put: '↗How many days may I and my family stay when my job ends, ↗may I change employer on this permit, after how many months of contributions do I have unemployment benefit and how much of my pay is it, ↗and do years paid in at home count for it?',
    };
  },
};
