import type { Need } from '../model.ts';
import type { Situation } from '../personal/situation.ts';
import { hoursApart } from '../personal/wishes.ts';
import { type Gate, gradeBelow, type Verdict } from './gate.ts';

/** Limits of one indicator or factor: beyond `soft` a country is at risk, beyond `hard` it fails. */
interface Limit {
  readonly label: string;
  readonly read: { readonly indicator: string } | { readonly factor: string };
  /** `least`: the value must reach the limits; `most`: it must not pass them. */
  readonly kind: 'least' | 'most';
  readonly soft: number;
  readonly hard: number;
  readonly says: (value: number) => string;
}

const index = (value: number): string => `${Math.round(value * 100)} of 100`;

const LIMITS: Readonly<Partial<Record<Need, Limit>>> = {
  'regular-care': {
    label: 'Healthcare for a condition that needs regular care',
    read: { factor: 'healthcare' },
    kind: 'least',
    soft: 0.55,
    hard: 0.35,
    says: (value) => `Healthcare there comes to ${index(value)} in our measure`,
  },
  'specialist-care': {
    label: 'Specialists and hospitals',
    read: { factor: 'healthcare' },
    kind: 'least',
    soft: 0.62,
    hard: 0.42,
    says: (value) => `Healthcare there comes to ${index(value)} in our measure`,
  },
  'clean-air': {
    label: 'Air fit for the lungs and the heart',
    read: { indicator: 'pm25_air_pollution' },
    kind: 'most',
    soft: 25,
    hard: 45,
    says: (value) =>
      `Fine dust averages ${value.toFixed(0)} micrograms per cubic metre; the World Health Organization advises 5`,
  },
  'no-extreme-heat': {
    label: 'No extreme heat',
    read: { indicator: 'summer_daily_high' },
    kind: 'most',
    soft: 34,
    hard: 38,
    says: (value) => `Afternoons of the hottest month average ${value.toFixed(0)} °C`,
  },
  'fast-internet': {
    label: 'Internet fit for remote work',
    read: { factor: 'digital' },
    kind: 'least',
    soft: 0.5,
    hard: 0.28,
    says: (value) => `Digital infrastructure comes to ${index(value)} in our measure`,
  },
  'reliable-power': {
    label: 'Reliable electricity',
    read: { indicator: 'electricity_access' },
    kind: 'least',
    soft: 97,
    hard: 75,
    says: (value) => `${value.toFixed(0)}% of people have electricity`,
  },
  'open-internet': {
    label: 'An uncensored internet',
    read: { indicator: 'internet_freedom' },
    kind: 'least',
    soft: 0,
    hard: -1.2,
    says: (value) =>
      `Freedom of the internet from censorship scores ${value.toFixed(1)} on a scale from about -4 to 3`,
  },
  'lgbtq-rights': {
    label: 'Laws that respect LGBTQ+ people',
    read: { indicator: 'lgbt_policy_index' },
    kind: 'least',
    soft: 2,
    hard: -0.2,
    says: (value) =>
      `The index of LGBTQ+ policies stands at ${value.toFixed(1)} on a scale from about -7 to 13`,
  },
};

function limitGate({ engine }: Situation, need: Need, limit: Limit, questionIds: readonly string[]): Gate {
  const { read } = limit;
  const values =
    'indicator' in read
      ? engine.atlas.column(read.indicator)
      : (engine.column(read.factor)?.utilities as Float64Array);
  const sign = limit.kind === 'least' ? -1 : 1;
  return {
    id: `need:${need}`,
    label: limit.label,
    because: { questionIds },
    check(country): Verdict {
      const value = values[country] as number;
      return {
        status: gradeBelow(sign * value, sign * limit.soft, sign * limit.hard),
        reason: () => (Number.isNaN(value) ? 'Our tables hold no figure' : limit.says(value)),
        ...('indicator' in read ? { indicators: [read.indicator] } : {}),
      };
    },
  };
}

/** Office hours shared with a part of the world: more than four hours apart is hard, more than seven rules out. */
function officeGate(situation: Situation, need: Need, questionIds: readonly string[]): Gate {
  return {
    id: `need:${need}`,
    label: 'Office hours you have to share',
    because: { questionIds },
    check(country): Verdict {
      const hours = hoursApart(situation, need, country);
      return {
        status: gradeBelow(hours, 4, 7),
        reason: () => `Clocks in the capital are about ${Math.round(hours)} hours from those offices`,
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
