import { settlesByRight } from '../../../../place/entry/routes.ts';
import { capitalised, listNames } from '../../../../prose/english.ts';
import { hivResidenceSaid } from '../../../../prose/hivResidence.ts';
import { because, flow, type Said, say, words } from '../../../../prose/said.ts';
import type { Asked, Topic } from '../../topic.ts';

/** What the lists hold of each place where a permit is needed; places of which they say the same share a sentence. */
function listed({ views }: Asked): readonly Said[] {
  const bound = views
    .filter((view) => !settlesByRight(view))
    .map((view) => ({ name: view.name, law: view.atlas.hivResidence(view.iso3) }));
  const alike = Map.groupBy(bound, ({ law }) => (law ? `${law.law} ${law.from.asOf}` : ''));
  return [...alike.values()].flatMap((group) => {
    const [first, ...more] = group.map(({ law }) => law);
    if (first === undefined) return [];
    const said = hivResidenceSaid(capitalised(listNames(group)), [first, ...more]);
    return [say`${said}.`];
  });
}

/** Whether a residence permit is refused to somebody with HIV. */
export const HIV_RESIDENCE: Topic = {
  id: 'hiv-residence',
  about: /\b(?:HIV|seropositive)\b/i,
  with: /\b(?:refus\w*|den(?:y|ied|ies)|reject\w*|visas?|permits?|residen\w+|immigration|deport\w*|entry|enter|border|test(?:s|ed|ing)?|declar\w*|disclos\w*|let (?:us|me|him|her|them) in|allowed|accept\w*|barred|banned|kicked out|against us|against me)\b/i,
  not: /\b(?:doctors?|clinics?|hospitals?|pharmac\w+|medic(?:ine|ines|ation|ations)|treatment|therapy|insur\w+|employers?|PrEP)\b/i,
  over: [
    'health-admission',
    'history',
    'visa',
    'children-visa',
    'partner-visa',
    'illness',
    'healthcare',
    'citizenship',
  ],
  answer: (asked) => {
    const free = asked.views.filter((view) => settlesByRight(view));
    return {
      said: flow(
        free.length > 0
          ? because(
              words(`In ${listNames(free)} you need no permit that could be refused over it.`),
              'citizenship',
            )
          : null,
        ...listed(asked),
      ),
      lacks: 'what has changed since these lists, and for which permits a test is asked at present',
      whom: 'an organisation of people with HIV in each country, which knows the practice and need not know your name, before any application',
      put: 'Is a test for HIV, or a statement about it, asked for this permit, may the permit be refused or withdrawn over it, and who is told of the result?',
    };
  },
};
