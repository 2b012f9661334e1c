import { anyOf } from '@global-fit/matching/anyOf';
import { settlesByRight } from '../../../../place/entry/routes.ts';
import { listNames } from '../../../../prose/english.ts';
import { because, flow, words } from '../../../../prose/said.ts';
import { permitLaws } from '../../across/permitLaws.ts';
import type { Topic } from '../../topic.ts';

/** Permit and income after losing work. */
export const JOB_LOST: Topic = {
  id: 'job-lost',
  about: anyOf([
    /\b(?:los(?:e|es|ing|t) (?:(?:my|our|the|his|her|a|this) (?:\w+ )?)?(?:jobs?|work|position|employment)|redundan(?:t|cy))\b/i,
    /\b(?:get|gets|got|am|are|is|be|being) (?:fired|laid off|sacked|dismissed|terminated|retrenched|made redundant|let go)\b/i,
    /\b(?:fires?|sacks?|dismiss(?:es)?|lays? off|lets? go of|terminates?|retrench(?:es)?) (?:me|us|him|her|my (?:husband|wife|partner|contract|job|employment))\b/i,
    /\blays? (?:me|us|him|her) off\b/i,
    /\blets? (?:me|us|him|her) go\b(?! (?:on |to |for |at |early|home|(?:every |each )?(?:mon|tues|wednes|thurs|fri|satur|sun)day|pray|out|back|abroad))/i,
    /\b(?:(?:job|work|employment|contract|post|position)s?) (?:(?:is|was|were) not (?:renewed|extended)|isn['’]t (?:renewed|extended)|ends|stops|falls through|dries up|is terminated|runs out|gets? cancel\w+)\b/i,
    /\b(?:company|employer|firm) (?:goes|went|go) (?:bust|bankrupt|broke|under)\b/i,
    /\b(?:change|switch|transfer) (?:my |the |our )?(?:sponsor(?:ship)?|kafeel)\b/i,
  ]),
  not: /\b(?:green card|permanent resid\w+|artificial intelligence|AI|fail\w*|exams?|gratuity|end[- ]of[- ]service|phone contract|lease|rental)\b/i,
  over: [
    'permit-lost',
    'jobs',
    'benefit',
    'visa',
    'permit-length',
    'pay',
    'cost',
    'business',
    'university',
    'sponsored',
  ],
  answer: ({ views }) => {
    const free = views.filter((view) => settlesByRight(view));
    const laws = permitLaws(views, 'job-lost');
    const silent = views.length > free.length && laws.length === 0;
    return {
      said: because(
        flow(
          free.length > 0 ? words(`In ${listNames(free)} no permit of yours depends on a job.`) : null,
          ...laws,
          silent
            ? words(
                'As a rule a permit for work depends on the job: ask before you sign how many days are left to find another.',
              )
            : null,
        ),
        'citizenship',
      ),
      lacks:
        laws.length > 0
          ? 'the terms of your own permit, and from when a newcomer has unemployment benefit'
          : 'how long a permit outlives a job, and from when a newcomer has unemployment benefit',
      whom: 'the immigration authority and the employment office of each country, in writing',
      put: '↗How many days may I and my family stay when my job ends, ↗may I change employer on this permit, after how many months of contributions do I have unemployment benefit and how much of my pay is it, ↗and do years paid in at home count for it?',
    };
  },
};
