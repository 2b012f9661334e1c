import type { Atlas } from '@global-fit/atlas/atlas';
import type { Iso3 } from '@global-fit/atlas/model';
import { isForPensioners, mostOfPension, type SpecialRegime } from '@global-fit/atlas/money/taxes';

/** What a country takes of a pension from abroad by a regime made for pensioners. */
export interface PensionTax {
  readonly regime: SpecialRegime;
  /** Its place among the regimes of the country. */
  readonly n: number;
  /** The most it can take, in percent of the pension. */
  readonly most: number;
}

/** The regime for pensioners that takes least; null where none is on record. */
export function pensionTax(atlas: Atlas, iso3: Iso3): PensionTax | null {
  const tax = atlas.taxFacts(iso3);
  const topRate = tax?.from.shown ? tax.topIncomeTax : null;
  const found = atlas.specialRegimes(iso3).flatMap((regime, n): PensionTax[] => {
    const most = regime.from.shown && isForPensioners(regime) ? mostOfPension(regime, topRate) : null;
    return most === null ? [] : [{ regime, n, most }];
  });
  return found.toSorted((a, b) => a.most - b.most)[0] ?? null;
}
