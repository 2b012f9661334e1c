import { assessCountry } from '@global-fit/matching/personal/entry';
import type { Entry, RouteEntry } from '@global-fit/matching/personal/way';
import type { Preferences } from '@global-fit/matching/model';
import { profilePreferences } from '@global-fit/matching/preferences';
import { engineOf } from '@global-fit/matching/rank';
import type { PlaceView } from '../../place/view.ts';
import type { Profile } from '../../profile/profile.ts';

const READ = new WeakMap<Profile, Preferences>();

/** What the engine read from the same answers. */
export function preferencesOf(view: PlaceView): Preferences {
  const found = READ.get(view.profile) ?? profilePreferences(view.atlas, view.profile.read.all);
  READ.set(view.profile, found);
  return found;
}

/** The way in and the routes as the engine graded them: score, must-have and prose speak of one and the same. */
export function wayInto(view: PlaceView): { readonly entry: Entry; readonly routes: readonly RouteEntry[] } {
  return assessCountry(engineOf(view.atlas), preferencesOf(view), view.atlas.indexOf(view.iso3));
}
