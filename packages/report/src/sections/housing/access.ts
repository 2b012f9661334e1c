import { bank, cityOf, type Line, oncePassage, wayOf, type Writer } from '../../place/passage.ts';
import type { PlaceView } from '../../place/view.ts';
import { limitedMobility, onWheels } from '../../profile/health/mobility.ts';
import { whoDoes, whoNeeds } from '../../profile/health/whoNeeds.ts';
import type { Profile } from '../../profile/profile.ts';
import type { When } from '../../profile/when.ts';
import { because, say, words } from '../../prose/said.ts';

const mobility: When = limitedMobility;

/** Whether only a house is wanted, which has neither lift nor caretaker. */
const forHouse = ({ read }: Profile): boolean =>
  read.has('housing-preference', 'rent-house', 'buy-house', 'rural-property') &&
  !read.has('housing-preference', 'rent-apartment', 'buy-apartment');

/** What a home needs: door widths and lift size for a wheelchair, rails for people who walk, no lift in a house. */
function features(profile: Profile): {
  readonly storeys: string;
  readonly inside: string;
  readonly ids: readonly string[];
} {
  const wheels = onWheels(profile);
  const house = forHouse(profile);
  return {
    storeys: house
      ? 'every room on one floor'
      : wheels
        ? 'a lift whose cabin and doors take the wheelchair'
        : 'a lift unless it is on the ground floor',
    inside: wheels ? 'doors wide enough inside' : 'a rail wherever a step is left',
    ids: [...(wheels ?? []), ...(house ? ['housing-preference'] : [])],
  };
}

/** What a home must offer somebody with limited mobility; comes before its price, and is said once. */
export const access: Writer = (view) => {
  const ids = limitedMobility(view.profile);
  if (ids === null) return null;
  const city = cityOf(view);
  const { storeys, inside, ids: more } = features(view.profile);
  const who = whoNeeds(view.profile);
  const text = wayOf(view, 'housing-access', [
    () =>
      words(
        `Begin with access: no step from the street to the bed, ${storeys}, ${inside}, and a shower without a rim. Our records hold none of that by town, so in ${city} ask each landlord about it before you ask about the rent.`,
      ),
    () =>
      say`The first question about a home in ${city}, before its rent, is whether ${who} can live in it: a way in without a step, ${storeys}, ${inside}, a shower without a rim. Our tables do not cover these, so put them to each landlord first.`,
    () =>
      say`A home will do only if ${who} can reach every room of it: no step at the entrance, ${storeys}, ${inside}, a shower level with the floor. None of this is on record by town; ask for it in ${city} before you ask for the price.`,
  ]);
  return oncePassage('housing-access', 2, text && because(text, ...ids, ...more));
};

/** The section's usual opening, as a paragraph further down where accessibility came first. */
export function belowAccess(write: Writer): Writer {
  return (view) => (limitedMobility(view.profile) && view.earlier.length === 0 ? write(view) : null);
}

/** What may have to be installed. */
const built = ({ profile }: PlaceView): string =>
  onWheels(profile) ? 'a ramp, a rail or a level shower' : 'a rail or a level shower';

const LINES: readonly Line[] = [
  [
    mobility,
    (v) =>
      onWheels(v.profile)
        ? say`Have each landlord in ${cityOf(v)} measure before you travel: steps at the entrance, ${forHouse(v.profile) ? '' : 'cabin and door of the lift, '}the narrowest door inside, the rim of the shower.`
        : say`Have each landlord in ${cityOf(v)} count before you travel: steps at the entrance, steps inside, and how high the rim of the shower is.`,
  ],
  [
    mobility,
    (v) =>
      say`[View homes in ${cityOf(v)} with the aids ${whoDoes(v.profile, 'use')} every day, from the kerb to the bathroom|Bring the everyday aids to each viewing in ${cityOf(v)}, and go from the kerb to the bathroom with them|Take the aids ${whoDoes(v.profile, 'use')} to every home you see in ${cityOf(v)}: from the street to the shower, and back].`,
  ],
  [
    mobility,
    (v) =>
      say`[Get it in writing from the owner of each home in ${cityOf(v)} whether ${built(v)} may be built in, who pays, and whether it stays when you leave|Ask each owner in ${cityOf(v)}, on paper, what may be built in (${built(v)}), at whose cost, and whether it has to come out again|Have the lease of a home in ${cityOf(v)} say that you may fit ${built(v)}, and who pays for them].`,
  ],
  [
    mobility,
    (v) =>
      forHouse(v.profile)
        ? null
        : say`[Have the house rules of each building in ${cityOf(v)} sent to you before you sign: who repairs the lift, and how fast|Ask the caretaker of each building in ${cityOf(v)} when the lift last stood still, for how long, and who was called|Find out for each building in ${cityOf(v)} who mends the lift, within how many hours, and what happens meanwhile].`,
  ],
];

/** With limited mobility, the first step about a home is to have its access measured. */
export const accessActions = bank('housing-access', LINES, 1.2);
