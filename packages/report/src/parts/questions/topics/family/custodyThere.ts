import { anyOf } from '@global-fit/matching/anyOf';
import { isAtHome } from '../../../../place/atHome.ts';
import { childReturnSaid } from '../../../../place/rights/childReturn.ts';
import { flow, words } from '../../../../prose/said.ts';
import type { Topic } from '../../topic.ts';

const CHILD = String.raw`(?:(?:the|our|my) (?:children|child|kids?|bab(?:y|ies)|sons?|daughters?)|[\p{L}'’-]+ \(my child\))`;

/** With whom the children live, and who decides on them, if a couple parts there. */
export const CUSTODY_THERE: Topic = {
  id: 'custody-there',
  about: anyOf([
    new RegExp(String.raw`\bwho (?:keeps?|gets?|has|takes?|would (?:get|keep|have)) ${CHILD}`, 'iu'),
    new RegExp(
      String.raw`\b(?:any|what|which|my|no|lose|keep|have) (?:parental )?rights? (?:to|over|towards?) ${CHILD}`,
      'iu',
    ),
    new RegExp(
      String.raw`\b(?:split up|divorc\w+|separat\w+|break up)\b[^?]{0,60}\b(?:keep|take|see|lose|rights? (?:to|over)) ${CHILD}`,
      'iu',
    ),
  ]),
  not: /\b(?:my|his|her|the) ex\b|\b(?:citizen\w*|passports?)\b/i,
  over: ['divorce', 'custody', 'schools', 'parentage'],
  answer: ({ view, views }) => ({
    said: isAtHome(view)
      ? null
      : flow(
          words(
            'Once the children live there, the courts of that country as a rule decide about them, and a parent who takes them home without the other’s consent may have to bring them back.',
          ),
          childReturnSaid(views),
        ),
    lacks:
      'by which law a court there decides with whom children stay, and whether it sees both of you as their parents',
    whom: 'a solicitor for family law in the new country, and one at home, before the move, while both of you can still put it in writing',
    put: 'If we part while we live there, which court decides about the children and by which law, are both of us parents before it (by birth, by adoption, by marriage), does an agreement signed at home still hold, and may one of us return with them?',
  }),
};
