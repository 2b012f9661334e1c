import { settlesByRight } from '../../../../place/entry/routes.ts';
import { settlesByUnionLaw } from '../../../../place/rights/europeanUnion.ts';
import type { PlaceView } from '../../../../place/view.ts';
import { list } from '../../../../prose/english.ts';
import { because, type Said, say, words } from '../../../../prose/said.ts';
import type { Topic } from '../../topic.ts';

const SIBLING_WORD = String.raw`(?:(?:half-?|step-?)?(?:sisters?|brothers?)|siblings?)(?!-in-law| in law)`;
const COMES = String.raw`(?:sponsor\w*|bring|join|follow|come (?:to|and|with|over|along|later)|move (?:in|with|over|there)|live with|reunif\w+|reunion|visas?|permits?|residen\w+)`;

/** By the directive on free movement a state makes it easier for kin who depend on somebody, and owes it to none. */
function bySupport(views: readonly PlaceView[]): Said | null {
  const free = views.filter((view) => settlesByRight(view) && settlesByUnionLaw(view));
  return free.length === 0
    ? null
    : because(
        say`As a citizen who moves freely you may ask ${list(free.map(({ name }) => name))} to let in a brother or sister who depends on you or lives in your household; a state has to look at it, and need not agree.`,
        'citizenship',
      );
}

/** A brother or sister who is to come too: family, as most permits mean it, is a partner and children. */
export const SIBLING: Topic = {
  id: 'sibling',
  about: new RegExp(
    String.raw`\b${SIBLING_WORD}\b[^?]*\b${COMES}\b|\b${COMES}\b[^?]*\b${SIBLING_WORD}\b`,
    'iu',
  ),
  not: /\b(?:visit\w*|holidays?|tourists?|citizen\w*|passports?|inherit\w*|tax\w*)\b/iu,
  over: ['visa', 'children-visa', 'partner-visa', 'parent', 'permanence'],
  answer: ({ views }) => {
    const free = bySupport(views);
    return {
      said: say`${words('As a rule no: family, as permits mean it, is a partner and children under age, and a brother or sister needs a permit in their own right, for work or study.')}${free ? say` ${free}` : ''}`,
      lacks: 'whether one of these countries has a permit by which a brother or sister is sponsored',
      whom: 'the immigration authority of each country, before anything is promised to them',
      put: 'May I sponsor a brother or sister, after which years of residence or only as a citizen, with which income, how long is the list, and which permit could they ask for by themselves?',
    };
  },
};
