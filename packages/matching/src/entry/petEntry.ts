import type { Atlas } from '@global-fit/atlas/atlas';
import type { Iso3 } from '@global-fit/atlas/model';
import type { PetImportRule, Pets } from '@global-fit/atlas/entry/pets';

/** What dogs and cats need to be let in, and the records that say so. */
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
      /** The scheme of the European Union holds there: animals whose papers are right are put in no quarantine. */
      readonly scheme: boolean;
      /** Days of preparation; null when not on record. */
      readonly days: number | null;
      readonly records: readonly string[];
    }
  | { readonly kind: 'unknown' };

const UNION: ReadonlySet<string> = new Set(['member', 'EEA']);

/**
 * Whether a country keeps the Union's scheme for animals that come from the Union; Iceland, though listed,
 * does not.
 */
function keepsScheme({ euList, importRule }: Pets): boolean {
  return (
    UNION.has(euList?.entry ?? '') ||
    (euList?.entry === 'annex I' && importRule?.titreTestIfUnlisted === true)
  );
}

interface Journey {
  readonly from: Iso3 | null;
  readonly to: Iso3;
  /** Dogs are among the animals. */
  readonly dogs: boolean;
}

/** What brings dogs and cats from one country into another. */
export function petEntryBetween(atlas: Atlas, { from, to, dogs }: Journey): PetEntry {
  const there = atlas.pets(to);
  const here = from ? atlas.pets(from) : null;
  const rule = there?.importRule?.from.shown ? there.importRule : null;
  const tapeworm = dogs && rule?.tapewormTreatment === true;
  const own = rule ? [`pets.importRule:${to}`] : [];
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
  // Australia asks for the test, and for the wait that follows it, of animals from its third group alone.
  const group = to === 'AUS' && here?.australiaGroup?.from.shown ? here.australiaGroup.group : null;
  const spared = group !== null && group < 3;
  const titre = !spared && (rule.titreTest === true || unlisted);
  // Days of a rule that asks for no test of others leave out the wait that follows the test.
  const tested = rule.leadDaysIfTitre ?? (rule.titreTest === true ? rule.leadDays : null);
  const days = titre ? tested : rule.leadDays;
  return {
    kind: 'rule',
    rule,
    titre,
    tapeworm,
    scheme: UNION.has(there?.euList?.entry ?? ''),
    days: spared ? null : days,
    records: [
      ...own,
      ...(unlisted && from ? [`pets.euList:${from}`] : []),
      ...(spared && from ? [`pets.australiaGroup:${from}`] : []),
    ],
  };
}
