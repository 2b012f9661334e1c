import type { Atlas } from '@global-fit/atlas/atlas';
import { rememberedOf } from '@global-fit/atlas/remembered';
import { bareName } from '../prose/countryNames.ts';
import { figureMarks, type Mark } from './figureMarks.ts';

/** Names of countries, cities, languages and routes, as written. */
export type WorldNames = ReadonlySet<string>;

/** Every name in the atlas that a text could introduce; built once per atlas. */
export const worldNames = rememberedOf((atlas: Atlas): WorldNames => {
  const names = new Set<string>(atlas.languages.names.values());
  for (const country of atlas.countries) {
    names.add(country.name).add(bareName(country));
    for (const route of atlas.routes.of(country.iso3)) names.add(route.name);
  }
  for (const city of atlas.cities.all) names.add(city.name);
  return names;
});

const CAPITAL = /\p{Lu}[\p{L}\p{M}\d’'-]*/gu;
const LONGEST_NAME = 5;

const bare = (word: string): string => word.replace(/[’']s?$/u, '');

const beginsSentence = (text: string, at: number): boolean =>
  /(?:^|[.?!:]\s*)[“"(\s]*$/.test(text.slice(0, at));

/** The longest name starting at a position of a text; null where there is none. */
function nameAt(text: string, at: number, names: WorldNames): string | null {
  const words = text.slice(at).split(/[\s,.;:?!()]+/, LONGEST_NAME);
  for (let n = words.length; n > 0; n -= 1) {
    const candidate = bare(words.slice(0, n).join(' '));
    if (names.has(candidate)) return candidate;
  }
  return null;
}

/** Names in a text: capitalised words within a sentence, and known names at its start. */
function nameMarks(text: string, names: WorldNames): readonly Mark[] {
  return [...text.matchAll(CAPITAL)].flatMap((match) => {
    const word = bare(match[0]);
    if (!beginsSentence(text, match.index)) return word === 'I' ? [] : [{ mark: word, at: match.index }];
    const name = nameAt(text, match.index, names);
    // A common word that is a town somewhere ("Most", "Same") is no name at the start of a sentence.
    return name === null || (name.length < 6 && !name.includes(' ') && isPlainWord(name))
      ? []
      : [{ mark: word, at: match.index }];
  });
}

const PLAIN = new Set(
  'Most Same Best Nice Of As Man Bath Split Reading Both Orange Early Good Along Much Every Same Ask'.split(
    ' ',
  ),
);
const isPlainWord = (word: string): boolean => PLAIN.has(word);

/** The name each figure belongs to: the last one before it, else the first after it. */
function owners(text: string, names: WorldNames): readonly string[] {
  const marks = nameMarks(text, names);
  return figureMarks(text).map(({ mark, at }) => {
    const owner = marks.findLast((name) => name.at < at) ?? marks.find((name) => name.at > at);
    return `${owner?.mark ?? ''}=${mark}`;
  });
}

/** Whether a rewording names the same places, permits and people, and leaves each figure with its name. */
export function sameNames(own: string, rewritten: string, names: WorldNames): boolean {
  const before = new Set(nameMarks(own, names).map(({ mark }) => mark));
  const after = new Set(nameMarks(rewritten, names).map(({ mark }) => mark));
  const startsOfOwn = new Set([...own.matchAll(CAPITAL)].map(([word]) => bare(word)));
  const added = [...after].filter((name) => !before.has(name) && !startsOfOwn.has(name));
  const lost = [...before].filter((name) => !after.has(name) && !rewritten.includes(name));
  if (added.length > 0 || lost.length > 0) return false;
  if (before.size < 2) return true;
  return owners(own, names).join(' ') === owners(rewritten, names).join(' ');
}
