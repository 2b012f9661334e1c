import type { Atlas } from '@global-fit/atlas/atlas';
import type { Iso3 } from '@global-fit/atlas/model';
import type { PetImportRule, Pets } from '@global-fit/atlas/entry/pets';

/** What dogs and cats need to enter, with the records behind it. */
export type PetEntry =
  | {
      /** An EU pet passport is sufficient. */
      readonly kind: 'passport';
      /** Minimum age of a first vaccination, in days. */
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
      /** Under the EU scheme, animals with correct papers are not quarantined. */
      readonly scheme: boolean;
      /** Days of preparation; null where not on record. */
      readonly days: number | null;
      readonly records: readonly string[];
    }
  | { readonly kind: 'unknown' };

const UNION: ReadonlySet<string> = new Set(['member', 'EEA']);

/** Whether a country applies the EU scheme to animals from the EU. Iceland, though listed, does not. */
function keepsScheme({ euList, importRule }: Pets): boolean {
  return (
    UNION.has(euList?.entry ?? '') ||
    (euList?.entry === 'annex I' && importRule?.titreTestIfUnlisted === true)
  );
}

interface Journey {
  readonly from: Iso3 | null;
  readonly to: Iso3;
  /** Whether there are dogs among the animals. */
  readonly dogs: boolean;
}

/** The rule on record for animals from abroad; null where there is none that may be shown. */
const ruleOf = (pets: Pets | null): PetImportRule | null =>
  pets?.importRule?.from.shown ? pets.importRule : null;

/** The country's status on the EU list; null where it is not on record or may not be shown. */
const listingOf = (pets: Pets | null) => (pets?.euList?.from.shown ? pets.euList.entry : null);

const treatsTapeworm = (rule: PetImportRule | null, { dogs }: Journey): boolean =>
  dogs && rule?.tapewormTreatment === true;

/** Listings whose countries issue no passport valid in the EU. */
const WITHOUT_PASSPORT: ReadonlySet<string> = new Set(['unlisted', 'annex II']);

/** Entry with an EU pet passport; null where that is not sufficient. */
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

/** The group in which Australia lists the country an animal comes from; null elsewhere, and where none is on record. */
const groupOf = (here: Pets | null, to: Iso3): number | null =>
  to === 'AUS' && here?.australiaGroup?.from.shown ? here.australiaGroup.group : null;

/** From its first group, New Zealand among others, Australia asks for no permit and keeps no animal in quarantine. */
const FREELY = { permit: false, quarantine: false, quarantineDays: null } as const;

/** Days of preparation; null where not on record. */
function daysOf(rule: PetImportRule, titre: boolean): number | null {
  if (!titre) return rule.leadDays;
  // For animals exempt from the test, the wait after it does not apply.
  return rule.leadDaysIfTitre ?? (rule.titreTest === true ? rule.leadDays : null);
}

/** Entry under the rule on record for animals from abroad. */
function byRule(atlas: Atlas, journey: Journey, rule: PetImportRule): PetEntry {
  const { from, to } = journey;
  const here = from ? atlas.pets(from) : null;
  const unlisted = listingOf(here) === 'unlisted' && rule.titreTestIfUnlisted === true;
  const group = groupOf(here, to);
  // Australia requires the test, and the wait after it, only for animals from its third group.
  const spared = group !== null && group < 3;
  const titre = !spared && (rule.titreTest === true || unlisted);
  return {
    kind: 'rule',
    rule: group === 1 ? { ...rule, ...FREELY } : rule,
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

/** What dogs and cats need to get from one country into another. */
export function petEntryBetween(atlas: Atlas, journey: Journey): PetEntry {
  const passport = byPassport(atlas, journey);
  if (passport) return passport;
  const rule = ruleOf(atlas.pets(journey.to));
  return rule ? byRule(atlas, journey, rule) : { kind: 'unknown' };
}
