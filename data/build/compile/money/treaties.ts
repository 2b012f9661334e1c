import type { Stored } from '@global-fit/atlas/stored';
import {
  EU_KINDS,
  type PensionIncreases,
  SHARED_RULES,
  type SocialSecurityAgreement,
  type Treaties,
  type TreatyContent,
} from '@global-fit/atlas/money/treaties';
import { z } from 'zod';
import { address, confidence, iso3, list, optionalConfidence, optionalText, text, yn } from '../../cells.ts';
import { readTable, uniqueBy } from '../../table.ts';
import type { Context } from '../context.ts';
import { onePerCountry } from '../countryRows.ts';

const treatySchema = z.object({
  iso3,
  apostille: z.enum(['y', 'n', 'pending', '']),
  apostille_in_force: optionalText,
  apostille_objections: yn,
  apostille_as_of: optionalText,
  apostille_source: optionalText,
  road_traffic_1949: yn,
  road_1949_since: optionalText,
  road_1949_source: optionalText,
  road_1949_confidence: optionalConfidence,
  road_traffic_1968: yn,
  road_1968_source: optionalText,
  road_1968_confidence: optionalConfidence,
  lisbon_recognition: yn,
  lisbon_source: optionalText,
  lisbon_confidence: optionalConfidence,
  ehea_bologna: z.enum(['y', 'suspended', '']),
  ehea_source: optionalText,
  ehea_confidence: optionalConfidence,
  cites_party: yn,
  cites_source: optionalText,
  child_abduction: yn,
  child_abduction_as_of: optionalText,
  child_abduction_source: optionalText,
});
const agreementSchema = z.object({
  party: text,
  partner_iso3: iso3,
  kind: text,
  in_force: optionalText,
  as_of: optionalText,
  source: text,
  confidence,
});

const completeSchema = z.object({ party: iso3 });

const pensionSchema = z.object({
  state: iso3,
  rises_in: list,
  page: address,
  as_of: text,
  source: text,
  confidence,
});

/** The states for which the table holds every agreement; each has to be one of its `parties`. */
function completeLists(context: Context, parties: ReadonlySet<string>): readonly string[] {
  const rows = readTable(context, 'practical/social_security_complete.csv', completeSchema);
  uniqueBy(context, rows, 'party', (row) => row.party);
  for (const { party, at } of rows)
    if (!parties.has(party)) context.report(at, 'party', 'has no agreement in social_security.csv');
  return rows.map(({ party }) => party);
}

/** Parties that are not countries: membership links every member with all others. */
const SHARED: ReadonlySet<string> = new Set(SHARED_RULES);
const KNOWN_EU_KINDS: ReadonlySet<string> = new Set(Object.values(EU_KINDS));

/** Reads treaty membership, where pensions are increased abroad, and social security agreements. */
export function compileTreaties(context: Context): TreatyContent {
  const { codes, provenances, report } = context;
  const rows = onePerCountry(context, readTable(context, 'practical/treaties.csv', treatySchema));
  const treaties = rows.map((row): Stored<Treaties> => {
    const from = (
      source: string | null,
      asOf: string | null,
      sure: 'high' | 'medium' | 'low' | null,
    ): number => provenances.add(source ?? '', asOf, sure, row.at);
    return {
      iso3: row.iso3,
      apostille:
        row.apostille === ''
          ? null
          : {
              status: row.apostille,
              inForce: row.apostille_in_force,
              objections: row.apostille_objections === true,
              from: from(row.apostille_source, row.apostille_as_of, null),
            },
      road1949: row.road_traffic_1949
        ? { from: from(row.road_1949_source, null, row.road_1949_confidence) }
        : null,
      road1968: row.road_traffic_1968
        ? { from: from(row.road_1968_source, null, row.road_1968_confidence) }
        : null,
      lisbon: row.lisbon_recognition ? { from: from(row.lisbon_source, null, row.lisbon_confidence) } : null,
      cites: row.cites_party ? { from: from(row.cites_source, null, null) } : null,
      childAbduction: row.child_abduction
        ? { from: from(row.child_abduction_source, row.child_abduction_as_of, null) }
        : null,
    };
  });

  const agreementRows = readTable(context, 'practical/social_security.csv', agreementSchema);
  uniqueBy(context, agreementRows, 'party, partner_iso3', (row) => `${row.party} ${row.partner_iso3}`);
  const socialSecurity = agreementRows.flatMap((row): Stored<SocialSecurityAgreement>[] => {
    if (!SHARED.has(row.party)) codes.country(row.party, row.at, 'party');
    if (row.party === 'EU' && !KNOWN_EU_KINDS.has(row.kind))
      report(row.at, 'kind', `is none of ${[...KNOWN_EU_KINDS].join(', ')}`);
    if (codes.country(row.partner_iso3, row.at, 'partner_iso3') === null) return [];
    const from = provenances.ofRow(row);
    return [{ iso3: row.partner_iso3, party: row.party, kind: row.kind, inForce: row.in_force, from }];
  });

  const pensionRows = readTable(context, 'practical/pension_increases.csv', pensionSchema);
  uniqueBy(context, pensionRows, 'state', (row) => row.state);
  const pensionIncreases = pensionRows.flatMap((row): Stored<PensionIncreases>[] => {
    const risesIn = row.rises_in.filter((iso3) => codes.country(iso3, row.at, 'rises_in') !== null);
    if (codes.country(row.state, row.at, 'state') === null) return [];
    const from = provenances.ofRow(row);
    return [{ iso3: row.state, risesIn, page: row.page, from }];
  });
  const socialSecurityComplete = completeLists(context, new Set(agreementRows.map(({ party }) => party)));
  return { treaties, socialSecurity, socialSecurityComplete, pensionIncreases };
}
