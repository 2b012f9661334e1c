import { ILLNESSES } from '../../../../profile/conditions.data.ts';
import { list } from '../../../../prose/english.ts';
import { because, flow, given, type Said, words } from '../../../../prose/said.ts';
import { anyOf } from '@global-fit/matching/anyOf';
import { healthRule } from '../../../../sections/legal/asked/healthRequirement.ts';
import { rightByPassport, settlesByRight } from '../../../../place/entry/routes.ts';
import type { Asked, Topic } from '../../topic.ts';

const ILL =
  /\b(?:ill(?:ness\w*)?|sick\w*|diseases?|disorders?|syndromes?|disab\w+|diagnos\w+|medical|health|pre-?existing|special needs|handicap\w*|HIV)\b/i;

/** Some names of illnesses depend on case: "Ms" is a title, "MS" an illness. */
const tellsIllness = (text: string): boolean => ILL.test(text) || ILLNESSES.some(([said]) => said.test(text));

/** Where the law considers the cost of care before admission; null where no place's law is on record. */
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

/** Where a passport opens the way, there is no permit to refuse. */
function byPassport({ views }: Asked): Said | null {
  const free = views.filter(rightByPassport).map(({ name }) => name);
  return free.length > 0
    ? because(
        words(
          `In ${list(free)} your passport is enough: you need no permit that could be refused over the health of one of you.`,
        ),
        'citizenship',
      )
    : null;
}

/** Whom to ask, and what: where health may affect a permit, and where none is needed. */
const WEIGHED = {
  whom: 'the immigration authority of each country, before any fee is paid, and an immigration lawyer where the answer is not a plain no',
  put: 'Is the health of everybody in the family weighed before this visa is granted, by which cost of care, and which exceptions or waivers are there?',
} as const;
const COVER = {
  lacks:
    'which health cover has to be shown on registering, and from which day the public system takes on the care',
  whom: 'the office that registers newcomers under free movement, and the public health service of each country',
  put: 'Which health cover has to be shown for each of us when we register, from which day does the public system take us in, and is anybody left out of it or charged more for an illness or a disability?',
} as const;

/** Admission other than by money or work: health, and documents that do not match. */
/** What officers look at in somebody's papers and face. */
const LOOKED_AT =
  /\b(?:gender|sex|transition\w*|trans|marker|(?:dead|old|new|different|other|changed|maiden|birth) ?names?|names? (?:do|does|is|are|differ)\w*|photo\w*|look(?:s|ing)? (?:like|different))\b/i;

export const ADMISSION: readonly Topic[] = [
  {
    id: 'health-admission',
    about: anyOf([
      /\b(?:refus\w*|den(?:y|ied|ies|ial)|reject\w*|turn(?:ed)? (?:\w+ )?(?:down|away)|barred?|inadmissib\w*)\b/i,
      /\b(?:exclu\w+|keep (?:us|me|him|her|them) out|stop (?:us|me|him|her|them))\b/i,
      /\b(?:(?:let|allow(?:ed)?) (?:us |me |him |her |them )?in|excessive demand|health requirements?)\b/i,
      /\b(?:medical (?:exam\w*|checks?|tests?)|affects?|hurts?|counts? against|problem)\b/i,
      /\b(?:ask|declare|disclose|report|tell|test|check|screen)\w*\b (?:[\w’'-]+ ){0,4}(?:HIV|health|ill(?:ness)?|diagnos\w+|condition|disease|disab\w+|handicap)\b/i,
      /\bHIV (?:status|test)/i,
      /\b(?:TB|tuberculosis)\b[^?]{0,30}\b(?:scars?|x-?rays?|tests?|certificates?)\b/i,
    ]),
    with: /\b(?:TB|tuberculosis|visas?|permits?|residen(?:ce|cy)|immigration|citizenship|entry|inadmissib\w*|excessive demand|health requirements?)\b|\b(?:countr(?:y|ies)|state|border)\b[^?]{0,20}\b(?:refuse|reject|turn (?:away|down)|deny|bar|exclude)\b/i,
    not: /\binsur\w+\b/i,
    when: ({ text }) => tellsIllness(text) || /\b(?:TB|tuberculosis)\b/i.test(text),
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
      const said = weighed(asked);
      const open = asked.views
        .filter((view) => healthRule(view) === null && !settlesByRight(view))
        .map(({ name }) => name);
      const same = said
        ? `whether ${list(open, 'or')} does the same`
        : `whether ${list(open, 'or')} asks about health, or tests for an illness, before it grants a permit, and may refuse one over it`;
      return {
        said: flow(byPassport(asked), said),
        lacks: `${open.length > 0 ? `${same}, and ` : ''}how an authority would judge this case`,
        ...(asked.views.every(settlesByRight) ? COVER : WEIGHED),
      };
    },
  },
  {
    id: 'papers-at-the-border',
    about: anyOf([
      /\b(?:passports?|papers|documents?|ID)\b[^?;]{0,60}\b(?:border|airport|immigration desk|(?:gender|sex|wrong|old|different|changed) (?:marker|name|gender|sex)|dead ?name|photo)\b/i,
      /\b(?:border|marker|dead ?name)\b[^?;]{0,60}\b(?:passports?|papers|documents?|ID)\b/i,
    ]),
    not: /\b(?:headscar\w+|hijabs?|veils?|niqabs?|turbans?|kippahs?|beards?)\b/i,
    // Without such a word it may be about goods, or a child: a violin too has papers at a border.
    when: ({ text, profile }) => LOOKED_AT.test(text) || profile.discreet.length > 0,
    over: ['citizenship', 'visa', 'same-sex'],
    answer: ({ profile }) => ({
      lacks:
        profile.discreet.length > 0
          ? 'how officers at a border look at papers'
          : 'how officers at a border treat papers that do not match how somebody looks, and how people are treated in the street',
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
