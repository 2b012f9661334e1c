import type { Tables } from '../../table.ts';
import type { Place } from '../../problem.ts';

interface Stated {
  readonly iso3: string;
  readonly indicator_id: string;
  readonly value: string;
  readonly at: Place;
}

/** GDP per person in international dollars from which the minima below apply. */
const RICH = 25_000;

/**
 * The lowest values that are plausible in a rich country; lower ones measure something else. A series on nurses that
 * counts midwives alone stays within the range of its indicator, yet would tell readers that a rich country has
 * hardly any nurses.
 */
const LEAST_WHERE_RICH: Readonly<Record<string, number>> = {
  nurses_midwives: 10,
  physicians_density: 0.5,
  hospital_beds: 0.5,
  life_expectancy: 65,
  internet_users: 50,
};

/** Reports implausible figures of rich countries. `used` returns the value that would be shown, if any. */
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
