import type { VisaRoute } from '@global-fit/atlas/entry/visaRoute';
import type { TableBlock } from '../../model.ts';
import type { PlaceView } from '../../place/view.ts';
import { basisOf, type Said, words } from '../../prose/said.ts';
import { openRoutes, settlesByRight, spousesPermit } from '../../place/entry/routes.ts';
import type { Quantity } from '../../figures/quantity.ts';

export type Row = readonly Said[];

/** A cost of the move: its row, and the sum where one is known. */
export interface MoveItem {
  readonly row: Row;
  readonly sum: Quantity | null;
}

export const NOT_KNOWN = words('not on record');

/** A table of sums; null without a row. */
export function table(
  caption: string,
  columns: readonly string[],
  rows: readonly (readonly Said[])[],
  remark: Said,
): TableBlock | null {
  if (rows.length === 0) return null;
  return {
    kind: 'table',
    caption,
    columns,
    align: columns.map((_, i) => (i === 1 ? 'right' : 'left')),
    rows: rows.map((row) => row.map((cell) => cell.text)),
    ...basisOf(remark, ...rows.flat()),
  };
}

/** The route whose sums count; null for those who may settle without one. */
export function neededRoute(view: PlaceView): VisaRoute | null {
  if (settlesByRight(view)) return null;
  return spousesPermit(view) ?? openRoutes(view)[0]?.route ?? null;
}
