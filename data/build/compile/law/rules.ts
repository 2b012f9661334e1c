import type { CrossBorderRule, RuleContent } from '@global-fit/atlas/law/rules';
import type { Stored } from '@global-fit/atlas/stored';
import { z } from 'zod';
import { confidence, list, optionalDay, optionalNumberIn, text } from '../../cells.ts';
import { ENDED, hasEnded } from '../../edition.ts';
import { readTable, uniqueBy } from '../../table.ts';
import type { Context } from '../context.ts';

/** The most of anything but money that a rule turns on: the days of a year. */
const MOST = 366;

const schema = z
  .object({
    id: text,
    amount: optionalNumberIn(1, 1_000_000),
    unit: z.enum(['days', 'months', 'years', 'generations', 'animals', 'USD', '']),
    within_days: optionalNumberIn(1, MOST),
    until: optionalDay,
    except: list,
    born_before: optionalNumberIn(1900, 2100),
    as_of: text,
    page: z.url('is not an address'),
    source: text,
    confidence,
  })
  .refine(({ amount, unit }) => unit === 'USD' || (amount ?? 0) <= MOST, {
    path: ['amount'],
    message: `is above ${MOST} and no money`,
  });

/** Reads the rules of law that bind several countries. */
export function compileRules(context: Context): RuleContent {
  const { codes, provenances, report } = context;
  const rows = readTable(context, 'practical/rules.csv', schema);
  uniqueBy(context, rows, 'id', (row) => row.id);
  for (const { until, at } of rows) if (hasEnded(until)) report(at, 'until', ENDED);
  for (const { except, at } of rows) for (const one of except) codes.country(one, at, 'except');
  return {
    rules: rows.map(
      (row): Stored<CrossBorderRule> => ({
        id: row.id,
        amount: row.amount,
        unit: row.unit === '' ? null : row.unit,
        withinDays: row.within_days,
        until: row.until,
        except: row.except,
        bornBefore: row.born_before,
        page: row.page,
        from: provenances.add(row.source, row.as_of, row.confidence, row.at),
      }),
    ),
  };
}
