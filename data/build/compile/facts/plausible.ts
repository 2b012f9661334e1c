import type { Tables } from '../../table.ts';
import type { Place } from '../../problem.ts';

interface Stated {
  readonly iso3: string;
  readonly indicator_id: string;
  readonly value: string;
  readonly at: Place;
}

/** International dollars a person and year from which a country can afford what the minima below say. */
const RICH = 25_000;

/**
 * Least values that a rich country can have: whatever lies below measures something else. A series of nurses
 * that counts midwives alone keeps to the range of the indicator, and would tell a reader that a rich country
 * has hardly a nurse.
 */
const LEAST_WHERE_RICH: Readonly<Record<string, number>> = {
  nurses_midwives: 10,
  physicians_density: 0.5,
  hospital_beds: 0.5,
  life_expectancy: 65,
  internet_users: 50,
};

/**
 * Reports figures of rich countries that no rich country can have; `used` answers the value that would be
 * told, if any.
 */
export function checkPlausible(
  tables: Tables,
  facts: Iterable<Stated>,
  used: (fact: Stated) => string | null,
): void {
  const rows = [...facts];
  const rich = new Set(
    rows
      .filter((row) => row.indicator_id === 'gdp_per_capita_ppp' && Number(row.value) >= RICH)
      .map(({ iso3 }) => iso3),
  );
  for (const row of rows) {
    const least = LEAST_WHERE_RICH[row.indicator_id];
    const value = least === undefined ? null : used(row);
    if (least === undefined || value === null || !rich.has(row.iso3) || Number(value) >= least) continue;
    tables.report(row.at, 'value', `${row.indicator_id} of ${value} is less than a rich country can have`);
  }
}
