import { anyOf } from '@global-fit/matching/anyOf';
import { list } from '../../../../prose/english.ts';
import { because, given, type Said, words } from '../../../../prose/said.ts';
import { homeCity } from '../../../../place/surroundings/home.ts';
import { comparison } from '../../../comparison/comparison.ts';
import { viewAt } from '../../named/countriesAsked.ts';
import type { Asked, Topic } from '../../topic.ts';

/** On which of the seven themes home stands above the first place, below it, or level; null without a home to compare. */
function againstFirst({ places }: Asked): Said | null {
  const [first] = places;
  if (!first?.home || first.home.iso3 === first.iso3) return null;
  const { homeName: home, name } = first;
  const town = homeCity(first);
  const own = { ...viewAt(first, first.home), cities: town ? [town] : [] };
  const themes = comparison([first], own).flatMap(({ theme, rows: [there, here] }) =>
    there?.rating == null || here?.rating == null
      ? []
      : [
          {
            theme: theme.toLowerCase(),
            by: Math.sign(here.rating - there.rating),
            facts: [...there.facts, ...here.facts],
          },
        ],
  );
  const on = (by: number): string => list(themes.filter((one) => one.by === by).map((one) => one.theme));
  const told = [
    on(1) === '' ? '' : `stands above it on ${on(1)}`,
    on(-1) === '' ? '' : `below it on ${on(-1)}`,
    on(0) === '' ? '' : `level on ${on(0)}`,
  ].filter((one) => one !== '');
  if (told.length === 0) return null;
  return because(
    given(
      words(
        `Compared with ${name}, our first place for you, ${home} ${told.join('; ').replace(/^(below|level)/, 'stands $1')}, by the ratings of the comparison, of which it is the last line.`,
      ),
      ...new Set(themes.flatMap(({ facts }) => facts)),
    ),
    'current-location',
  );
}

/** Whether to stay where one lives. The ranking is of places to move to, so home is compared theme by theme. */
export const STAYING: Topic = {
  id: 'staying',
  about: anyOf([
    /\b(?:better|wiser|smarter|safer)\b(?![^?.]{0,25}\b(?:permits?|visas?|ways?|places?|hotels?|quarters?)\b)[^?.]{0,25}\b(?:stay(?:ing)?|remain(?:ing)?)\b(?! (?:as|on|in (?:a|an|the) (?:job|work|school))\b)/i,
    /\bshould (?:we|I) (?:rather |just |better )?(?:stay|remain)\b[^?.]{0,30}\bor\b/i,
    /\b(?:go|move|leave) or (?:stay|remain)\b/i,
    /\btell (?:me|us) (?:honestly|frankly|plainly|the truth)\b[^?.]{0,20}\bif (?:it|this|that|the (?:move|idea|plan))(?: is|['’]s)\b/i,
    /\b(?:is it|is this|am I|are we|if (?:it|this) is|whether (?:it|this) is) (?:\w+ )?(?:stupid|crazy|mad|foolish|silly|madness|nonsense|a (?:bad|stupid|crazy) idea)\b/i,
    /\b(?:stay|remain) (?:here|where we are|where I am|put) or (?:go|move|leave)\b/i,
  ]),
  // Until a school or a post has ended is a question of when.
  not: /\b(?:until|till)\b/i,
  over: ['visa', 'verdict', 'permanence', 'permit-length'],
  answer: (asked) => {
    const home = asked.view.home ? asked.view.homeName : 'where you live';
    return {
      said: againstFirst(asked),
      lacks: `what staying in ${home} will be worth to you: no rating covers your right to stay there, the people you have and what you have built`,
      whom: 'two households like yours, one that left and one that stayed, and on your right to stay a lawyer or an advice centre where you live',
      put: 'How long and on which paper may we stay here at the longest, what would we lose by leaving and could we come back, and what made you go or stay?',
    };
  },
};
