import { list } from '../../../../prose/english.ts';
import { given, words } from '../../../../prose/said.ts';
import { settleFreely } from '../../../../place/rights/europeanUnion.ts';
import type { Answer, Asked } from '../../topic.ts';
import { SWISS_PILLAR } from './pensionPlans.ts';

/** What happens to a Swiss pillar's capital; null where a question is about none, or home is not Switzerland. */
export function pillarAnswer({ text, view, views }: Asked): Answer | null {
  if (!SWISS_PILLAR.test(text) || view.home?.iso3 !== 'CHE') return null;
  const rule = view.atlas.rule('swiss-second-pillar-abroad');
  const free = views.filter((one) => settleFreely(one, 'CHE'));
  const within = free.map(({ name }) => name);
  const beyond = views.filter((one) => !free.includes(one)).map(({ name }) => name);
  const law = rule?.from.shown
    ? given(
        words(
          `The part of the second pillar above the legal minimum may be paid out when you leave Switzerland for good.${within.length > 0 ? ` In a state of the EU or EFTA (${list(within)}) the part that the law prescribes stays behind while you have to be insured there against old age, invalidity and death; if you do not, or are retired already, you may ask for it too.` : ''}${beyond.length > 0 ? ` Beyond these states (${list(beyond)}) all of it may be.` : ''}`,
        ),
        `rule:${rule.id}`,
      )
    : null;
  return {
    said: law,
    lacks: 'pillar 3a, the tax at source on what is paid out, and whether the new country taxes it once more',
    whom: 'the pension fund or foundation that holds the capital, then a tax adviser who works with both countries, before you deregister',
    put: 'Which part may I take as capital when I leave for this country, which part stays and until which age, what is taken at source in your canton, and can that be claimed back under the treaty?',
  };
}
