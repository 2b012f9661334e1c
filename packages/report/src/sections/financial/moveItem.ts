import type { Quantity } from '../../figures/quantity.ts';
import { type Said, words } from '../../prose/said.ts';

export type Row = readonly Said[];

/** A cost of the move: its row, and the sum where one is known. */
export interface MoveItem {
  readonly row: Row;
  readonly sum: Quantity | null;
}

export const NOT_KNOWN = words('not on record');
