import type { Atlas } from '@global-fit/atlas/atlas';
import { distanceKm } from '@global-fit/atlas/places/distance';
import { isLivedWith, readDealBreakers } from '@global-fit/matching/conditions/dealBreakers';
import { originIn, placeOf } from '@global-fit/matching/conditions/geography/origin';
import { isTold } from '@global-fit/matching/conditions/line/manner/told';
import { tellsUnsafe } from '@global-fit/matching/conditions/unsafe';
import type { PlaceView } from '../../place/view.ts';
import type { Profile } from '../../profile/profile.ts';
import { nameOf } from '../../prose/countryNames.ts';
import { list } from '../../prose/english.ts';
import { because, flow, type Said, words } from '../../prose/said.ts';
import { quoted } from '../readings/readings.ts';
import { whoWrites } from '../summary/ownWords.ts';

/** Characters by which a line is recognised; the summary quotes it in full. */
const MOST = 60;

const FLIGHTS = /\b(?:flights?|fly|flying)\b/i;
/** Kilometres within which a town uses the same airport. */
const SAME_AIRPORT_KM = 60;

/** Whether a line asks for flights to the place itself, which its residents do not need. */
function isThere(atlas: Atlas, line: string, { iso3, cities }: PlaceView): boolean {
  const to = FLIGHTS.test(line) ? originIn(atlas, line) : null;
  if (to === null || to === 'home' || to.at === 'family') return false;
  const place = placeOf(atlas, to.at);
  if (!('id' in place)) return place.length === 1 && place.includes(iso3);
  const [town] = cities;
  return town !== undefined && distanceKm(town.point, place.point) <= SAME_AIRPORT_KM;
}

/**
 * Repeats deal-breakers that no figure of ours covers, near the decision, because each could rule out any of the
 * places. None is quoted under discretion, nor beside one that tells of danger. Null where every line was checked.
 */
export function uncheckedLines(atlas: Atlas, profile: Profile, views: readonly PlaceView[]): Said | null {
  const text = profile.read.text('deal-breakers');
  if (text === null || views.length === 0) return null;
  const { dealBreakers } = readDealBreakers(atlas, text, whoWrites(profile));
  const lines = [
    ...new Set(
      dealBreakers.flatMap(({ id, partly, text: line, unread = [] }) =>
        (id === null && !isLivedWith(atlas, line) && !isTold(line)) || partly
          ? [line]
          : // A single word of a line says little by itself: “school”.
            unread.map((part) => (/\s/.test(part.trim()) ? part : line)),
      ),
    ),
  ];
  if (lines.length === 0) return null;
  const quiet = profile.discreet.length > 0 || lines.some(tellsUnsafe);
  const asked = lines.flatMap((line) => {
    const places = views.filter((view) => !isThere(atlas, line, view));
    return places.length === 0 ? [] : [{ line, places, key: places.map(({ iso3 }) => iso3).join() }];
  });
  const said = [...Map.groupBy(asked, ({ key }) => key).values()].map((group) => {
    const places = list(
      (group[0]?.places ?? []).map(({ country }) => nameOf(country)),
      'or',
    );
    const which = quiet
      ? group.length === 1
        ? 'the line of yours'
        : 'the lines of yours'
      : list(group.map(({ line }) => quoted(line, MOST)));
    return words(`Before you decide on ${places}, check there what none of our figures covers: ${which}.`);
  });
  return said.length > 0
    ? because(flow(...said, words('The profile summary says how, line by line.')), 'deal-breakers')
    : null;
}
