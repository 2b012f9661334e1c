import { type DealBreakerRule, rule } from '../dealBreakerRule.ts';

/** Lessons by parents at home in place of a school, as law and customers call them. */
const AT_HOME =
  '(?:home[- ]?school\\w*|home[- ]?educat\\w*|unschool\\w*|(?:educat\\w*|teach\\w*|school\\w*|lessons) (?:(?:my|our|the) )?(?:own )?(?:children |kids )?(?:\\w+ )?at home)';
const CLOSED =
  "(?:no|not|n't|never|cannot|without|illegal|unlawful|forbidden|banned|bans?|prohibit\\w*|against the law|outlawed|restrict\\w*|must|has to|have to|impossible|crime)";

/** Where a law lets parents teach at home: a condition, and what follows from the kind of school in mind. */
export const HOME_EDUCATION = {
  label: 'Home education open by law',
  read: { record: 'home education' },
  kind: 'least',
  soft: 2,
  hard: 1,
} as const;

/** The same of somebody who rules a permission out. */
export const HOME_EDUCATION_FREE = 'Home education without a permission that may be refused';
const PERMISSION = '(?:permission|permit|approval|licen[cs]e|authori[sz]ation)';

export const HOME_EDUCATION_RULES: readonly DealBreakerRule[] = [
  rule(
    'home-education-free',
    HOME_EDUCATION_FREE,
    'bad',
    new RegExp(
      `^(?!.*\\bwork ).*(?:\\b${AT_HOME}\\b.*\\b${PERMISSION}\\b|\\b${PERMISSION}\\b.*\\b${AT_HOME}\\b)`,
    ),
    HOME_EDUCATION.read,
    HOME_EDUCATION.kind,
    HOME_EDUCATION.soft,
    HOME_EDUCATION.soft,
  ),
  rule(
    'home-education',
    HOME_EDUCATION.label,
    'bad',
    new RegExp(
      `\\b${CLOSED}(?: \\S+){0,5}? ?\\b${AT_HOME}|\\b${AT_HOME}\\b.*\\b${CLOSED}|\\bcompulsory (?:school )?attendance\\b`,
    ),
    HOME_EDUCATION.read,
    HOME_EDUCATION.kind,
    HOME_EDUCATION.soft,
    HOME_EDUCATION.hard,
  ),
];
