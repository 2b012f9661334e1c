import { say } from '../../../../prose/said.ts';
import { figures } from '../../across/beside.ts';
import { LAWYER } from '../../clauses.ts';
import type { Topic } from '../../topic.ts';

/** Whether alcohol may be bought and drunk, and what a month of fasting asks of those who do not fast. */
export const ALCOHOL: Topic = {
  id: 'alcohol',
  about:
    /\b(?:alcohol|liquor|booze)\b|\b(?:drink|buy|bring|get|sell|brew)(?:ing)? (?:a |any |some |my )?(?:beer|wine|spirits|whisk(?:e)?y)\b|\b(?:during|in|at) ramadan\b|\bramadan\b[^?]{0,30}\b(?:eat|drink|smok|work|open)\w*/i,
  not: /\b(?:sober|alcoholics?|recover\w*|rehab|AA|licen[cs]e|restaurants?|addict\w*|make friends|friends)\b/i,
  over: ['safety', 'food', 'offence', 'manners', 'religion', 'moving'],
  answer: ({ views }) => {
    const drunk = figures(views, 'alcohol_per_capita');
    return {
      said:
        drunk && say`Alcohol that is drunk, in litres of pure alcohol for each person and year: ${drunk}.`,
      lacks:
        'where and from which age alcohol may be sold, drunk and brought along, and what holds in the month of fasting',
      whom: `${LAWYER}, and the travel advice of your own foreign ministry`,
      put: 'Where may a foreigner buy, keep and drink alcohol here, from which age and on which days not, how much may be brought in, which limit holds at the wheel, and may one eat, drink and smoke in public by day in the month of fasting?',
    };
  },
};
