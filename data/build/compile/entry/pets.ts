import type { BreedLaw, PetContent, PetImportRule, Pets } from '@global-fit/atlas/entry/pets';
import type { Stored } from '@global-fit/atlas/stored';
import { z } from 'zod';
import { iso3, optionalConfidence, optionalNumberIn, optionalText, text, yn } from '../../cells.ts';
import { readTable, type Row } from '../../table.ts';
import type { Context } from '../context.ts';
import { onePerCountry } from '../countryRows.ts';

const petSchema = z.object({
  iso3,
  rabies_class: z.enum(['high risk', 'controlled', 'rabies-free', '']),
  rabies_basis: optionalText,
  eu_list_2026_636: z.enum(['member', 'EEA', 'annex I', 'annex II', 'unlisted', '']),
  eu_list_as_of: optionalText,
  us_cdc_dog_high_risk: yn,
  us_cdc_as_of: optionalText,
  au_group: z.enum(['1', '2', '3', '']),
  au_group_as_of: optionalText,
  jp_designated_region: yn,
  gb_pet_passport_accepted: yn,
  import_microchip: yn,
  import_rabies_vaccine: yn,
  import_titre_test: yn,
  titre_test_if_origin_unlisted: yn,
  import_permit: yn,
  import_quarantine: yn,
  import_quarantine_days: optionalNumberIn(1, 365),
  import_tapeworm_treatment: yn,
  import_health_certificate: yn,
  lead_time_days: optionalNumberIn(0, 365),
  lead_time_days_if_titre: optionalNumberIn(0, 365),
  import_rule_url: optionalText,
  import_rule_verified: optionalText,
  import_rule_confidence: optionalConfidence,
});

const breedSchema = z.object({
  iso3,
  kind: z.enum(['banned', 'restricted']),
  breeds: text,
  crosses: yn,
  terms: optionalText,
  law: text,
  as_of: text,
  page: text,
  confidence: optionalConfidence,
});

/** Laws on dog breeds, by country. */
function breedLaws(context: Context): ReadonlyMap<string, Stored<BreedLaw>> {
  const rows = onePerCountry(context, readTable(context, 'practical/breeds.csv', breedSchema));
  return new Map(
    rows.map((row) => [
      row.iso3,
      {
        kind: row.kind,
        names: row.breeds.split('|'),
        crosses: row.crosses === true,
        terms: row.terms,
        law: row.law,
        from: context.provenances.add('table:breeds', row.as_of, row.confidence, row.at),
      },
    ]),
  );
}

/** Pages of a collection that states no licence: a rule based only on such a page is left out. */
const UNLICENSED_PAGE = /mydogcanfly\.com/;

/** Authorities that are cited by name; for the others the page is named where the rule is told. */
const AUTHORITIES: readonly (readonly [page: RegExp, label: string])[] = [
  [/food\.ec\.europa\.eu/, 'table:pets_rules_eu'],
  [/mattilsynet\.no/, 'table:pets_rules_no'],
  [/mast\.is/, 'table:pets_rules_is'],
];

function ruleOf(context: Context, row: Row<typeof petSchema>): Stored<PetImportRule> | null {
  if (row.import_rule_url === null || UNLICENSED_PAGE.test(row.import_rule_url)) return null;
  return {
    microchip: row.import_microchip,
    rabiesVaccine: row.import_rabies_vaccine,
    titreTest: row.import_titre_test,
    titreTestIfUnlisted: row.titre_test_if_origin_unlisted,
    permit: row.import_permit,
    quarantine: row.import_quarantine,
    quarantineDays: row.import_quarantine_days,
    tapewormTreatment: row.import_tapeworm_treatment,
    healthCertificate: row.import_health_certificate,
    leadDays: row.lead_time_days,
    leadDaysIfTitre: row.lead_time_days_if_titre,
    page: row.import_rule_url,
    from: context.provenances.add(
      AUTHORITIES.find(([page]) => page.test(row.import_rule_url ?? ''))?.[1] ?? 'table:pets_rules',
      row.import_rule_verified,
      row.import_rule_confidence,
      row.at,
    ),
  };
}

const BASIS_SOURCE: Readonly<Record<string, string>> = {
  'US CDC high-risk list': 'table:pets_us',
  'EU list or Australian group 3': 'table:pets_eu',
  'Australian approved group': 'table:pets_au',
  'designated rabies-free region of Japan': 'table:pets_jp',
};

/** Reads what each country requires for bringing a dog or cat. */
export function compilePets(context: Context): PetContent {
  const rows = onePerCountry(context, readTable(context, 'practical/pets.csv', petSchema));
  const breeds = breedLaws(context);
  const pets = rows.map((row): Stored<Pets> => {
    const from = (label: string, asOf: string | null): number =>
      context.provenances.add(label, asOf, null, row.at);
    return {
      iso3: row.iso3,
      rabies:
        row.rabies_class === '' || row.rabies_basis === null
          ? null
          : {
              level: row.rabies_class,
              basis: row.rabies_basis,
              from: from(BASIS_SOURCE[row.rabies_basis] ?? row.rabies_basis, null),
            },
      euList:
        row.eu_list_2026_636 === ''
          ? null
          : { entry: row.eu_list_2026_636, from: from('table:pets_eu', row.eu_list_as_of) },
      usHighRisk:
        row.us_cdc_dog_high_risk === null
          ? null
          : { listed: row.us_cdc_dog_high_risk, from: from('table:pets_us', row.us_cdc_as_of) },
      australiaGroup:
        row.au_group === ''
          ? null
          : { group: Number(row.au_group) as 1 | 2 | 3, from: from('table:pets_au', row.au_group_as_of) },
      importRule: ruleOf(context, row),
      breeds: breeds.get(row.iso3) ?? null,
    };
  });
  return { pets };
}
