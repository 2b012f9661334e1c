import type { PlaceView } from './view.ts';

/**
 * Countries of one agreement on settling mostly recognise each other's licences to drive, so nobody needs an
 * international permit between them; which ones do is not in our records.
 */
export function shareLicences({ home, iso3, atlas }: PlaceView): boolean {
  return (
    home !== null &&
    atlas.movement
      .movements(home.iso3, iso3)
      .some((one) => one.bloc === 'EU_EEA_CH' && one.grade === 'settle' && one.from.shown)
  );
}
