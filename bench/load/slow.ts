import type pg from 'pg';

/** A statement with PostgreSQL's statistics since the last reset. */
export interface Statement {
  readonly calls: number;
  readonly meanMs: number;
  readonly totalMs: number;
  readonly query: string;
}

/** Statements slower than `slowMs` on average, the slowest first, and the total time of all of them. */
export async function readStatements(
  database: pg.Client,
  slowMs: number,
): Promise<{ readonly totalMs: number; readonly slow: readonly Statement[] }> {
  const { rows } = await database.query<Statement>(
    `select calls::int, mean_exec_time as "meanMs", total_exec_time as "totalMs", query from pg_stat_statements
     where dbid = (select oid from pg_database where datname = current_database()) and toplevel
       and query !~* '^(vacuum|checkpoint|set |select pg_stat|insert into rate_limits select)'
     order by mean_exec_time desc`,
  );
  const totalMs = rows.reduce((sum, one) => sum + one.totalMs, 0);
  return { totalMs, slow: rows.filter(({ meanMs }) => meanMs > slowMs) };
}

/** Tables of more than `rows` rows with sequential scans since the last reset, and their number. */
export async function readWholeScans(
  database: pg.Client,
  rows: number,
): Promise<readonly { readonly table: string; readonly scans: number; readonly rows: number }[]> {
  await database.query('select pg_stat_clear_snapshot()');
  const found = await database.query<{ table: string; scans: number; rows: number }>(
    `select s.schemaname || '.' || s.relname as "table", s.seq_scan::int as scans, c.reltuples::int as rows
     from pg_stat_user_tables s join pg_class c on c.oid = s.relid
     where s.seq_scan > 0 and c.reltuples > $1 order by s.seq_tup_read desc`,
    [rows],
  );
  return found.rows;
}

/** Resets the statistics of this database. */
export async function resetStatements(database: pg.Client): Promise<void> {
  await database.query(
    `select pg_stat_reset(),
       pg_stat_statements_reset(0, (select oid from pg_database where datname = current_database()), 0)`,
  );
}
