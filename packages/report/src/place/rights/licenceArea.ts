import { settleFreely } from './europeanUnion.ts';
import type { PlaceView } from '../view.ts';

/**
 * Countries of one agreement on settling mostly recognise each other's licences to drive, so nobody needs an
 * international permit between them; which ones do is not in our records.
 */
export function shareLicences(view: PlaceView): boolean {
  return view.home !== null && settleFreely(view, view.home.iso3);
}
