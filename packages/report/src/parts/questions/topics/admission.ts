import { ILLNESSES } from '../../../profile/conditions.data.ts';
import { list } from '../../../prose/english.ts';
import { given, type Said, words } from '../../../prose/said.ts';
import { anyOf } from '../../../prose/wholeWords.ts';
import { healthRule } from '../../../sections/legal/healthRequirement.ts';
import type { Asked, Topic } from '../topic.ts';

const ILL = anyOf([
  ...ILLNESSES.map(([said]) => said),
  /\b(?:ill(?:ness\w*)?|sick\w*|diseases?|disorders?|syndromes?|disab\w+|diagnos\w+|medical|health|pre-?existing|special needs)\b/,
]);

/** Where the law weighs the cost of care before it lets somebody in; null where no place of the report is on record. */
function weighed({ views }: Asked): Said | null {
  const bound = views.flatMap((view) => {
    const record = healthRule(view);
    return record ? [{ view, record }] : [];
  });
  if (bound.length === 0) return null;
  return given(
    words(
      `By its law ${list(bound.map(({ view }) => view.name))} may refuse a visa over what the care of an illness or a disability is expected to cost the public, with exceptions.`.replace(
        /^By its law (.* and )/,
        'By their law $1',
      ),
    ),
    ...bound.map(({ record }) => record),
  );
}

/** What stands between a person and the border that is neither money nor work: health, and papers that do not match. */
export const ADMISSION: readonly Topic[] = [
  {
    id: 'health-admission',
    about:
      /\b(?:refus\w*|den(?:y|ied|ies|ial)|reject\w*|turn(?:ed)? (?:\w+ )?(?:down|away)|barred?|inadmissib\w*|exclu\w+|keep (?:us|me|him|her|them) out|stop (?:us|me|him|her|them)|(?:let|allow(?:ed)?) (?:us |me |him |her |them )?in|excessive demand|health requirements?|medical (?:exam\w*|checks?|tests?)|affects?|hurts?|counts? against|problem)\b/i,
    with: /\b(?:visas?|permits?|residen(?:ce|cy)|immigration|citizenship|entry|inadmissib\w*|excessive demand|health requirements?)\b/i,
    not: /\binsur\w+\b/i,
    when: ({ text }) => ILL.test(text),
    over: [
      'history',
      'visa',
      'children-visa',
      'partner-visa',
      'illness',
      'mind',
      'access',
      'birth',
      'healthcare',
      'school-support',
      'citizenship',
      'cost',
    ],
    answer: (asked) => {
      const open = asked.views.filter((view) => healthRule(view) === null).map(({ name }) => name);
      return {
        said: weighed(asked),
        lacks: `${open.length > 0 ? `whether ${list(open, 'or')} does the same, and ` : ''}how an authority would judge this case`,
        whom: 'the immigration authority of each country, before any fee is paid, and an immigration lawyer where the answer is not a plain no',
        put: 'Is the health of everybody in the family weighed before this visa is granted, by which cost of care, and which exceptions or waivers are there?',
      };
    },
  },
  {
    id: 'papers-at-the-border',
    about:
      /\b(?:passports?|papers|documents?|ID)\b[^?;]{0,60}\b(?:border|airport|immigration desk|(?:gender|sex|wrong|old|different|changed) (?:marker|name|gender|sex)|dead ?name|photo)\b|\b(?:border|marker|dead ?name)\b[^?;]{0,60}\b(?:passports?|papers|documents?|ID)\b/i,
    over: ['citizenship', 'visa', 'same-sex'],
    answer: ({ profile }) => ({
      said: null,
      lacks:
        profile.discreet.length > 0
          ? 'how officers at a border look at papers'
          : 'how officers at a border treat papers that do not match how somebody looks, and how people are met in the street',
      whom:
        profile.discreet.length > 0
          ? 'the embassy of each country, without your name'
          : 'an association of trans people in each country, and its embassy, without your name',
      put:
        profile.discreet.length > 0
          ? 'Are these papers accepted as they are, at the border and at an office, and which letter helps?'
          : 'Does a passport whose marker, name or photograph differs from how somebody looks stop them at the border, and which letter helps?',
    }),
  },
];
