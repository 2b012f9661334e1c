import type { RegionalLanguage } from '@global-fit/atlas/law/regionalLanguages';
import type { Iso3 } from '@global-fit/atlas/model';
import { townsToLiveIn } from '../../cities/ownTowns.ts';
import { OWN_SCHOOL_LABEL, OWN_SCHOOL_LANGUAGE } from '../../conditions/own/ownSchoolLanguage.ts';
import type { Situation } from '../../entry/situation.ts';
import { type Gate, NO_RECORD, type Verdict } from '../gate.ts';
import { isOfficial, standingOf, statusOf } from './spokenHere.ts';

/** The must-have on lessons in a language of the household. */
export const SCHOOL_LANGUAGE = 'need:own-language-school';

/** The first recommendable town in a region that works in one of these languages; null where the country has none. */
function townFor(situation: Situation, codes: readonly string[], country: number): RegionalLanguage | null {
  const { atlas } = situation.engine;
  for (const town of townsToLiveIn(situation, country)) {
    const regional = atlas.regionalLanguageIn(town);
    if (regional?.standing === 'alone' && codes.includes(regional.code)) return regional;
  }
  return null;
}

/**
 * How far past its soft limit the condition is where public schools certainly teach in another language, in [0,1]: as
 * one of several wishes for school, half; as a line of its own, nearly missed.
 */
const FOREIGN = { ticked: 0.5, line: 0.9 } as const;

/**
 * Lessons in a language of the household. Met where one is official and most people speak it, or where a region with
 * recommendable towns works in it alone. At risk elsewhere, since no record tells in which language schools teach; a
 * place where none of theirs is official is held back, unless a school may charge fees.
 * `own` marks a condition that the customer wrote, not ticked.
 */
export function schoolLanguageGate(situation: Situation, questionIds: readonly string[], own?: 'line'): Gate {
  const { engine, preferences } = situation;
  const fees = preferences.household.feeSchool;
  const codes = preferences.spokenLanguages.flatMap(({ code, level }) => (level === 'basic' ? [] : [code]));
  return {
    ...(own
      ? { id: `deal-breaker:${OWN_SCHOOL_LANGUAGE}`, group: 'deal-breaker' }
      : { id: SCHOOL_LANGUAGE, group: 'need' }),
    label: OWN_SCHOOL_LABEL,
    graded: true,
    because: { questionIds: [...questionIds, 'languages-spoken'] },
    check(country): Verdict {
      const found = codes.map((code) => ({ code, ...standingOf(situation, code, country) }));
      if (!found.some(({ recorded }) => recorded)) return NO_RECORD;
      const theirs = found.find((one) => statusOf(one, 'school') === 'met');
      const iso3 = engine.iso3[country] as Iso3;
      const region = theirs ? null : townFor(situation, codes, country);
      const status = theirs || region ? 'met' : 'at_risk';
      // A school that charges fees may teach in another language than the country's.
      const foreign = !fees && found.every(({ official }) => official === 'no');
      return {
        status,
        ...(status === 'at_risk' && foreign ? { past: FOREIGN[own ?? 'ticked'] } : {}),
        reason: () => ({
          kind: 'school language',
          iso3,
          own: theirs ? (engine.language(theirs.code).uses[country] ?? null) : null,
          region,
          official: engine.atlas.languages.of(iso3).find(isOfficial) ?? null,
          foreign,
        }),
      };
    },
  };
}
