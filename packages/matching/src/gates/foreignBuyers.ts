import { homeAccessFor, type ForeignBuyers, type HomeAccess } from '@global-fit/atlas/law/foreignBuyers';
import type { Iso3 } from '@global-fit/atlas/model';
import type { DealBreakerRule } from '../conditions/dealBreakerRule.ts';
import { OWN_FLAT, OWN_HOME, OWN_HOUSE } from '../conditions/rules/homeOwnership.ts';
import type { Situation } from '../entry/situation.ts';
import type { GateStatus } from '../model.ts';
import { dealBreakerHead } from './dealBreakerHead.ts';
import { type Gate, NO_RECORD, type Verdict } from './gate.ts';

/** Which kinds of home each rule asks for. A rule that is not listed is content with a house or a flat. */
const KINDS: ReadonlyMap<string, readonly ('house' | 'flat')[]> = new Map([
  [OWN_HOUSE, ['house']],
  [OWN_FLAT, ['flat']],
  [OWN_HOME, ['house', 'flat']],
]);

export const HOME_OWNERSHIP: readonly string[] = [...KINDS.keys()];

const STATUS: Readonly<Record<HomeAccess, GateStatus>> = {
  open: 'met',
  limited: 'at_risk',
  permission: 'at_risk',
  closed: 'failed',
};

const BEST_FIRST: readonly GateStatus[] = ['met', 'at_risk', 'failed'];

function statusFor(
  law: ForeignBuyers,
  kinds: readonly ('house' | 'flat')[],
  held: readonly Iso3[],
): GateStatus {
  const statuses = kinds.map((kind) => STATUS[homeAccessFor(law, kind, held)]);
  return BEST_FIRST.find((one) => statuses.includes(one)) ?? 'unknown';
}

/**
 * Whether holders of these passports may buy a home. Citizens may; a limit or a permit to apply for warns; a law that
 * closes the kind of home asked for fails. Unknown where no law is on record.
 */
export function foreignBuyersGate({ engine, preferences }: Situation, rule: DealBreakerRule): Gate {
  const { citizenships } = preferences;
  const kinds = KINDS.get(rule.id) ?? [];
  return {
    ...dealBreakerHead(rule, 'citizenship'),
    check(country): Verdict {
      const iso3 = engine.iso3[country] as Iso3;
      if (citizenships.includes(iso3))
        return { status: 'met', reason: () => ({ kind: 'foreign buyers', law: null, onPar: true }) };
      const law = engine.atlas.foreignBuyers(iso3);
      if (!law?.from.shown) return NO_RECORD;
      const onPar = citizenships.some((one) => law.asNationals.includes(one));
      return {
        status: statusFor(law, kinds, citizenships),
        reason: () => ({ kind: 'foreign buyers', law, onPar }),
      };
    },
  };
}
