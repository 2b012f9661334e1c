import type { Provenance } from '../model.ts';
import { restore, type Stored } from '../stored.ts';

/** A currency whose worth in another one its issuer keeps. Both are ISO 4217 codes. */
export interface CurrencyPeg {
  readonly currency: string;
  readonly anchor: string;
  /** `held`: at a rate to the anchor; `no notes`: at par, and bills are paid in notes of the anchor. */
  readonly arrangement: 'held' | 'no notes';
  readonly from: Provenance;
}

export interface CurrencyPegLookups {
  /** Null for a currency that no record says is held to another: it may float. */
  currencyPeg(currency: string): CurrencyPeg | null;
}

export interface CurrencyPegContent {
  readonly currencyPegs: readonly Stored<CurrencyPeg>[];
}

/** Indexes the currencies that are held to another one. */
export function openCurrencyPegs(
  content: CurrencyPegContent,
  provenances: readonly Provenance[],
): CurrencyPegLookups {
  const pegs = new Map(
    content.currencyPegs.map((row) => [row.currency, restore<CurrencyPeg>(row, provenances)] as const),
  );
  return { currencyPeg: (currency) => pegs.get(currency) ?? null };
}
