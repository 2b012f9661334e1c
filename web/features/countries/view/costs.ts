import type { PriceLevel } from '@global-fit/atlas/detail/model';

export interface CostRow {
  readonly id: string;
  readonly label: string;
  readonly here: number;
  /** Null where no home country is chosen or it has no figure. */
  readonly there: number | null;
}

/** Price levels of two countries (the United States = 100). */
export function costRows(
  here: readonly PriceLevel[],
  there: readonly PriceLevel[] | null,
): readonly CostRow[] {
  return here.map(({ id, label, level }) => ({
    id,
    label,
    here: level,
    there: there?.find((one) => one.id === id)?.level ?? null,
  }));
}

/** "44% less than in Germany", "about the same as in Germany" (within two percent). */
export function costPhrase({ here, there }: CostRow, home: string): string | null {
  if (there === null) return null;
  const percent = Math.round((here / there - 1) * 100);
  if (Math.abs(percent) < 2) return `about the same as in ${home}`;
  return `${Math.abs(percent)}% ${percent > 0 ? 'more' : 'less'} than in ${home}`;
}

/** What replaces 1,000 at home, to the nearest ten. */
export const thousandOfHome = ({ here, there }: CostRow): number | null =>
  there === null ? null : Math.round((1000 * here) / there / 10) * 10;
