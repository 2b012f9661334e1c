import type { VisaRoute } from '@global-fit/atlas/entry/visaRoute';
import { because, type Said, say, words } from '../../../../prose/said.ts';
import { openRoutes, routeName, settlesByRight } from '../../../../place/entry/routes.ts';
import { routeSaid } from '../../../../place/entry/words.ts';
import type { PlaceView } from '../../../../place/view.ts';
import { eachPlace } from '../../across/beside.ts';
import type { Topic } from '../../topic.ts';

/** Whether a route is for people who work for themselves, and asks for no venture that is new. */
const isOwnAccount = ({ kind, conditions: { forWhom } }: VisaRoute): boolean =>
  forWhom === 'self-employed' ||
  forWhom === 'freelancers' ||
  (kind === 'entrepreneur/startup' && forWhom !== 'innovators');

/** By what somebody may work for customers of the place on an account of one's own. */
function ownAccount(view: PlaceView): Said | null {
  if (settlesByRight(view)) return because(words('by right, without a permit'), 'citizenship');
  const found = openRoutes(view).find(({ route }) => isOwnAccount(route));
  return found
    ? because(
        routeSaid(found.route, `the ${routeName(found.route)}`),
        'citizenship',
        ...view.profile.stageIds,
      )
    : null;
}

const FOR_LOCALS =
  /\b(?:local|their own|the town['’]s) (?:clients?|customers?|families|people|orchestras?|firms?|compan(?:y|ies))\b/i;

/** Work on one's own account for customers of the place, where clients abroad are another question. */
export const FREELANCE_THERE: Topic = {
  id: 'freelance-there',
  about: /\b(?:freelanc\w+|self[- ]employed|sole trader|on my own account)\b/i,
  with: /\b(?:visas?|permits?|residen\w+|allowed|legal(?:ly)?|right to|(?:can|may|could) (?:I|we|he|she|my \w+))\b/i,
  not: /\b(?:remote\w*|abroad|overseas|online|from home|foreign|tax\w*|contributions?|insur\w+|pensions?|keep|existing|current|present)\b|\bclients? (?:in|at|back|from)\b/i,
  when: ({ text, profile: { read } }) =>
    FOR_LOCALS.test(text) ||
    (read.has('income-sources', 'local-income') && !read.has('income-sources', 'remote-work')),
  over: ['work-right', 'visa', 'business', 'jobs', 'pay', 'permit-income'],
  answer: (asked) => {
    const ways = eachPlace(asked.views, ownAccount);
    return {
      said: ways && say`By our records these are the ways to work there on your own account: ${ways}.`,
      lacks: 'how many customers or letters of intent an office wants to see before there is a contract',
      whom: 'the embassy of each country, in writing, and the association of your profession there',
      put: 'May I apply on my own account before a contract is signed, which papers stand in for it (letters of intent, a list of engagements, savings), which income must the first year show, and may I take lessons, single engagements and part-time posts beside it?',
    };
  },
};
