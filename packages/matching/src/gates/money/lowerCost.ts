import type { Iso3 } from '@global-fit/atlas/model';
import type { Situation } from '../../entry/situation.ts';
import type { Preferences } from '../../model/preferences.ts';
import { gradeWithin, pastLimit } from '../../scoring/grade.ts';
import type { Gate, Verdict } from '../gate.ts';
import { columnOf, indicatorsOf } from '../records/read.ts';

const PRICES = { indicator: 'price_level_vs_us' } as const;

/** A home at this price level or below (the United States being 100) is among the cheapest there are: few are cheaper. */
const CHEAP = 35;
/** Price levels are good to some per cent, and towns differ: beyond this share of those at home nobody spends less. */
const DEARER = 1.1;
/** Down to this share of prices at home a place hardly costs less: no answer for who moves to spend less alone. */
const FELT = 0.8;

/**
 * Prices no higher than at home, for who moves for a lower cost of living and lives on money that comes along: a dearer
 * place cannot be the answer, however well it does on all else. Null where home is unknown or cheap itself.
 */
export function lowerCostGate(
  { engine, home }: Situation,
  { questionIds, aim }: Preferences['needs'][number],
): Gate | null {
  const levels = columnOf(engine, PRICES);
  const atHome = levels[home] ?? Number.NaN;
  if (!(atHome > CHEAP)) return null;
  const limit = { kind: 'most', soft: atHome, hard: DEARER * atHome } as const;
  const iso3 = engine.iso3[home] as Iso3;
  return {
    id: 'need:lower-cost',
    group: 'need',
    label: 'Prices no higher than at home',
    because: { questionIds },
    ...(aim ? { graded: true } : {}),
    check(country): Verdict {
      const value = levels[country] as number;
      return {
        status: gradeWithin(value, limit),
        ...(aim ? { past: pastLimit(value, { soft: FELT * atHome, hard: limit.hard }) } : {}),
        reason: () =>
          Number.isNaN(value)
            ? { kind: 'no record' }
            : {
                kind: 'indicator',
                indicator: PRICES.indicator,
                value,
                ...(country === home ? {} : { home: { iso3, value: atHome } }),
              },
        indicators: indicatorsOf(PRICES),
      };
    },
  };
}
