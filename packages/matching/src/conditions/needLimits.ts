import type { Need } from '../model/household.ts';
import type { Limits } from '../scoring/grade.ts';
import { HOME_EDUCATION } from './rules/homeEducation.ts';
import { HIGH_GROUND } from './rules/altitude.ts';
import type { InTowns, ReadFrom } from './readFrom.ts';

/** What a need asks of one indicator or factor. */
export interface NeedLimit extends Limits {
  readonly label: string;
  readonly read: ReadFrom | InTowns;
  /** What was not found may be forbidden: the need stays open there until somebody asks. */
  readonly openWhereUnknown?: true;
}

/** What care that nobody can do without asks of the healthcare of a country. */
const CARE = { read: { factor: 'healthcare' }, kind: 'least', soft: 0.55, hard: 0.35 } as const;

export const NEED_LIMITS: Readonly<Partial<Record<Need, NeedLimit>>> = {
  'regular-care': { label: 'Healthcare for a condition that needs regular care', ...CARE },
  'maternity-care': { label: 'Healthcare for pregnancy and birth', ...CARE },
  // A medicine without an illness beside it is sold nearly everywhere: thin care warns, and rules nothing out.
  medicine: {
    label: 'Healthcare for a medicine taken regularly',
    ...CARE,
    hard: Number.NEGATIVE_INFINITY,
  },
  'specialist-care': { label: 'Specialists and hospitals', ...CARE, soft: 0.62, hard: 0.42 },
  // Lungs that are ill are warned no later than those of anybody who wrote a line against smog.
  'clean-air': {
    label: 'Air fit for the lungs and the heart',
    read: { indicator: 'pm25_air_pollution' },
    kind: 'most',
    soft: 20,
    hard: 45,
  },
  'no-extreme-heat': {
    label: 'No extreme heat',
    read: { towns: 'summer afternoons' },
    kind: 'most',
    soft: 34,
    hard: 38,
  },
  'no-high-altitude': {
    label: 'Not at high altitude',
    read: { towns: 'height' },
    kind: 'most',
    ...HIGH_GROUND,
  },
  'fast-internet': {
    label: 'Internet fit for remote work',
    read: { factor: 'digital' },
    kind: 'least',
    soft: 0.5,
    hard: 0.28,
  },
  'reliable-power': {
    label: 'Reliable electricity',
    read: { indicator: 'electricity_access' },
    kind: 'least',
    soft: 97,
    hard: 75,
  },
  'open-internet': {
    label: 'An uncensored internet',
    read: { indicator: 'internet_freedom' },
    kind: 'least',
    soft: 0,
    hard: -1.2,
  },
  'home-education': { ...HOME_EDUCATION, openWhereUnknown: true },
  'lgbtq-rights': {
    label: 'Laws that respect LGBTQ+ people',
    read: { indicator: 'lgbt_policy_index' },
    kind: 'least',
    soft: 2,
    hard: -0.2,
  },
};
