import { anyOf } from '@global-fit/matching/anyOf';
import { flow, words } from '../../../../prose/said.ts';
import { ofAgeThen } from '../../../../profile/people/person.ts';
import { permitLaws } from '../../across/permitLaws.ts';
import { familyRoutes } from './familyRoutes.ts';
import { ofAgeSaid } from './ofAge.ts';
import { viewAt } from '../../named/countriesAsked.ts';
import type { PlaceView } from '../../../../place/view.ts';
import type { Asked, Topic } from '../../topic.ts';

/** Countries the customer considers besides those of the answer, where the question named none. */
function considered({ view, views, named, profile }: Asked): readonly PlaceView[] {
  if (named.length > 0) return [];
  const known = [profile.home?.iso3, ...views.map(({ iso3 }) => iso3)];
  return profile.read
    .choices('specific-countries')
    .flatMap((code) => view.atlas.country(code.toUpperCase()) ?? [])
    .filter(({ iso3 }) => !known.includes(iso3))
    .map((country) => viewAt(view, country));
}

const OF_AGE_ALREADY = words(
  'Compare the age on the day of the application with that: a child whom no law counts needs a permit of their own, for studies or for work.',
);

/** Up to which age a child may come on a parent's permit. */
export const CHILD_AGE: Topic = {
  id: 'child-age',
  about: anyOf([
    /\b(?:until|till|up to|to|at|from) (?:what|which) age\b/i,
    /\b(?:what|which) (?:is the )?(?:age limit|maximum age|max\.? age|cut-?off)\b/i,
    /\b(?:ag(?:e|es|ed|ing) out|too old)\b/i,
    /\b(?:turn(?:s|ed|ing)?|will be|becom(?:e|es)) (?:18|19|2[0-4])\b/i,
    /\b(?:counts?|counted|considered|regarded|seen|treated) (?:still )?as (?:my |our |an? )?(?:child(?:ren)?|kids?|sons?|daughters?|minors?|family|dependants?|dependents?)\b/i,
    /\bstill (?:be )?(?:an? |my |our )?(?:child|minor|dependant|dependent)\b/i,
  ]),
  with: /\b(?:(?:count|consider|regard|treat)\w*|seen as|papers?|process\w*|slow\w*|late|delay\w*|wait\w*|takes? (?:too |so |very )?long|in time|visas?|permits?|depend[ae]nts?|includ\w+|bring|sponsor\w*|come (?:along|with)|join (?:me|us)|(?:my|our|family) (?:visa|permit|application)|stay (?:on )?with (?:me|us)|still (?:stay|live) with)\b/i,
  not: /\b(?:parents?|mother|father|mom|mum|dad|pensions?)\b/i,
  when: ({ text, person, profile }) =>
    person?.kin === 'child' ||
    /\b(?:child(?:ren)?|kids?|sons?|daughters?|teen\w*)\b/i.test(text) ||
    // "He will be 18 in three years" is said of the only child.
    (profile.movers.children.length === 1 && /\b(?:he|she|they)\b/i.test(text)),
  over: ['children-visa', 'visa', 'schools', 'school-age', 'guests'],
  answer: (asked) => {
    const laws = permitLaws([...asked.views, ...considered(asked)], 'child-age');
    const grown = ofAgeThen(asked.person, asked.profile);
    return {
      said:
        laws.length > 0
          ? flow(...laws, grown ? OF_AGE_ALREADY : null)
          : flow(familyRoutes(asked), grown ? ofAgeSaid(asked) : null),
      lacks: 'which day decides, that of the application or that of the decision, and what study prolongs',
      whom: 'the embassy of each country, before anything is paid',
      put: 'Until which age is a child on my permit, on which day is the age counted, does study here prolong that, and which permit of their own is there otherwise?',
    };
  },
};
