import { ordinal } from '@global-fit/atlas/number';
import { constant, shown } from './quantity.ts';
import type { Said } from '../prose/said.ts';

/** A number of ours, rounded, with its reason: "78". */
export function whole(value: number, why: string): Said {
  return shown(constant(value, why), (amount) => String(Math.round(amount)));
}

/** A rank from 1 as an ordinal, with its reason: "1st", "22nd". */
export function place(rank: number, why: string): Said {
  return shown(constant(rank, why), ordinal);
}
