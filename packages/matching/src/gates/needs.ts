import type { Need } from '../model.ts';
import type { Situation } from '../personal/situation.ts';
import { hoursApart } from '../personal/wishes.ts';
import { type Gate, gradeBelow, type Verdict } from './gate.ts';
import { columnOf, found, type ReadFrom } from './read.ts';

/** Limits of one indicator or factor: beyond `soft` a country is at risk, beyond `hard` it fails. */
interface Limit {
  readonly label: string;
  readonly read: ReadFrom;
  /** `least`: the value must reach the limits; `most`: it must not pass them. */
  readonly kind: 'least' | 'most';
  readonly soft: number;
  readonly hard: number;
}

const LIMITS: Readonly<Partial<Record<Need, Limit>>> = {
  'regular-care': {
    label: 'Healthcare for a condition that needs regular care',
    read: { factor: 'healthcare' },
    kind: 'least',
    soft: 0.55,
    hard: 0.35,
  },
  'specialist-care': {
    label: 'Specialists and hospitals',
    read: { factor: 'healthcare' },
    kind: 'least',
    soft: 0.62,
    hard: 0.42,
  },
  'clean-air': {
    label: 'Air fit for the lungs and the heart',
    read: { indicator: 'pm25_air_pollution' },
    kind: 'most',
    soft: 25,
    hard: 45,
  },
  'no-extreme-heat': {
    label: 'No extreme heat',
    read: { indicator: 'summer_daily_high' },
    kind: 'most',
    soft: 34,
    hard: 38,
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
  'lgbtq-rights': {
    label: 'Laws that respect LGBTQ+ people',
    read: { indicator: 'lgbt_policy_index' },
    kind: 'least',
    soft: 2,
    hard: -0.2,
  },
};

function limitGate({ engine }: Situation, need: Need, limit: Limit, questionIds: readonly string[]): Gate {
  const { read } = limit;
  const values = columnOf(engine, read);
  const sign = limit.kind === 'least' ? -1 : 1;
  return {
    id: `need:${need}`,
    group: 'need',
    label: limit.label,
    because: { questionIds },
    check(country): Verdict {
      const value = values[country] as number;
      return {
        status: gradeBelow(sign * value, sign * limit.soft, sign * limit.hard),
        reason: () => found(engine, read, country, value),
        ...('indicator' in read ? { indicators: [read.indicator] } : {}),
      };
    },
  };
}

/** Office hours shared with a part of the world: more than four hours apart is hard, more than seven rules out. */
function officeGate(situation: Situation, need: Need, questionIds: readonly string[]): Gate {
  return {
    id: `need:${need}`,
    group: 'need',
    label: 'Office hours you have to share',
    because: { questionIds },
    check(country): Verdict {
      const hours = hoursApart(situation, need, country);
      return {
        status: gradeBelow(hours, 4, 7),
        reason: () => (Number.isNaN(hours) ? { kind: 'no record' } : { kind: 'hours apart', hours }),
        indicators: ['utc_offset_capital'],
      };
    },
  };
}

/** One gate for each need of health, work and values. */
export function needGates(situation: Situation): readonly Gate[] {
  return situation.preferences.needs.map(({ need, questionIds }) => {
    const limit = LIMITS[need];
    return limit ? limitGate(situation, need, limit, questionIds) : officeGate(situation, need, questionIds);
  });
}
