import { anyOf } from '@global-fit/matching/anyOf';
import { inLetter } from '../../../../profile/people/person.ts';
import type { Topic } from '../../topic.ts';

const CHILD = String.raw`(?:schools?|class(?:es|mates?)?|pupils?|child|children|kids?|sons?|daughters?|teen\w*)`;
const TREATED = String.raw`(?:bull(?:y|ied|ying|ies)|mobb(?:ed|ing)|teas(?:ed|ing)|picked on|called names|made fun of|laughed at|left out|excluded)`;

/** How children are treated by others at school, which is nothing that a table of countries tells. */
export const BULLYING: Topic = {
  id: 'bullying',
  about: anyOf([
    new RegExp(String.raw`\b${TREATED}\b[^?]{0,60}\b${CHILD}\b`, 'i'),
    new RegExp(String.raw`\b${CHILD}\b[^?]{0,60}\b${TREATED}\b`, 'i'),
  ]),
  not: /\b(?:dogs?|breeds?|XL)\b|\bexcluded from (?:the )?(?:insurance|cover|policy|visa|permit)\b/i,
  over: ['schools', 'school-support', 'safety', 'religion', 'bias', 'friends'],
  answer: ({ person }) => {
    const child = person?.kin === 'child' ? inLetter(person) : 'a child';
    return {
      lacks: 'how pupils treat each other, and what single schools do about it',
      whom: 'two schools by e-mail, and parents of newcomers at each',
      put: `What happens here from the first day on which ${child} is called names or left out, who at school takes it up, within how many days are the parents told, and how often did that happen last year?`,
    };
  },
};
