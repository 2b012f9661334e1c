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

/** Percent of speakers, in any source, from which a language carries much of a day. */
const CARRIES_A_DAY = 50;

/** Whether any source says that most people speak one of the customer's languages. */
function carriedByMany(view: PlaceView): boolean {
  const { languages } = view.profile;
  const english = languages.includes('en') ? view.atlas.languages.english(view.iso3)?.share : null;
  const shares = languages.map((code) => view.atlas.languages.use(view.iso3, code)?.share);
  return [english, ...shares].some((share) => (share ?? 0) >= CARRIES_A_DAY);
}

/**
 * That daily life is in a language the customer did not list; null where one of theirs is widely spoken, official or
 * nearly identical.
 */
export function foreignTongue(view: PlaceView): Said | null {
  const main = languageToLearn(view);
  if (!main || carriedBy(view) || ownOfficial(view) || view.profile.languages.includes(main.code))
    return null;
  if (closeLanguage(view, main)) return null;
  // The must-have on lessons in their language has said so already.
  if (view.studied?.gates.some(({ id, status }) => id === SCHOOL_LANGUAGE && status === 'at_risk'))
    return null;
  const begun = view.profile.begun.includes(main.code);
  return because(
    given(
      words(
        begun
          ? `[offices and leases there use ${main.name}, in which you are a beginner|papers and rental contracts come in ${main.name}, which you have begun|your ${main.name} would have to improve for offices and neighbours|the town hall and the bank write in ${main.name}, and ask for more of it than you have learned so far|daily life runs in ${main.name}, and what you have learned so far will not yet get you through it]`
          : `[offices and leases there use ${main.name}, which you do not know|papers and rental contracts come in ${main.name}, which you do not speak yet|you would need ${main.name} for offices and neighbours|the town hall and the bank write in ${main.name}, which you would have to learn${carriedByMany(view) ? '' : `|daily life runs in ${main.name}, and none of your languages will get you through it`}]`,
      ),
      `language:${view.iso3}-${main.code}`,
    ),
    'languages-spoken',
  );
}

/** Years to citizenship that are long for anybody. */
export const LONG = 8;

/**
 * Years to citizenship by the rule for the passports held. They are compared with home only where years are running
 * there: a citizen has none to wait for, and on some permits they never start.
 */
function longWay(view: PlaceView): Said | null {
  const way = isCitizen(view) ? null : yearsToCitizenship(view);
  if (!way) return null;
  const home = homeYearsAgree(view) ? homeValue(view, 'naturalisation_years') : null;
  const least = isCitizenAtHome(view.profile) || home === null || !settledAtHome(view) ? LONG : home;
  return way.years > least ? say`citizenship is on record only after ${way.said} of residence` : null;
}

/** Distance to the nearest relatives named; null where none are named, or they are near. */
export function farFromKin(view: PlaceView): Said | null {
  const kin = nearestKin(view);
  if (!kin?.km) return null;
  return because(
    say`[your relatives in ${kin.name} would be about ${kin.km} away|about ${kin.km} lie between you and your relatives in ${kin.name}|your family in ${kin.name} would live about ${kin.km} from you|a visit to your family in ${kin.name} is about ${kin.km} each way]`,
    KIN,
  );
}

const KIN = 'extended-family-location';

/** Distance to the people one visits: the nearest relatives named, else home. */
function farAway(view: PlaceView): Said | null {
  if (nearestKin(view)) return farFromKin(view);
  const way = wayHome(view);
  return way && say`[${way.from} is about ${way.km} away|about ${way.km} lie between you and ${way.from}]`;
}

/**
 * What every newcomer meets, for a place without a weak theme. Leaves out what `except` said already; the distance is
 * used only where nothing else is left.
 */
export function newcomerClauses(view: PlaceView, except?: Said): readonly Said[] {
  const told = new Set(except?.facts);
  const clauses = [foreignTongue(view), longWay(view)].filter(
    (said): said is Said => said !== null && !said.facts.some((fact) => told.has(fact)),
  );
  const far = clauses.length > 0 || except?.answers.includes(KIN) ? null : farAway(view);
  return far ? [far] : clauses;
}
