import { assessCountry, type WaysIn } from '@global-fit/matching/entry/entry';
import { leadsToStay } from '@global-fit/matching/entry/settling/leadsToStay';
import type { Preferences } from '@global-fit/matching/model/preferences';
import { profilePreferences } from '@global-fit/matching/preferences';
import {
  type GeneralRule,
  generalPermanence,
  type Permanence,
  permanence,
} from '@global-fit/matching/entry/settling/permanence';
import { engineOf } from '@global-fit/matching/engine/engine';
import { openSituation, type Situation } from '@global-fit/matching/entry/situation';
import type { PlaceView } from '../view.ts';
import type { Profile } from '../../profile/profile.ts';

const READ = new WeakMap<Profile, Preferences>();

/** The engine's reading of the same answers. */
export function preferencesOf(view: Pick<PlaceView, 'atlas' | 'profile'>): Preferences {
  const found = READ.get(view.profile) ?? profilePreferences(view.atlas, view.profile.read.all);
  READ.set(view.profile, found);
  return found;
}

const SITUATIONS = new WeakMap<Profile, Situation>();

/** The engine's situation of the same answers, from which the towns of any country follow. */
export function situationOf(view: Pick<PlaceView, 'atlas' | 'profile'>): Situation {
  const found = SITUATIONS.get(view.profile) ?? openSituation(engineOf(view.atlas), preferencesOf(view));
  SITUATIONS.set(view.profile, found);
  return found;
}

/** The way in and routes as graded by the engine, so that score, must-have and prose agree. */
export function wayInto(view: PlaceView): WaysIn {
  return assessCountry(engineOf(view.atlas), preferencesOf(view), view.atlas.indexOf(view.iso3));
}

/** Years to permanent residence as the engine counts them for this household; null without a record. */
export function permanenceOf(view: PlaceView): Permanence | null {
  return permanence(engineOf(view.atlas), preferencesOf(view), view.atlas.indexOf(view.iso3));
}

/** The general rule for the passports held, whichever permit the years are spent on. */
export function generalRuleOf(view: PlaceView): GeneralRule | null {
  return generalPermanence(engineOf(view.atlas), preferencesOf(view), view.atlas.indexOf(view.iso3));
}

/** Whether a way in within reach leads to permanent residence or citizenship, by our records. */
export function mayStay(view: PlaceView): boolean {
  return leadsToStay(engineOf(view.atlas), preferencesOf(view), view.atlas.indexOf(view.iso3));
}
