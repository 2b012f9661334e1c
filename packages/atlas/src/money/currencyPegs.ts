import type { Provenance } from '../model.ts';
import { restore, type Stored } from '../stored.ts';

/** A currency that its issuer pegs to another. Both are ISO 4217 codes. */
export interface CurrencyPeg {
  readonly currency: string;
  readonly anchor: string;
  /** `held`: at a fixed rate to the anchor; `no notes`: at par, with notes of the anchor in circulation. */
  readonly arrangement: 'held' | 'no notes';
  readonly from: Provenance;
}

export interface CurrencyPegLookups {
  /** Null for a currency without a recorded peg; it may float. */
  currencyPeg(currency: string): CurrencyPeg | null;
}

export interface CurrencyPegContent {
  readonly currencyPegs: readonly Stored<CurrencyPeg>[];
}

/** Indexes pegged currencies. */
export function openCurrencyPegs(
  content: CurrencyPegContent,
  provenances: readonly Provenance[],
): CurrencyPegLookups {
  const pegs = new Map(
    content.currencyPegs.map((row) => [row.currency, restore<CurrencyPeg>(row, provenances)] as const),
  );
  return { currencyPeg: (currency) => pegs.get(currency) ?? null };
}
