import type { Iso3 } from '@global-fit/atlas/model';
import type { Situation } from '../../entry/situation.ts';
import type { Gate } from '../gate.ts';

/** The rule on a law on what may be shown of LGBTQ+ people, which is newer than the index of laws. */
export const lgbtLaw = (iso3: Iso3): string => `lgbt-expression-${iso3}`;

/** Must-haves that ask for the rights of LGBTQ+ people. */
export const ON_LGBT: ReadonlySet<string> = new Set([
  'need:lgbtq-rights',
  'deal-breaker:lgbt',
  'deal-breaker:lgbt-rights',
]);

/** What the index of laws finds in order, or does not know, is at risk where a newer law on record bans something. */
export function heldToNewerLaw({ engine }: Situation, gate: Gate): Gate {
  return {
    ...gate,
    check(country) {
      const verdict = gate.check(country);
      const iso3 = engine.iso3[country] as Iso3;
      return verdict.status !== 'failed' && engine.atlas.rule(lgbtLaw(iso3))?.from.shown
        ? { ...verdict, status: 'at_risk', reason: () => ({ kind: 'lgbt law', iso3 }) }
        : verdict;
    },
  };
}
