import type { Answers } from '@global-fit/questionnaire/model';
import { numberOf, textOf } from './read.ts';

/** Major groups of occupations (ISCO-08) by which pay is known, as the indicators name them. */
export type Occupation =
  | 'managers'
  | 'professionals'
  | 'technicians'
  | 'clerical'
  | 'service_sales'
  | 'craft_trades'
  | 'machine_operators'
  | 'elementary';

/** Occupation group of each career field, for people with a degree where the group asks for one. */
const BY_FIELD: Readonly<Record<string, Occupation>> = {
  technology: 'professionals',
  engineering: 'professionals',
  healthcare: 'professionals',
  education: 'professionals',
  science: 'professionals',
  finance: 'professionals',
  'business-management': 'managers',
  'marketing-sales': 'professionals',
  legal: 'professionals',
  'creative-media': 'professionals',
  'hospitality-tourism': 'service_sales',
  'construction-trades': 'craft_trades',
  agriculture: 'elementary',
  'transport-logistics': 'machine_operators',
  retail: 'service_sales',
  'public-service': 'clerical',
  'social-nonprofit': 'technicians',
};
const NO_DEGREE = ['no-diploma', 'secondary', 'vocational', 'some-university'];

/**
 * The group whose pay tells what this person may be offered: managers after five years of leading, technicians where
 * a profession lacks the degree; null where the field is not told or stands in no group.
 */
export function occupationOf(answers: Answers): Occupation | null {
  const group = BY_FIELD[textOf(answers, 'career-field') ?? ''];
  if (!group) return null;
  if ((numberOf(answers, 'years-senior-management') ?? 0) >= 5) return 'managers';
  const degree = !NO_DEGREE.includes(textOf(answers, 'education-level') ?? '');
  return group === 'professionals' && !degree ? 'technicians' : group;
}
