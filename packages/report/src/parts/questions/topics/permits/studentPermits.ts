import { anyOf } from '@global-fit/matching/anyOf';
import { type StudentRight, studyLawSaid } from '../../../../place/rights/studyLaw.ts';
import { listNames } from '../../../../prose/english.ts';
import { because, flow, given, type Said, words } from '../../../../prose/said.ts';
import { freeMovement, rightByPassport, settlesByRight } from '../../../../place/entry/routes.ts';
import type { Asked, Topic } from '../../topic.ts';

const STUDY = String.raw`(?:stud(?:y|ies|ying|ents?)|universit(?:y|ies)|semesters?|term[- ]time|degree|college)`;
const PAID = String.raw`(?:(?<!\b(?:at|from) )work(?:ing)?(?! (?:visas?|permits?))|jobs?|part[- ]time|internships?|earn(?:ing)?)`;
const AFTER = String.raw`(?:after|following|upon|once I finish|post)[- ]?(?: ?(?:my|the|our|a))?[- ]?(?:graduat\w+|degree|diploma|stud(?:y|ies)|finishing|bachelor\w*|master\w*|Ph\.? ?D|doctorate)|(?:after|when|once|as soon as) (?:my|the|our|his|her) (?:degree|stud(?:y|ies)|bachelor\w*|master\w*|Ph\.? ?D|doctorate|programme) (?:ends?|finish(?:es)?|(?:is|are|has|have) (?:over|done|ended|finished))|(?:after|when|once|as soon as) (?:I|we|(?:s?he))(?:['’]ve|['’]m| have| am)? (?:graduate[ds]?|(?:finish|complet)e?[ds]? (?:my |the |our |his |her )?(?:degree|stud(?:y|ies)|bachelor\w*|master\w*|university|programme))`;
/** "Can I stay one year to work first?", which in a student means after the degree. */
const STAYS_TO_WORK =
  /\b(?:stay|remain) (?:on )?(?:there |here )?(?:for )?(?:an?|one|two|three|some|\d+) (?:more |extra )?(?:years?|months?)\b[^?]{0,15}\b(?:to|and|for) (?:work\w*|find|look|gain|get)\b/i;
/** "Can I switch from student to work without going back?" */
const FROM_STUDENT =
  /\b(?:switch|change|convert|transfer|move|go) (?:over )?from (?:an? |the |my )?(?:student|study)(?: (?:visa|permit|status))?\b/i;
/** A degree studied for, beside which one works. */
const DEGREE = String.raw`(?:master(?:['’]?s)?|bachelor(?:['’]?s)?|MSc|MBA|Ph\.? ?D|doctorate|lectures|classes)`;

/** Whether the asker has rights beyond a permit, so that its limits do not apply. */
function noPermit({ views }: Asked): Said | null {
  const free = views.filter(rightByPassport);
  if (free.length === 0) return null;
  const records = free.flatMap((view) => {
    const movement = freeMovement(view)?.movement;
    return movement ? [`bloc:${movement.bloc}`] : [];
  });
  return because(
    given(
      words(
        `Your passport lets you stay and work in ${listNames(free)} without a permit, so no permit sets a limit there.`,
      ),
      ...new Set(records),
    ),
    'citizenship',
  );
}

/** What the law grants students in places where no passport grants more. */
const byStudyLaw = ({ views }: Asked, what: StudentRight): Said | null =>
  studyLawSaid(
    views.filter((view) => !settlesByRight(view)),
    what,
  );

/** Whether the law on students is on record in every place where studies need a permit. */
const hasStudyLaw = ({ views }: Asked, what: StudentRight): boolean =>
  views.every((view) => settlesByRight(view) || view.atlas.studentLaw(view.iso3)?.[what]);

/** Work beside the studies, asked in the same breath as the time after them. */
const MEANWHILE = new RegExp(`\\b${PAID}\\b[^?]{0,30}\\b(?:while|during|beside|alongside)\\b`, 'i');

/** How long a graduate may stay to look for work. */
export const AFTER_STUDY: Topic = {
  id: 'after-study',
  about: anyOf([new RegExp(`\\b(?:${AFTER})`, 'i'), STAYS_TO_WORK, FROM_STUDENT]),
  // Others who stay a year to work ask about a permit for it.
  when: ({ text, profile }) => profile.stage === 'student' || !STAYS_TO_WORK.test(text),
  with: /\b(?:stay|remain|look for|find|visa|permit|work|job|time|long|months|years)\b/i,
  over: [
    'visa',
    'permit-income',
    'permit-length',
    'jobs',
    'pay',
    'university',
    'permanence',
    'study-work',
    'degree',
  ],
  answer: (asked) => ({
    said: flow(
      noPermit(asked),
      MEANWHILE.test(asked.text) ? byStudyLaw(asked, 'work') : null,
      byStudyLaw(asked, 'stay'),
    ),
    lacks: hasStudyLaw(asked, 'stay')
      ? 'whether the years of study count towards permanent residence'
      : 'how long a graduate may stay to look for work, where nothing is told of it here',
    whom: 'the immigration authority of each country, and the careers service of the university',
    put: `${MEANWHILE.test(asked.text) ? 'How many hours a week may a student with my passport work in term and in the holidays? ' : ''}How many months may a graduate of a university here stay to look for work, when do I apply, may I take any job meanwhile, and do the years of study count towards permanent residence?`,
  }),
};

/** Paid work and studies in one question. */
const BESIDE_STUDY = new RegExp(
  `\\b${PAID}\\b[^?]{0,60}\\b(?:beside|besides|alongside|while|during|next to|with|on|as|and)\\b[^?]{0,25}\\b${STUDY}\\b|\\b${PAID}\\b[^?]{0,30}\\b(?:besides?|alongside|while doing|during|next to|parallel to)\\b[^?]{0,12}\\b${DEGREE}\\b|\\b(?:student (?:visa|permit)|while (?:I am |I’m |I'm )?${STUDY}|during (?:my )?${STUDY}|as a student)\\b[^?]{0,60}\\b${PAID}\\b`,
  'i',
);
/** "How many hours can I work?", which in a student means beside the studies. */
const HOURS_OF_WORK =
  /\bhow (?:many|much) hours?\b[^?]{0,30}\b(?:work|earn|job)\b|\bwork\b[^?]{0,30}\b(?:on|in|at) (?:the )?(?:weekends?|evenings?|holidays)\b/i;

/** How much a student may work. */
export const STUDY_WORK: Topic = {
  id: 'study-work',
  about: anyOf([BESIDE_STUDY, HOURS_OF_WORK]),
  // Others who ask for hours have no studies beside them.
  when: ({ text, profile }) =>
    profile.stage === 'student' || new RegExp(`\\b(?:${STUDY}|${DEGREE})\\b`, 'i').test(text),
  not: /\b(?:recogni[sz]\w*|accepted|licen[cs]e|apprenticeship|work as an?(?![^?]*\b(?:weekends?|evenings?|holidays)\b))\b/i,
  over: ['visa', 'permit-income', 'jobs', 'pay', 'university', 'work-right', 'degree'],
  answer: (asked) => ({
    said: flow(noPermit(asked), byStudyLaw(asked, 'work')),
    lacks: hasStudyLaw(asked, 'work')
      ? 'whether internships and work for yourself count among these hours'
      : 'how many hours a student’s permit lets one work, where nothing is told of it here',
    whom: 'the immigration authority of each country, and the international office of the university',
    put: 'How many hours a week may a student with my passport work in term and in the holidays, from which day, and do internships and self-employment count?',
  }),
};
