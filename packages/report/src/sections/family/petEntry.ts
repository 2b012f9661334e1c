import type { PetImportRule, Pets } from '@global-fit/atlas/pets';
import type { PlaceView } from '../../place/view.ts';
import { list } from '../../prose/english.ts';
import { because, type Said, words } from '../../prose/said.ts';

/** Records tell of dogs and cats; other animals have rules of their own. */
const COVERED: Readonly<Record<string, string>> = {
  dog: 'dog',
  'dog-restricted-breed': 'dog of a restricted breed',
  cat: 'cat',
};
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

/** "your dog and cat", as far as records tell of them; "your dog or cat" where no animal was named, null where none is covered. */
export function coveredSaid({ profile }: PlaceView): Said | null {
  if (!profile.hasPets) return null;
  if (profile.pets.length === 0) return called(['dog or cat']);
  const names = profile.pets.flatMap((one) => COVERED[one] ?? []);
  return names.length > 0 ? called(names) : null;
}

/** "your bird": animals of which no record tells; null where there are none. */
export function uncoveredSaid({ profile }: PlaceView): Said | null {
  const names = profile.pets.flatMap((one) => (COVERED[one] ? [] : (OTHERS[one] ?? 'other animal')));
  return profile.hasPets && names.length > 0 ? called(names) : null;
}

/** What the household's dogs and cats need to be let in, and the records that say so. */
export type PetEntry =
  | {
      /** The pet passport of the European Union is enough. */
      readonly kind: 'passport';
      /** Days that a first vaccination has to be old. */
      readonly days: number;
      readonly page: string;
      readonly tapeworm: boolean;
      readonly records: readonly string[];
    }
  | {
      /** The rule on record for animals from abroad. */
      readonly kind: 'rule';
      readonly rule: PetImportRule;
      readonly titre: boolean;
      readonly tapeworm: boolean;
      /** Days of preparation; null when not on record. */
      readonly days: number | null;
      readonly records: readonly string[];
    }
  | { readonly kind: 'unknown' };

const UNION: ReadonlySet<string> = new Set(['member', 'EEA']);

/** Whether a country keeps the Union's scheme for animals that come from the Union; Iceland, though listed, does not. */
function keepsScheme({ euList, importRule }: Pets): boolean {
  return (
    UNION.has(euList?.entry ?? '') ||
    (euList?.entry === 'annex I' && importRule?.titreTestIfUnlisted === true)
  );
}

/** What brings the dogs and cats in: chosen by where they come from and by their kind; null where none crosses a border. */
export function petEntry(view: PlaceView): PetEntry | null {
  const { atlas, home, profile, iso3 } = view;
  if (coveredSaid(view) === null || home?.iso3 === iso3) return null;
  const dogs = profile.pets.some((one) => one.startsWith('dog'));
  const there = atlas.pets(iso3);
  const here = home ? atlas.pets(home.iso3) : null;
  const rule = there?.importRule?.from.shown ? there.importRule : null;
  const tapeworm = dogs && rule?.tapewormTreatment === true;
  const own = rule ? [`pets.importRule:${iso3}`] : [];
  const passport = atlas.rule('pet-passport-eu');
  const listed = here?.euList?.from.shown ? here.euList.entry : null;
  if (
    passport?.from.shown &&
    there &&
    listed &&
    listed !== 'unlisted' &&
    listed !== 'annex II' &&
    keepsScheme(there)
  )
    return {
      kind: 'passport',
      days: passport.amount ?? 0,
      page: passport.page,
      tapeworm,
      records: [`rule:${passport.id}`, ...(tapeworm ? own : [])],
    };
  if (!rule) return { kind: 'unknown' };
  const unlisted = listed === 'unlisted' && rule.titreTestIfUnlisted === true;
  const titre = rule.titreTest === true || unlisted;
  return {
    kind: 'rule',
    rule,
    titre,
    tapeworm,
    days: titre ? (rule.leadDaysIfTitre ?? rule.leadDays) : rule.leadDays,
    records: [...own, ...(unlisted && home ? [`pets.euList:${home.iso3}`] : [])],
  };
}

/** "14 days of quarantine". */
export function quarantineSaid({ quarantine, quarantineDays }: PetImportRule): string | null {
  return quarantine ? (quarantineDays ? `${quarantineDays} days of quarantine` : 'quarantine') : null;
}

/** The authority's page, by its host. */
export function hostOf(page: string): string {
  return /^https?:\/\/(?:www\.)?([^/]+)/.exec(page)?.[1] ?? page;
}
