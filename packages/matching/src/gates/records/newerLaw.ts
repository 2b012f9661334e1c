import type { Iso3 } from '@global-fit/atlas/model';
import type { Situation } from '../../entry/situation.ts';
import type { Gate } from '../gate.ts';

/**
 * Id, in the table of rules, of a law that restricts what may be shown of LGBTQ+ people. These are newer than the
 * index.
 */
export const lgbtLaw = (iso3: Iso3): string => `lgbt-expression-${iso3}`;

/** Ids of the must-haves on the rights of LGBTQ+ people. */
export const ON_LGBT: ReadonlySet<string> = new Set([
  'need:lgbtq-rights',
  'deal-breaker:lgbt',
  'deal-breaker:lgbt-rights',
]);

/**
 * Makes a country at risk where a law newer than the index of laws restricts expression, unless it failed already.
 */
export function heldToNewerLaw({ engine }: Situation, gate: Gate): Gate {
  return {
    ...gate,
    check(country) {
      const verdict = gate.check(country);
      const iso3 = engine.iso3[country] as Iso3;
      const law = engine.atlas.rule(lgbtLaw(iso3));
      return verdict.status !== 'failed' && law?.from.shown
        ? { ...verdict, status: 'at_risk', reason: () => ({ kind: 'lgbt law', law }) }
        : verdict;
    },
  };
}
