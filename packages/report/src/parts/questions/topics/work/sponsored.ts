import { anyOf } from '@global-fit/matching/anyOf';
import { openRoutes, routeName, settlesByRight } from '../../../../place/entry/routes.ts';
import { routeSaid } from '../../../../place/entry/words.ts';
import type { PlaceView } from '../../../../place/view.ts';
import { because, type Said, say, words } from '../../../../prose/said.ts';
import { eachPlace } from '../../across/beside.ts';
import type { Topic } from '../../topic.ts';

/** The work permit ranked first among the best ways in; null where there is none. */
function workPermit(view: PlaceView): Said | null {
  const route = openRoutes(view).find((one) => one.route.kind === 'work' && one.route.shown)?.route;
  return route ? say`the ${routeSaid(route, routeName(route))}` : null;
}

/** An employer who sponsors a foreigner's permit. */
export const SPONSORED: Topic = {
  id: 'sponsored',
  about: anyOf([
    /\b(?:employers?|compan(?:y|ies)|hospitals?|schools?|firms?|jobs?|anybody|anyone|someone)\b[^?]{0,30}\bsponsor\w*/i,
    /\bsponsor\w*\b[^?]{0,30}\b(?:foreigners?|workers?|me|us|jobs?|work|employers?|visas?|licen[cs]e)\b/i,
    /\b(?:visa|job|work permit) sponsorship\b/i,
  ]),
  not: /\b(?:uncles?|aunts?|cousins?|friends?|bank statements?|parents?|mother|father|brother|sister|family|spouse|wife|husband|scholarship|study|studies)\b/i,
  over: ['jobs', 'visa', 'pay', 'university'],
  answer: ({ views }) => {
    const free = views.every(settlesByRight);
    const routes = eachPlace(
      views.filter((view) => !settlesByRight(view)),
      workPermit,
    );
    return {
      said: free
        ? because(words('You need no sponsor there: your passport lets you work by right.'), 'citizenship')
        : routes &&
          because(say`The permit for work that fits you is, on our records, ${routes}.`, 'citizenship'),
      lacks:
        'which employers hold a licence or are willing to stand for somebody from abroad, and what that costs them',
      whom: 'the immigration authority of each country, some of which publish the list of employers who may do it, and two employers of your field',
      put: 'Have you hired somebody from abroad in the last two years, under which permit, who pays its fees, what pay does the permit ask for, and how long after the contract may I begin?',
    };
  },
};
