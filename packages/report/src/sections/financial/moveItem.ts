import type { Quantity } from '../../figures/quantity.ts';
import { type Said, words } from '../../prose/said.ts';

export type Row = readonly Said[];

/** An item of the move: its row, and its sum where one is known. */
export interface MoveItem {
  readonly row: Row;
  readonly sum: Quantity | null;
}

export const NOT_KNOWN = words('not on record');
