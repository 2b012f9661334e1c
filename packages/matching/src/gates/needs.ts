import { capitalised } from '@global-fit/atlas/letters';
import { type NeedLimit, NEED_LIMITS } from '../conditions/needLimits.ts';
import { HIV_LABEL } from '../conditions/rules/hiv.ts';
import { officeLabel } from '../conditions/own/clocks.ts';
import { officeLimit } from '../conditions/towns/townLimits.ts';
import type { Situation } from '../entry/situation.ts';
import type { Need } from '../model/household.ts';
import type { Preferences } from '../model/preferences.ts';
import { gradeWithin } from '../scoring/grade.ts';
import { type Gate, atRiskIfUnknown, type Verdict } from './gate.ts';
import { columnOf, found, indicatorsOf } from './records/read.ts';
import { heldToNewerLaw, ON_LGBT } from './records/newerLaw.ts';
import { lowerCostGate } from './money/lowerCost.ts';
import { lowerTaxesGate } from './money/lowerTaxes.ts';
import { schoolLanguageGate } from './languages/schoolLanguage.ts';
import { RESIDENCE_WITH_HIV, residenceWithHivGate } from './way/residenceWithHiv.ts';
import { townGate } from './towns/towns.ts';
import { besideHome } from './records/valuesAtHome.ts';

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
        indicators: indicatorsOf(read),
      };
    },
  };
}

/** Office hours shared with another part of the world, by the clocks of the towns. */
function officeGate(situation: Situation, wanted: Preferences['needs'][number]): Gate | null {
  const limit = officeLimit(situation.preferences, wanted);
  const { need, questionIds } = wanted;
  const label = capitalised(officeLabel(need));
  return (
    limit &&
    townGate(situation, limit, { id: `need:${need}`, group: 'need', label, because: { questionIds } })
  );
}

/** One gate for each need of health, work and values that the answers set. */
export function needGates(situation: Situation): readonly Gate[] {
  return situation.preferences.needs.flatMap((wanted) => {
    if (wanted.need === RESIDENCE_WITH_HIV)
      return residenceWithHivGate(situation, {
        id: `need:${RESIDENCE_WITH_HIV}`,
        group: 'need',
        label: capitalised(HIV_LABEL),
        because: { questionIds: wanted.questionIds },
      });
    if (wanted.need === 'own-language-school') return schoolLanguageGate(situation, wanted.questionIds);
    if (wanted.need === 'lower-cost') return lowerCostGate(situation, wanted) ?? [];
    if (wanted.need === 'lower-taxes') return lowerTaxesGate(situation, wanted) ?? [];
    const limit = NEED_LIMITS[wanted.need];
    if (!limit) return officeGate(situation, wanted) ?? [];
    const gate = limitGate(situation, wanted.need, limit, wanted.questionIds);
    if (ON_LGBT.has(gate.id)) return heldToNewerLaw(situation, gate);
    return limit.openWhereUnknown ? atRiskIfUnknown(gate) : gate;
  });
}
