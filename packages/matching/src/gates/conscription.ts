import type { Atlas } from '@global-fit/atlas/atlas';
import type { Country, Iso3 } from '@global-fit/atlas/model';
import type { DealBreakerRule } from '../conditions/dealBreakerRule.ts';
import type { Situation } from '../entry/situation.ts';
import type { Gate, Verdict } from './gate.ts';

/** Adults who arrive at this age or later are past the usual call-up. */
const PAST_CALL_UP = 30;
const OF_CHILDREN = /\b(sons?|boys?|child\w*|kids?)\b/i;

/** The countries of passports held that have compulsory service: it may bind their citizens wherever they live. */
export const servicesHeld = (atlas: Atlas, citizenships: readonly Iso3[]): readonly Country[] =>
  citizenships.flatMap((iso3) =>
    atlas.fact(iso3, 'conscription')?.value === 'yes' ? (atlas.country(iso3) ?? []) : [],
  );

/** The rule on a law that registers citizens for a service which is voluntary so far. */
export const registrationLaw = (iso3: Iso3): string => `military-registration-${iso3}`;

/**
 * Military service binds citizens: it rules out the country of a passport held, where somebody who moves is young or
 * the line speaks of children. Everywhere else it reaches newcomers from naturalisation on, if at all, and warns; so
 * does a law that registers citizens for a service which is voluntary so far.
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
