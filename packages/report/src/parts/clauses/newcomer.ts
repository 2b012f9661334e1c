import { settledAtHome } from './settledAtHome.ts';
import { SCHOOL_LANGUAGE } from '@global-fit/matching/gates/languages/schoolLanguage';
import { carriedBy, closeLanguage, ownOfficial } from '../../place/language/language.ts';
import { languageToLearn } from '../../place/language/untold.ts';
import { homeValue, type PlaceView } from '../../place/view.ts';
import { wayHome } from '../../sections/family/ties.ts';
import { nearestKin } from '../../sections/family/visits.ts';
import { homeYearsAgree, yearsToCitizenship } from '../../place/entry/naturalisation.ts';
import { isCitizen } from '../../place/entry/routes.ts';
import { because, given, type Said, say, words } from '../../prose/said.ts';
import { isCitizenAtHome } from '../../profile/passports/statusAtHome.ts';

/** From this share of speakers by any source on, a language of the customer's carries much of a day. */
const CARRIES_A_DAY = 50;

/** Whether most people there speak a language of the customer's by one source at least. */
function carriedByMany(view: PlaceView): boolean {
  const { languages } = view.profile;
  const english = languages.includes('en') ? view.atlas.languages.english(view.iso3)?.share : null;
  const shares = languages.map((code) => view.atlas.languages.use(view.iso3, code)?.share);
  return [english, ...shares].some((share) => (share ?? 0) >= CARRIES_A_DAY);
}

/**
 * Daily life in a language that the customer did not list; null where one of theirs carries, is official or is all but
 * the same.
 */
export function foreignTongue(view: PlaceView): Said | null {
  const main = languageToLearn(view);
  if (!main || carriedBy(view) || ownOfficial(view) || view.profile.languages.includes(main.code))
    return null;
  if (closeLanguage(view, main)) return null;
  // Where lessons in a language of theirs are at risk, the same has been said with them.
  if (view.studied?.gates.some(({ id, status }) => id === SCHOOL_LANGUAGE && status === 'at_risk'))
    return null;
  const begun = view.profile.begun.includes(main.code);
  return because(
    given(
      words(
        begun
          ? `[offices and leases there use ${main.name}, of which you have the beginnings|papers and rental contracts come in ${main.name}, which you have begun|for offices and neighbours your ${main.name} would have to grow|the town hall and the school write in ${main.name}, beyond what you have learned so far|${main.name} is what daily life runs in, and your beginnings do not carry you through it yet]`
          : `[offices and leases there use ${main.name}, which is not among your languages|papers and rental contracts come in ${main.name}, which you do not speak yet|for offices and neighbours you would need ${main.name}|the town hall and the school write in ${main.name}, which you would have to learn${carriedByMany(view) ? '' : `|${main.name} is what daily life runs in, and none of your languages carries you through it`}]`,
      ),
      `language:${view.iso3}-${main.code}`,
    ),
    'languages-spoken',
  );
}

/** More years than this to a passport are long for anybody. */
export const LONG = 8;

/**
 * Years to a passport, by the way that the passports held open. They are held against home only for somebody whose
 * years run there: a citizen has nothing left to wait for, and on a permit that ends they may never begin.
 */
function longWay(view: PlaceView): Said | null {
  const way = isCitizen(view) ? null : yearsToCitizenship(view);
  if (!way) return null;
  const home = homeYearsAgree(view) ? homeValue(view, 'naturalisation_years') : null;
  const least = isCitizenAtHome(view.profile) || home === null || !settledAtHome(view) ? LONG : home;
  return way.years > least ? say`citizenship is on record only after ${way.said} of residence` : null;
}

/** How far the nearest relatives named are; null where none are, or where it is no distance. */
export function farFromKin(view: PlaceView): Said | null {
  const kin = nearestKin(view);
  if (!kin?.km) return null;
  return because(
    say`[your relatives in ${kin.name} would be about ${kin.km} away|about ${kin.km} lie between you and your relatives in ${kin.name}|your family in ${kin.name} is about ${kin.km} off|a visit to your family in ${kin.name} is about ${kin.km} each way]`,
    KIN,
  );
}

const KIN = 'extended-family-location';

/** How far the people one visits are: the nearest relatives named, else home. */
function farAway(view: PlaceView): Said | null {
  if (nearestKin(view)) return farFromKin(view);
  const way = wayHome(view);
  return way && say`[${way.from} is about ${way.km} away|about ${way.km} lie between you and ${way.from}]`;
}

/**
 * What any newcomer meets there, for a place that is weak on no theme; what rests on a fact of `except` has been said
 * already. The distance is told where nothing else is.
 */
export function newcomerClauses(view: PlaceView, except?: Said): readonly Said[] {
  const told = new Set(except?.facts);
  const clauses = [foreignTongue(view), longWay(view)].filter(
    (said): said is Said => said !== null && !said.facts.some((fact) => told.has(fact)),
  );
  const far = clauses.length > 0 || except?.answers.includes(KIN) ? null : farAway(view);
  return far ? [far] : clauses;
}
