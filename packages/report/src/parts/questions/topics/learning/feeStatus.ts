import { anyOf } from '@global-fit/matching/anyOf';
import { inLetter } from '../../../../profile/people/person.ts';
import { words } from '../../../../prose/said.ts';
import type { Topic } from '../../topic.ts';

const CHILDREN = String.raw`\b(?:kids?|child(?:ren)?|sons?|daughters?|boys?|girls?|stepchild(?:ren)?)\b`;

/** Whether children who come along are charged as if they came from abroad to study. */
export const FEE_STATUS: Topic = {
  id: 'fee-status',
  about: anyOf([
    new RegExp(
      String.raw`${CHILDREN}[^?]{0,60}\b(?:international|foreign|overseas|home|domestic|local) (?:students?|pupils?|fees?|rates?|tuition)\b`,
      'i',
    ),
    new RegExp(String.raw`${CHILDREN}[^?]{0,40}\bpay\b[^?]{0,20}\b(?:fees?|tuition)\b`, 'i'),
    new RegExp(
      String.raw`\b(?:pay|charged?)\b[^?]{0,20}\b(?:school fees|fees|tuition)\b[^?]{0,20}\bfor\b[^?]{0,20}${CHILDREN}`,
      'i',
    ),
    /\bfee status\b|\b(?:home|domestic|resident) (?:fees|tuition)\b/i,
  ]),
  // What a university alone asks is answered under it.
  not: /\buniversit\w+|\bcolleges?\b|\b(?:private|international|boarding|church|catholic) schools?\b|\bnurser(?:y|ies)\b|\bkindergartens?\b|\bday ?care\b/i,
  over: ['schools', 'school-days', 'university', 'cost', 'flights', 'children-visa'],
  answer: ({ person }) => {
    const child = person?.kin === 'child' ? inLetter(person) : 'a child';
    return {
      said: words('A state school and a university each decide it by rules of their own: ask both.'),
      lacks:
        'whether a state school charges for a child on a parent’s permit, and from when a university counts such a child as its own',
      whom: 'the school office of the municipality, and the admissions office of one university',
      put: `Does a state school charge for ${child} who lives here on a parent’s permit, and after how many years, on which permit, does a university ask the lower fee of that child?`,
    };
  },
};
