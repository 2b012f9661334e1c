import { fold } from '@global-fit/atlas/fold';
import type { City } from '@global-fit/atlas/model';
import { townOrRegion } from '@global-fit/matching/profile/people/homeTown';
import type { PlaceView } from '../view.ts';

/** Found once a report: its chapters ask for home again and again. */
const found = new WeakMap<PlaceView['profile'], City | null>();

/** The town of home: the one that lies nearest to it, else the one named, else the largest of its region. */
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

/** Where home lies; null where the form says no more than the country. */
export function homePointOf(view: PlaceView): readonly [number, number] | null {
  return view.profile.homePoint ?? homeCity(view)?.point ?? null;
}

/** "Lincoln" where we hold it, as they write it, "Nottingham (near Lincoln)" where another town stands for it. */
export function homeTown({ profile }: PlaceView, city: City): string {
  const { homePlace } = profile;
  if (!homePlace) return city.name;
  if (fold(homePlace) !== fold(city.name)) return `${city.name} (near ${homePlace})`;
  // Who lives there knows with which marks it is written: "Hyderabad", not "Hyderābād".
  return /^\p{Lu}/u.test(homePlace) ? homePlace : city.name;
}
