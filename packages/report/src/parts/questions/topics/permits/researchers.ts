import { boundBy } from '../../../../place/rights/europeanUnion.ts';
import { list } from '../../../../prose/english.ts';
import { flow, given, words } from '../../../../prose/said.ts';
import { settlesByRight } from '../../../../place/entry/routes.ts';
import type { Topic } from '../../topic.ts';
import { waysSaid } from './permits.ts';

const RULE = 'researchers-eu';

/** The permit for researchers a university admits, and which partner applies. */
export const RESEARCHERS: Topic = {
  id: 'research-permit',
  about: /\b(?:post-?docs?|post-?doctoral|researchers?|scientists?|hosting agreements?)\b/i,
  with: /\b(?:visas?|permits?|hosting agreements?|sponsor\w*|apply|applies|application)\b/i,
  not: /\b(?:permanent|citizenship|naturali[sz]\w*|scholarships?|grants?)\b/i,
  over: ['visa', 'university', 'jobs', 'pay', 'degree'],
  answer: ({ views }) => {
    const rule = views[0]?.atlas.rule(RULE);
    const bound = rule?.from.shown
      ? views.filter((view) => boundBy(view, RULE) && !settlesByRight(view)).map(({ name }) => name)
      : [];
    return {
      said: flow(
        bound.length > 0
          ? given(
              words(
                `By EU law a university or an institute in ${list(bound, 'or')} that signs a hosting agreement with a researcher opens a permit made for research (Directive (EU) 2016/801, article 8).`,
              ),
              `rule:${RULE}`,
            )
          : null,
        waysSaid(views),
      ),
      lacks:
        'which universities take part, whether the employer or the guest applies, and how long a decision takes at present',
      whom: 'the welcome centre or international office of the university, before the contract is signed, and the embassy of each country',
      put: 'On which permit do you take in a researcher with my passport, do you sign a hosting agreement, which of us applies and where, and who pays the fee?',
    };
  },
};
