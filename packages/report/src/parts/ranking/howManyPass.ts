import type { ReportPlace } from '../../model.ts';
import { nameOf } from '../../prose/countryNames.ts';
import { capitalised, list, numberWord } from '../../prose/english.ts';
import type { ReportInput } from '../../input.ts';
import { whole } from '../../figures/wholeNumbers.ts';
import { namedIn } from './choose.ts';
import { loosenedSaid } from './loosened.ts';
import { because, flow, type Said, say, words } from '../../prose/said.ts';

/** The places that the engine chose, without those the customer asked for. */
const found = (places: readonly ReportPlace[]): readonly ReportPlace[] =>
  places.filter(({ origin, illustrative }) => origin === 'recommended' && !illustrative);

const passes = ({ interval }: ReportPlace): boolean => interval !== null;

/** Whether every place the engine chose fails a must-have. */
export function nonePasses(places: readonly ReportPlace[]): boolean {
  const all = found(places);
  return all.length > 0 && !all.some(passes);
}

/** How many of the chosen places fail a must-have although other countries pass. */
export function comeNearest(places: readonly ReportPlace[]): number {
  return nonePasses(places) ? 0 : found(places).filter((place) => !passes(place)).length;
}

const namesOf = (places: readonly ReportPlace[]): string =>
  list(places.map(({ iso3, country }) => nameOf({ iso3, name: country })));

/** Why places are included that fail a must-have; null where all pass. */
function failingSaid(places: readonly ReportPlace[], named: readonly string[]): Said | null {
  const all = found(places);
  const passing = all.filter(passes);
  const failing = all.filter((place) => !passes(place));
  if (failing.length === 0) return null;
  const wished = failing.some(({ iso3 }) => named.includes(iso3));
  if (passing.length === 0)
    return because(
      words(
        `No country passes every condition, so nothing here is a recommendation. ${all.length === 1 ? 'The place below fails' : `The ${numberWord(all.length)} places below fail`} the fewest conditions, and of those that do${wished ? ', countries that you named come first' : ' score best'}, to show what you would have to give up. Ease a condition and have the report made again; “Ruled out, and why” counts what each costs.`,
      ),
      'deal-breakers',
    );
  const one = passing.length === 1;
  const other = failing.length === 1;
  return because(
    words(
      `${one ? `Only ${namesOf(passing)} passes` : `${capitalised(namesOf(passing))} pass`} every condition. ${capitalised(namesOf(failing))} ${other ? 'comes' : 'come'} nearest among the others and ${other ? 'is' : 'are'} here to compare: ${other ? 'its chapter says' : 'each chapter says'} what fails.`,
    ),
    'deal-breakers',
  );
}

/** More countries than this are not named here. */
const MOST_TOLD = 3;

/** From so many countries that pass on, nobody is told what would bring back others. */
const FEW = 10;

/** That few countries pass; null where many do, and for a move within a country. */
function fewSaid({ ranking: { matches, excluded } }: ReportInput): Said | null {
  const considered = excluded.filter(({ failed }) => !failed.some(({ id }) => id === 'scope'));
  if (matches.length >= FEW || considered.length === 0) return null;
  const all = whole(matches.length + considered.length, 'countries considered');
  return because(
    say`The conditions rule out all but ${whole(matches.length, 'countries that pass')} of ${all} countries.`,
    'deal-breakers',
  );
}

/**
 * That the budget is at its limit in every country that passes, of which there are few: a condition that only warns
 * fails nothing. Null elsewhere.
 */
export function tightSaid({
  ranking: { matches },
  atlas,
}: Pick<ReportInput, 'ranking' | 'atlas'>): Said | null {
  const tight = matches.every(({ gates }) =>
    gates.some(({ group, status }) => group === 'budget' && status === 'at_risk'),
  );
  if (!tight || matches.length === 0 || matches.length > MOST_TOLD) return null;
  const names = matches.map(({ iso3 }) => nameOf(atlas.country(iso3) ?? { iso3, name: iso3 }));
  return because(
    words(`Even in ${list(names)} the budget is at its limit by our planning figure: read Financial first.`),
    'monthly-budget',
  );
}

/**
 * How few countries pass, why places stand here that do not, and which condition, let go, would bring back most; null
 * where many pass, or the customer asked for all of these places.
 */
export function howManyPass(input: ReportInput, places: readonly ReportPlace[]): Said | null {
  if (found(places).length === 0) return null;
  const told = failingSaid(places, namedIn(input.answers)) ?? fewSaid(input);
  return told && flow(told, tightSaid(input), loosenedSaid(input));
}
