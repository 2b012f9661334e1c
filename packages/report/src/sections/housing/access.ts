import { bank, cityOf, type Line, oncePassage, type Writer } from '../../place/passage.ts';
import { limitedMobility } from '../../profile/mobility.ts';
import type { When } from '../../profile/when.ts';
import { because, say, words } from '../../prose/said.ts';

const mobility: When = limitedMobility;

/** What a home has to be for somebody who cannot count on their legs: before its price, and said once. */
export const access: Writer = (view) => {
  const ids = limitedMobility(view.profile);
  if (ids === null) return null;
  const text = `Begin with access: no step from the street to the bed, a lift whose cabin and doors take the aids you use, doors wide enough inside, and a shower without a rim. Our records hold none of that by town, so in ${cityOf(view)} it is asked of each landlord before the rent is.`;
  return oncePassage('housing-access', 2, because(words(text), ...ids));
};

/** What else opens the chapter, as a paragraph below where access came first. */
export function belowAccess(write: Writer): Writer {
  return (view) => (limitedMobility(view.profile) && view.earlier.length === 0 ? write(view) : null);
}

const LINES: readonly Line[] = [
  [
    mobility,
    (v) =>
      say`Have each landlord in ${cityOf(v)} measure before you travel: steps at the entrance, cabin and door of the lift, the narrowest door inside, the rim of the shower.`,
  ],
  [
    mobility,
    (v) => say`View homes in ${cityOf(v)} with the aids you use every day, from the kerb to the bathroom.`,
  ],
  [
    mobility,
    (v) =>
      say`Get it in writing from the owner of each home in ${cityOf(v)} whether a ramp, a rail or another shower may be built in, who pays, and whether it stays when you leave.`,
  ],
  [
    mobility,
    (v) =>
      say`Have the house rules of each building in ${cityOf(v)} sent to you before you sign: who repairs the lift, and how fast.`,
  ],
];

/** For somebody with limited mobility the first thing to do about a home is to have its access measured. */
export const accessActions = bank('housing-access', LINES, 1.2);
