import { anyOf } from '@global-fit/matching/anyOf';
import { translated } from '../../../../place/language/language.ts';
import { inLetter, type Person } from '../../../../profile/people/person.ts';
import { because, flow, given, type Said, words } from '../../../../prose/said.ts';
import type { Asked, Topic } from '../../topic.ts';

/** School support by its own name, which the answer repeats. */
const HELP = anyOf([
  /\b(?:integration|school|learning|classroom|teaching|one-to-one|1:1) (?:aides?|assistants?|assistance|support)\b/i,
  /\b(?:an? aide\b|special (?:educational )?needs|special education|special schools?)\b/i,
  /\b(?:inclusi(?:on|ve (?:schools?|education|classes))|IEPs?|EHCP|504(?:[- ](?:type|style|like))?(?: (?:plans?|accommodations?))|Schulbegleit\w+|dyslexi[ac]|dyscalculia)\b/i,
  /\b(?:AESH|ULIS|(?:Integrations|Inklusions)(?:helfer|assisten)\w*)\b/i,
  /\b(?:learning (?:disabilit\w+|difficult\w+)|speech therap\w+(?=[^?]*\bschools?\b))\b/i,
  /\b(?:assistants?|aides?|helpers?|support) (?:at|in) (?:the |his |her )?(?:\w+ )?schools?\b/i,
]);
const DIAGNOSED = String.raw`\b(?:autis\w+|down(?:’|')?s? syndrome|ADHD|disabled)\b`;
const SUPPORT = new RegExp(
  String.raw`${HELP.source}|${DIAGNOSED}[^?]{0,60}\bschools?\b|\bschools?\b[^?]{0,60}${DIAGNOSED}`,
  'i',
);

/** What becomes of an English plan abroad, where a question names one; null for all other questions. */
function planOfEngland({ text, view }: Asked): Said | null {
  const rule = view.atlas.rule('ehc-plan-GBR');
  if (!rule?.from.shown || !/\bEHC ?(?:P\b|plans?\b)|\beducation,? health and care plan/i.test(text))
    return null;
  return given(
    words(
      'A plan for education, health and care (EHCP) binds local authorities in England alone: abroad it has no force, and the one that made it may end it once the child has moved away. What counts abroad are its reports and its list of what helps, so bring them whole; and ask before you go what it takes to get the plan back if you return.',
    ),
    `rule:${rule.id}`,
  );
}

/** " in translation", as far as the offices of the places read another language than those of home. */
function forOffices({ views }: Asked): string {
  const needed = views.filter((view) => translated(view).text !== '');
  if (needed.length === 0) return '';
  return needed.length === views.length
    ? ' in translation'
    : ' (in translation where the language is another)';
}

const needsSupport = ({ member }: Person): boolean => member?.atSchool.lessons === true;

/** Help at school for a child who needs it. */
export const SCHOOL_SUPPORT: Topic = {
  id: 'school-support',
  about: new RegExp(String.raw`${SUPPORT.source}|\bschools?\b`, 'i'),
  // With a child whose needs the form tells, any word for a school asks about support.
  when: ({ text, person }) => SUPPORT.test(text) || (person?.kin === 'child' && needsSupport(person)),
  not: /\badults?\b/i,
  over: [
    'schools',
    'healthcare',
    'illness',
    'access',
    'childcare',
    'jobs',
    'pay',
    'mind',
    'partner-work',
    'cost',
    'children-visa',
  ],
  answer: (asked) => {
    const named = HELP.exec(asked.text)?.[0];
    const what = named ? `support at school (${named})` : 'support at school';
    const child = asked.person?.kin === 'child' ? inLetter(asked.person) : 'a child';
    return {
      said: because(
        flow(
          planOfEngland(asked),
          words(
            'No figure of ours tells how a school supports a child, so special needs hardly move the ranking.',
          ),
        ),
        ...(asked.person?.ids ?? []),
      ),
      lacks: `who decides on ${what}, who pays for it, and how long it takes`,
      whom: `the school authority of the municipality or region, with the present assessment${forOffices(asked)}, and one school`,
      put: `Who decides on ${what} for ${child}, on whose report, who pays, for how many hours a week, and what is in place until the decision?`,
    };
  },
};
