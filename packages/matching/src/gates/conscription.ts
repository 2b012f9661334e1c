import type { Atlas } from '@global-fit/atlas/atlas';
import type { Country, Iso3 } from '@global-fit/atlas/model';
import type { DealBreakerRule } from '../conditions/dealBreakerRule.ts';
import type { Situation } from '../entry/situation.ts';
import type { Gate, Verdict } from './gate.ts';

/** Age in years from which an adult counts as past the usual call-up. */
const PAST_CALL_UP = 30;
const OF_CHILDREN = /\b(sons?|boys?|child\w*|kids?)\b/i;

/** The countries among these passports that have compulsory service, which may bind their citizens abroad too. */
export const servicesHeld = (atlas: Atlas, citizenships: readonly Iso3[]): readonly Country[] =>
  citizenships.flatMap((iso3) =>
    atlas.fact(iso3, 'conscription')?.value === 'yes' ? (atlas.country(iso3) ?? []) : [],
  );

/** Id, in the table of rules, of a law that registers citizens for a service which is still voluntary. */
export const registrationLaw = (iso3: Iso3): string => `military-registration-${iso3}`;

/**
 * Military service binds citizens, so a country fails only where the household holds its passport and somebody who
 * moves is below `PAST_CALL_UP`, or the line speaks of children. Other countries are at risk: their service reaches
 * newcomers at naturalisation, if at all. A law that registers citizens for a voluntary service warns as well.
 */
export function conscriptionGate(
  { engine, preferences }: Situation,
  rule: DealBreakerRule,
  gate: Gate,
): Gate {
  const { household, dealBreakers, citizenships } = preferences;
  const { youngest } = household;
  const ofChildren = dealBreakers.some(({ id, text }) => id === rule.id && OF_CHILDREN.test(text));
  const past = !ofChildren && youngest !== null && youngest >= PAST_CALL_UP;
  return {
    ...gate,
    because: { questionIds: ['deal-breakers', 'citizenship', 'age', 'relocating-family-members'] },
    check(country): Verdict {
      const iso3 = engine.iso3[country] as Iso3;
      const verdict = gate.check(country);
      const binds = citizenships.includes(iso3) && !past;
      if (verdict.status === 'failed')
        return { ...verdict, status: binds ? 'failed' : 'at_risk', reason: () => ({ kind: 'service' }) };
      return verdict.status === 'met' && engine.atlas.rule(registrationLaw(iso3))?.from.shown
        ? { status: 'at_risk', reason: () => ({ kind: 'registration', iso3 }) }
        : verdict;
    },
  };
}
