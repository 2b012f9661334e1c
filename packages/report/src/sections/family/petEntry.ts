import type { PetImportRule } from '@global-fit/atlas/pets';
import type { CrossBorderRule } from '@global-fit/atlas/rules';
import { type PetEntry, petEntryBetween } from '@global-fit/matching/entry/petEntry';
import { inUnion } from '../../place/europeanUnion.ts';
import type { PlaceView } from '../../place/view.ts';
import { list } from '../../prose/english.ts';
import { because, type Said, words } from '../../prose/said.ts';

/** Records tell of dogs and cats; other animals have rules of their own. */
const COVERED: Readonly<Record<string, string>> = {
  dog: 'dog',
  'dog-restricted-breed': 'dog of a restricted breed',
  cat: 'cat',
};
const DOGS = ['dog', 'dog-restricted-breed'];
const OTHERS: Readonly<Record<string, string>> = {
  bird: 'bird',
  horse: 'horse',
  'rabbit-rodent': 'small mammal',
  'reptile-amphibian': 'reptile or amphibian',
  fish: 'fish',
};
const IDS = ['relocating-pets', 'pets-details'] as const;

function called(names: readonly string[]): Said {
  return because(words(`your ${list([...new Set(names)])}`), ...IDS);
}

/**
 * "your dog and cat", as far as records tell of them; "your dog or cat" where no animal was named, null where
 * none is covered.
 */
export function coveredSaid({ profile }: PlaceView): Said | null {
  if (!profile.hasPets) return null;
  if (profile.pets.length === 0) return called(['dog or cat']);
  // Two kinds of dog are dogs: of a law on breeds another sentence tells.
  const names = DOGS.every((one) => profile.pets.includes(one))
    ? ['dogs', ...(profile.pets.includes('cat') ? ['cat'] : [])]
    : profile.pets.flatMap((one) => COVERED[one] ?? []);
  return names.length > 0 ? called(names) : null;
}

/** The rule by which horses go from one state of the European Union to another; null for every other way. */
export function horseRule(view: PlaceView): CrossBorderRule | null {
  const { atlas, home, iso3 } = view;
  const rule = atlas.rule('horses-eu');
  const within = home !== null && home.iso3 !== iso3 && inUnion(view) && inUnion(view, home.iso3);
  return rule?.from.shown && within ? rule : null;
}

/** "your horse", where a rule tells how it gets there; null where none does or none comes along. */
export function horseSaid(view: PlaceView): Said | null {
  const { hasPets, pets } = view.profile;
  return hasPets && pets.includes('horse') && horseRule(view) ? called(['horse']) : null;
}

/** "your bird": animals of which no record tells; null where there are none. */
export function uncoveredSaid(view: PlaceView): Said | null {
  const { profile } = view;
  const told = horseSaid(view) !== null;
  const names = profile.pets.flatMap((one) =>
    COVERED[one] || (told && one === 'horse') ? [] : (OTHERS[one] ?? 'other animal'),
  );
  return profile.hasPets && names.length > 0 ? called(names) : null;
}

/**
 * What brings the dogs and cats in: chosen by where they come from and by their kind; null where none crosses
 * a border.
 */
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

/** The authority's page, by its host. */
export function hostOf(page: string): string {
  return /^https?:\/\/(?:www\.)?([^/]+)/.exec(page)?.[1] ?? page;
}
