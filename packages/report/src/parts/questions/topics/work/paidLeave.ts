import { anyOf } from '@global-fit/matching/anyOf';
import { say } from '../../../../prose/said.ts';
import { figures } from '../../across/beside.ts';
import type { Topic } from '../../topic.ts';

const LEAVE = '(?:holidays?|vacation(?: days| time)?|(?:annual |paid )?leave|time off)';

/** Statutory leave of employees; contracts may add to it. */
export const PAID_LEAVE: Topic = {
  id: 'paid-leave',
  about: anyOf([
    new RegExp(String.raw`\bhow (?:much|many)(?: (?:days|weeks)(?: of)?)?(?: paid)? ${LEAVE}\b`, 'i'),
    /\b(?:annual leave|paid (?:leave|holidays?|vacation)|(?:holiday|vacation) (?:days|entitlement|allowance))\b/i,
    /\b(?:days|weeks) of (?:paid )?(?:holiday|vacation|leave)\b/i,
  ]),
  not: /\b(?:matern\w*|patern\w*|parental|sick|unpaid|school|public holidays?|bereavement|visas?|rent\w*|cottage|home)\b/i,
  over: ['jobs', 'pay'],
  answer: ({ views }) => {
    const days = figures(views, 'paid_annual_leave_days');
    return {
      said: days && say`Paid leave by law in a first full year with an employer: ${days}.`,
      lacks: 'what contracts of a trade add to the leave by law',
      whom: 'two employers of your field, and the union of your trade',
      put: 'How many days of leave does the contract of this trade give in the first year, how soon may I take them, and what becomes of those that are left?',
    };
  },
};
