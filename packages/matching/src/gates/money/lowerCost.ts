import type { Iso3 } from '@global-fit/atlas/model';
import type { Situation } from '../../entry/situation.ts';
import type { Preferences } from '../../model/preferences.ts';
import { gradeWithin, pastLimit } from '../../scoring/grade.ts';
import type { Gate, Verdict } from '../gate.ts';
import { columnOf, indicatorsOf } from '../records/read.ts';

const PRICES = { indicator: 'price_level_vs_us' } as const;

/**
 * A home at this price level or below (the United States is 100) is among the cheapest; hardly any place is cheaper.
 */
const CHEAP = 35;
/**
 * Above this share of prices at home nobody spends less. It leaves room for errors in price levels and between towns.
 */
const DEARER = 1.1;
/**
 * From this share of prices at home on a place is hardly cheaper: held back for people who move only to spend less.
 */
const FELT = 0.8;

/**
 * Prices no higher than at home, for people who move for a lower cost of living and live on money from elsewhere: a
 * dearer place cannot be the answer, however good it is otherwise. Null where home is unknown or cheap itself.
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
