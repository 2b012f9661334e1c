import { atLeast, type DealBreakerRule } from '../dealBreakerRule.ts';

/** Lessons by parents at home in place of a school, as law and customers call them. */
const AT_HOME =
  '(?:home[- ]?school\\w*|home[- ]?educat\\w*|unschool\\w*|(?:educat\\w*|teach\\w*|school\\w*|lessons) (?:(?:my|our|the) )?(?:own )?(?:children |kids )?(?:\\w+ )?at home)';
const CLOSED =
  "(?:no|not|n't|never|cannot|without|illegal|unlawful|forbidden|banned|bans?|prohibit\\w*|against the law|outlawed|restrict\\w*|must|has to|have to|impossible|crime)";

/** Where a law lets parents teach at home: a condition, and what follows from the kind of school in mind. */
export const HOME_EDUCATION = {
  label: 'Home education open by law',
  read: { record: 'home education' },
  ...atLeast(2, 1),
} as const;

/** The same of somebody who rules a permission out. */
export const HOME_EDUCATION_FREE = 'Home education without a permission that may be refused';
const PERMISSION = '(?:permission|permit|approval|licen[cs]e|authori[sz]ation)';

export const HOME_EDUCATION_RULES: readonly DealBreakerRule[] = [
  {
    id: 'home-education-free',
    label: HOME_EDUCATION_FREE,
    words: new RegExp(
      `^(?!.*\\bwork ).*(?:\\b${AT_HOME}\\b.*\\b${PERMISSION}\\b|\\b${PERMISSION}\\b.*\\b${AT_HOME}\\b)`,
    ),
    read: HOME_EDUCATION.read,
    kind: HOME_EDUCATION.kind,
    soft: HOME_EDUCATION.soft,
    hard: HOME_EDUCATION.soft,
  },
  {
    id: 'home-education',
    label: HOME_EDUCATION.label,
    words: new RegExp(
      `\\b${CLOSED}(?: \\S+){0,5}? ?\\b${AT_HOME}|\\b${AT_HOME}\\b.*\\b${CLOSED}|^${AT_HOME} (?:(?:is|being) )?(?:legal|allowed|permitted|possible)[.!]*$|^legal ${AT_HOME}[.!]*$|\\bcompulsory (?:school )?attendance\\b`,
    ),
    read: HOME_EDUCATION.read,
    kind: HOME_EDUCATION.kind,
    soft: HOME_EDUCATION.soft,
    hard: HOME_EDUCATION.hard,
  },
];
