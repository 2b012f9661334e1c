import { type NeedLimit, NEED_LIMITS } from '../conditions/needLimits.ts';
import type { Situation } from '../entry/situation.ts';
import type { Need } from '../model.ts';
import { hoursApart } from '../personal/wishes.ts';
import { gradeBelow, gradeWithin } from '../scoring/grade.ts';
import type { Gate, Verdict } from './gate.ts';
import { columnOf, found } from './read.ts';
import { townGate } from './towns.ts';
import { besideHome } from './valuesAtHome.ts';

function limitGate(situation: Situation, need: Need, limit: NeedLimit, questionIds: readonly string[]): Gate {
  const { engine } = situation;
  const { read } = limit;
  const named = { id: `need:${need}`, group: 'need', label: limit.label, because: { questionIds } } as const;
  if ('towns' in read) return townGate(situation, { ...limit, measure: read.towns, questionIds }, named);
  const values = columnOf(engine, read);
  return {
    ...named,
    check(country): Verdict {
      const value = values[country] as number;
      return {
        status: gradeWithin(value, limit),
        reason: () => besideHome(situation, read, limit.kind, found(engine, read, country, value)),
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
    const limit = NEED_LIMITS[need];
    return limit ? limitGate(situation, need, limit, questionIds) : officeGate(situation, need, questionIds);
  });
}
