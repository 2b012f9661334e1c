import { carriedBy, localLanguage } from '../place/language.ts';
import { againstHome, figure, homeValue, type PlaceView, valueOf } from '../place/view.ts';
import { distance } from '../sections/family/ties.ts';
import { because, given, type Said, say, words } from '../prose/said.ts';

/** Daily life in a language that the customer did not list; null where one of theirs carries. */
function foreignTongue(view: PlaceView): Said | null {
  const main = localLanguage(view);
  if (!main || carriedBy(view) || view.profile.languages.includes(main.code)) return null;
  return because(
    given(
      words(
        `[offices and leases there use ${main.name}, which is not among your languages|papers and rental contracts come in ${main.name}, which you did not list|for offices and neighbours you would need ${main.name}]`,
      ),
      `language:${view.iso3}-${main.code}`,
    ),
    'languages-spoken',
  );
}

/** Years to a passport, where they are more than at home. */
function longWay(view: PlaceView): Said | null {
  const years = figure(view, 'naturalisation_years');
  const home = homeValue(view, 'naturalisation_years');
  if (!years || home === null || (valueOf(view, 'naturalisation_years') ?? 0) <= home) return null;
  return say`citizenship is on record only after ${years} of residence${againstHome(view, 'naturalisation_years')}`;
}

function farFromHome(view: PlaceView): Said | null {
  const km = distance(view);
  return (
    km &&
    say`[${view.homeName} is about ${km} away, so visits are journeys|about ${km} lie between you and ${view.homeName}]`
  );
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
  const far = clauses.length > 0 ? null : farFromHome(view);
  return far ? [far] : clauses;
}
