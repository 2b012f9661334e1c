import type { CrossBorderRule, RuleContent } from '@global-fit/atlas/law/rules';
import type { Stored } from '@global-fit/atlas/stored';
import { z } from 'zod';
import { address, confidence, list, optionalDay, optionalNumberIn, text } from '../../cells.ts';
import { ENDED, hasEnded } from '../../edition.ts';
import { readTable, uniqueBy } from '../../table.ts';
import type { Context } from '../context.ts';

/** The upper limit of any number in a rule that is not money: the days of a year. */
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
    page: address,
    source: text,
    confidence,
  })
  .refine(({ amount, unit }) => unit === 'USD' || (amount ?? 0) <= MOST, {
    path: ['amount'],
    message: `is above ${MOST} and no money`,
  });

const clauseSchema = z.object({ id: text, clause: text });

/** The clauses that reports quote as they stand, by the id of their rule. */
function readClauses(context: Context, ids: ReadonlySet<string>): ReadonlyMap<string, string> {
  const rows = readTable(context, 'practical/rule_words.csv', clauseSchema);
  uniqueBy(context, rows, 'id', (row) => row.id);
  for (const { id, at } of rows) if (!ids.has(id)) context.report(at, 'id', `unknown rule ${id}`);
  return new Map(rows.map(({ id, clause }) => [id, clause]));
}

/** Reads the rules of law with their clauses. */
export function compileRules(context: Context): RuleContent {
  const { codes, provenances, report } = context;
  const rows = readTable(context, 'practical/rules.csv', schema);
  uniqueBy(context, rows, 'id', (row) => row.id);
  const clauses = readClauses(context, new Set(rows.map(({ id }) => id)));
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
        clause: clauses.get(row.id) ?? null,
        page: row.page,
        from: provenances.ofRow(row),
      }),
    ),
  };
}
