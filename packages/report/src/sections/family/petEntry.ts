import type { PetImportRule } from '@global-fit/atlas/entry/pets';
import type { CrossBorderRule } from '@global-fit/atlas/law/rules';
import { type PetEntry, petEntryBetween } from '@global-fit/matching/entry/household/petEntry';
import { inUnion } from '../../place/rights/europeanUnion.ts';
import type { PlaceView } from '../../place/view.ts';
import { severalTold } from '../../profile/people/animalsTold.ts';
import { list } from '../../prose/english.ts';
import { because, type Said, words } from '../../prose/said.ts';

/** One animal, and several of its kind. */
type Named = readonly [one: string, several: string];

/** Animals our records cover; others have their own rules. */
const COVERED: Readonly<Record<string, Named>> = {
  dog: ['dog', 'dogs'],
  'dog-restricted-breed': ['dog', 'dogs'],
  cat: ['cat', 'cats'],
};
const DOGS = ['dog', 'dog-restricted-breed'];
const OTHERS: Readonly<Record<string, Named>> = {
  bird: ['bird', 'birds'],
  horse: ['horse', 'horses'],
  'rabbit-rodent': ['small mammal', 'small mammals'],
  'reptile-amphibian': ['reptile or amphibian', 'reptiles or amphibians'],
  fish: ['fish', 'fish'],
};
const OTHER: Named = ['other animal', 'other animal'];
const IDS = ['relocating-pets', 'pets-details'] as const;

/** Animals of the kinds ticked, one or several of each by the customer's words. */
function called({ profile }: PlaceView, kinds: readonly (readonly [kind: string, named: Named])[]): Said {
  const told = kinds.map(([kind, [one, several]]) => {
    const id = severalTold(profile.read, kind);
    return { name: id === null ? one : several, id };
  });
  const ids = told.flatMap(({ id }) => id ?? []);
  return because(words(`your ${list([...new Set(told.map(({ name }) => name))])}`), ...IDS, ...new Set(ids));
}

/**
 * "your dog and cats", as far as records cover them; "your dog or cat" where none was named, null where none is
 * covered.
 */
export function coveredSaid(view: PlaceView): Said | null {
  const { hasPets, pets } = view.profile;
  if (!hasPets) return null;
  if (pets.length === 0) return called(view, [['any', ['dog or cat', 'dogs or cats']]]);
  // Two kinds of dog are simply dogs here; a law on breeds has its own sentence.
  const both = DOGS.every((one) => pets.includes(one));
  const kinds = pets.flatMap((kind): (readonly [string, Named])[] => {
    const named = COVERED[kind];
    return named ? [[kind, both && DOGS.includes(kind) ? ['dogs', 'dogs'] : named]] : [];
  });
  return kinds.length > 0 ? called(view, kinds) : null;
}

/** Whether records cover more than one of the animals. */
export function areSeveral({ profile: { pets, read } }: PlaceView): boolean {
  const covered = pets.filter((kind) => COVERED[kind]);
  return covered.length > 1 || covered.some((kind) => severalTold(read, kind) !== null);
}

/** The rule for horses between members of the European Union; null otherwise. */
export function horseRule(view: PlaceView): CrossBorderRule | null {
  const { atlas, home, iso3 } = view;
  const rule = atlas.rule('horses-eu');
  const within = home !== null && home.iso3 !== iso3 && inUnion(view) && inUnion(view, home.iso3);
  return rule?.from.shown && within ? rule : null;
}

/** "your horse", where a rule covers its journey; null without a rule or a horse. */
export function horseSaid(view: PlaceView): Said | null {
  const { hasPets, pets } = view.profile;
  return hasPets && pets.includes('horse') && horseRule(view)
    ? called(view, [['horse', ['horse', 'horses']]])
    : null;
}

/** A verb for one or several horses. */
export const ofHorses = ({ profile }: PlaceView, one: string, several: string): string =>
  severalTold(profile.read, 'horse') === null ? one : several;

/** "your bird": animals no record covers; null where there are none. */
export function uncoveredSaid(view: PlaceView): Said | null {
  const { profile } = view;
  const told = horseSaid(view) !== null;
  const kinds = profile.pets
    .filter((kind) => !COVERED[kind] && !(told && kind === 'horse'))
    .map((kind) => [kind, OTHERS[kind] ?? OTHER] as const);
  return profile.hasPets && kinds.length > 0 ? called(view, kinds) : null;
}

/** The rule by which dogs and cats enter, by origin and kind; null where none crosses a border. */
export function petEntry(view: PlaceView): PetEntry | null {
  const { atlas, home, profile, iso3 } = view;
  if (coveredSaid(view) === null || home?.iso3 === iso3) return null;
  const dogs = profile.pets.some((one) => one.startsWith('dog'));
  return petEntryBetween(atlas, { from: home?.iso3 ?? null, to: iso3, dogs });
}

/** "14 days of quarantine". */
export function quarantineSaid({ quarantine, quarantineDays }: PetImportRule): string | null {
  return quarantine ? (quarantineDays ? `${quarantineDays} days of quarantine` : 'quarantine') : null;
}

/** Host name of the authority's page. */
export function hostOf(page: string): string {
  return /^https?:\/\/(?:www\.)?([^/]+)/.exec(page)?.[1] ?? page;
}
