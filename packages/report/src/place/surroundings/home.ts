import { fold } from '@global-fit/atlas/fold';
import type { City } from '@global-fit/atlas/model';
import { townOrRegion } from '@global-fit/matching/profile/people/homeTown';
import type { PlaceView } from '../view.ts';

/** Remembered per report, because all its sections ask for home. */
const found = new WeakMap<PlaceView['profile'], City | null>();

/** The town of home: the nearest, else the one named, else the largest in its region. */
export function homeCity(view: PlaceView): City | null {
  const known = found.get(view.profile);
  if (known !== undefined) return known;
  const city = findHomeCity(view);
  found.set(view.profile, city);
  return city;
}

function findHomeCity({ atlas, home, profile }: PlaceView): City | null {
  if (!home) return null;
  const { homePlace, homePoint, homeRegion } = profile;
  return townOrRegion(atlas, home.iso3, { name: homePlace, point: homePoint, region: homeRegion });
}

/** Longitude and latitude of home; null where only the country is known. */
export function homePointOf(view: PlaceView): readonly [number, number] | null {
  return view.profile.homePoint ?? homeCity(view)?.point ?? null;
}

/**
 * "Lincoln" as customers write it, where our list has it; "Nottingham (near Lincoln)" where another town stands in.
 */
export function homeTown({ profile }: PlaceView, city: City): string {
  const { homePlace } = profile;
  if (!homePlace) return city.name;
  if (fold(homePlace) !== fold(city.name)) return `${city.name} (near ${homePlace})`;
  // Residents know the usual spelling: "Hyderabad", not "Hyderābād".
  return /^\p{Lu}/u.test(homePlace) ? homePlace : city.name;
}
