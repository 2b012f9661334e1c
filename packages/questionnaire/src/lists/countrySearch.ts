import { countryAlsoCalled, isOtherName } from './countries.ts';
import { foldText } from './foldText.ts';
import type { Option } from '../model.ts';

/** Number of choices shown before anything is typed. */
const EMPTY_SEARCH_LIMIT = 20;

const byLabel = new Intl.Collator('en');

const folded = (text: string): string => foldText(text.trim().replace(/\s+/gu, ' '));

const nowhere = (): readonly string[] => [];

/**
 * The choices to show for a typed text, in the order to show them: those whose label begins with it, then those that
 * contain it, then countries that are known by it as well ("Turkey"), each alphabetical. Where there are none, those
 * that `namesElsewhere`, given a choice's value, knows by a name in another language that begins with it ("España").
 * Case, diacritics and how many spaces part two words do not matter. Without text: the first 20 alphabetically.
 */
export function searchOptions(
  options: readonly Option[],
  text: string,
  namesElsewhere: (value: string) => readonly string[] = nowhere,
): readonly Option[] {
  const sorted = options.toSorted((a, b) => byLabel.compare(a.label, b.label));
  const sought = folded(text);
  if (sought === '') return sorted.slice(0, EMPTY_SEARCH_LIMIT);
  const found = sorted.filter(({ label }) => foldText(label).includes(sought));
  const begins = ({ label }: Option) => foldText(label).startsWith(sought);
  const known = sorted.filter((option) => !found.includes(option) && isOtherName(option.value, sought));
  if (found.length === 0 && known.length === 0)
    return sorted.filter(({ value }) =>
      namesElsewhere(value).some((name) => foldText(name).startsWith(sought)),
    );
  return [...found.filter(begins), ...found.filter((option) => !begins(option)), ...known];
}

/** The choice with exactly this name, in any way it can be found; undefined for none. */
export function optionNamed(
  options: readonly Option[],
  text: string,
  namesElsewhere: (value: string) => readonly string[] = nowhere,
): Option | undefined {
  const named = folded(text);
  return (
    options.find(({ label }) => foldText(label) === named) ??
    options.find(({ value }) => value === countryAlsoCalled(named)) ??
    options.find(({ value }) => namesElsewhere(value).some((name) => foldText(name) === named))
  );
}

/** The message where nothing was found for a text. */
export function noMatchesText(text: string): string {
  return `No matches found for "${text}"`;
}
