import { settleFreely } from './europeanUnion.ts';
import type { PlaceView } from '../view.ts';

/**
 * Whether an agreement on free movement covers both countries. These mostly recognise each other's driving licences,
 * so no international permit is needed; our records do not say which do.
 */
export function shareLicences(view: PlaceView): boolean {
  return view.home !== null && settleFreely(view, view.home.iso3);
}
