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

/** The rule on record for animals from abroad; null for none that may be told. */
const ruleOf = (pets: Pets | null): PetImportRule | null =>
  pets?.importRule?.from.shown ? pets.importRule : null;

/** How the European Union lists a country; null where that is not on record, or may not be told. */
const listingOf = (pets: Pets | null) => (pets?.euList?.from.shown ? pets.euList.entry : null);

const treatsTapeworm = (rule: PetImportRule | null, { dogs }: Journey): boolean =>
  dogs && rule?.tapewormTreatment === true;

/** Listings whose countries issue no passport that the Union takes. */
const WITHOUT_PASSPORT: ReadonlySet<string> = new Set(['unlisted', 'annex II']);

/** The way in by the pet passport of the European Union; null where it is not enough. */
function byPassport(atlas: Atlas, journey: Journey): PetEntry | null {
  const { from, to } = journey;
  const there = atlas.pets(to);
  const passport = atlas.rule('pet-passport-eu');
  const listed = from && listingOf(atlas.pets(from));
  if (!passport?.from.shown || !listed || WITHOUT_PASSPORT.has(listed)) return null;
  if (!there || !keepsScheme(there)) return null;
  const tapeworm = treatsTapeworm(ruleOf(there), journey);
  return {
    kind: 'passport',
    days: passport.amount ?? 0,
    page: passport.page,
    tapeworm,
    records: [`rule:${passport.id}`, ...(tapeworm ? [`pets.importRule:${to}`] : [])],
  };
}

/** Australia asks for the test, and for the wait that follows it, of animals from its third group alone. */
function isSpared(here: Pets | null, to: Iso3): boolean {
  return to === 'AUS' && here?.australiaGroup?.from.shown === true && here.australiaGroup.group < 3;
}

/** Days of preparation; null when not on record. */
function daysOf(rule: PetImportRule, titre: boolean): number | null {
  if (!titre) return rule.leadDays;
  // Days of a rule that asks for no test of others leave out the wait that follows the test.
  return rule.leadDaysIfTitre ?? (rule.titreTest === true ? rule.leadDays : null);
}

/** The way in by the rule on record for animals from abroad. */
function byRule(atlas: Atlas, journey: Journey, rule: PetImportRule): PetEntry {
  const { from, to } = journey;
  const here = from ? atlas.pets(from) : null;
  const unlisted = listingOf(here) === 'unlisted' && rule.titreTestIfUnlisted === true;
  const spared = isSpared(here, to);
  const titre = !spared && (rule.titreTest === true || unlisted);
  return {
    kind: 'rule',
    rule,
    titre,
    tapeworm: treatsTapeworm(rule, journey),
    scheme: UNION.has(atlas.pets(to)?.euList?.entry ?? ''),
    days: spared ? null : daysOf(rule, titre),
    records: [
      `pets.importRule:${to}`,
      ...(unlisted ? [`pets.euList:${from}`] : []),
      ...(spared ? [`pets.australiaGroup:${from}`] : []),
    ],
  };
}

/** What brings dogs and cats from one country into another. */
export function petEntryBetween(atlas: Atlas, journey: Journey): PetEntry {
  const passport = byPassport(atlas, journey);
  if (passport) return passport;
  const rule = ruleOf(atlas.pets(journey.to));
  return rule ? byRule(atlas, journey, rule) : { kind: 'unknown' };
}
