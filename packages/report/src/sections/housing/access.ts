import { bank, cityOf, type Line, oncePassage, wayOf, type Writer } from '../../place/passage.ts';
import { limitedMobility } from '../../profile/mobility.ts';
import type { When } from '../../profile/when.ts';
import { because, say, words } from '../../prose/said.ts';

const mobility: When = limitedMobility;

/** What a home has to be for somebody who cannot count on their legs: before its price, and said once. */
export const access: Writer = (view) => {
  const ids = limitedMobility(view.profile);
  if (ids === null) return null;
  const city = cityOf(view);
  const text = wayOf(view, 'housing-access', [
    () =>
      words(
        `Begin with access: no step from the street to the bed, a lift whose cabin and doors take the aids you use, doors wide enough inside, and a shower without a rim. Our records hold none of that by town, so in ${city} it is asked of each landlord before the rent is.`,
      ),
    () =>
      words(
        `Whether you can live in a home in ${city} is decided by centimetres before it is by rent: the step at the entrance, the door of the lift and its cabin, the narrowest door inside, the rim of the shower. No table of ours knows them, so each landlord is asked for them first.`,
      ),
    () =>
      words(
        `A home is yours only if you can reach every room of it: a way in without a step, a lift with room for the aids you use, wide doors, a shower level with the floor. None of this is on record by town; ask for it in ${city} before you ask for the price.`,
      ),
  ]);
  return oncePassage('housing-access', 2, text && because(text, ...ids));
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
    (v) =>
      say`[View homes in ${cityOf(v)} with the aids you use every day, from the kerb to the bathroom|Bring the aids of every day to each viewing in ${cityOf(v)}, and go from the kerb to the bathroom with them|See no home in ${cityOf(v)} without the aids you use: from the street to the shower, and back].`,
  ],
  [
    mobility,
    (v) =>
      say`[Get it in writing from the owner of each home in ${cityOf(v)} whether a ramp, a rail or another shower may be built in, who pays, and whether it stays when you leave|Ask each owner in ${cityOf(v)}, on paper, what may be built in (a ramp, a rail, another shower), at whose cost, and whether it has to come out again|Have the lease of a home in ${cityOf(v)} say that you may fit rails, a ramp and a level shower, and who pays for them].`,
  ],
  [
    mobility,
    (v) =>
      say`[Have the house rules of each building in ${cityOf(v)} sent to you before you sign: who repairs the lift, and how fast|Ask the caretaker of each building in ${cityOf(v)} when the lift last stood still, for how long, and who was called|Find out for each building in ${cityOf(v)} who mends the lift, within how many hours, and what happens meanwhile].`,
  ],
];

/** For somebody with limited mobility the first thing to do about a home is to have its access measured. */
export const accessActions = bank('housing-access', LINES, 1.2);
