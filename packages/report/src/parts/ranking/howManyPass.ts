import type { ReportPlace } from '../../model.ts';
import { nameOf } from '../../prose/countryNames.ts';
import { capitalised, list, numberWord } from '../../prose/english.ts';
import { because, type Said, words } from '../../prose/said.ts';

/** Places that the engine found, without those that were asked for. */
const found = (places: readonly ReportPlace[]): readonly ReportPlace[] =>
  places.filter(({ origin, illustrative }) => origin === 'recommended' && !illustrative);

const passes = ({ interval }: ReportPlace): boolean => interval !== null;

/** Whether every place that was found fails a condition. */
export function nonePasses(places: readonly ReportPlace[]): boolean {
  const all = found(places);
  return all.length > 0 && !all.some(passes);
}

const namesOf = (places: readonly ReportPlace[]): string =>
  list(places.map(({ iso3, country }) => nameOf({ iso3, name: country })));

/** Why places stand here that fail a condition; null where all of them pass. */
export function howManyPass(places: readonly ReportPlace[]): Said | null {
  const all = found(places);
  const passing = all.filter(passes);
  const failing = all.filter((place) => !passes(place));
  if (failing.length === 0) return null;
  if (passing.length === 0)
    return because(
      words(
        `No country passes every condition, so nothing here is a recommendation. ${all.length === 1 ? 'The place below comes' : `The ${numberWord(all.length)} places below come`} nearest by score, to show what you would have to give up. “Ruled out, and why” counts what each condition costs: ease the one that costs most, and have the report made again.`,
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
