import type { HealthContent, HealthEntry, TravelAdvice } from '@global-fit/atlas/entry/health';
import type { Stored } from '@global-fit/atlas/stored';
import { z } from 'zod';
import { iso3, optionalConfidence, optionalNumberIn, optionalText, text, yn } from '../../cells.ts';
import { readTable } from '../../table.ts';
import type { Context } from '../context.ts';
import { onePerCountry } from '../countryRows.ts';

const healthSchema = z.object({
  iso3,
  yellow_fever_risk: yn,
  yellow_fever_risk_parts_only: yn,
  yellow_fever_as_of: optionalText,
  yellow_fever_certificate_all_arrivals: yn,
  certificate_as_of: optionalText,
  certificate_confidence: optionalConfidence,
  malaria_incidence_per_1000_at_risk: optionalNumberIn(0, 1000),
  malaria_year: optionalText,
  uk_reciprocal_healthcare: z.enum(['GHIC', 'y', '']),
  australia_reciprocal_healthcare: yn,
  eu_health_card_area: z.enum(['EHIC', '']),
  // Set where an agreement is newer than the list of the others.
  uk_reciprocal_as_of: optionalText,
  uk_reciprocal_source: optionalText,
  source: text,
});
const level = z.enum(['1', '2', '3', '4', ''], { error: 'is not a level of 1 to 4' });
const adviceSchema = z.object({
  iso3,
  us_advisory_level: level,
  us_as_of: optionalText,
  au_advice_level: level,
  au_updated: optionalText,
  au_as_of: optionalText,
  source: text,
});

const US_ADVICE = 'US State Department snapshot via kud/globetrotter';
const RECIPROCAL = 'NHS and Australian pages';
const AU_ADVICE = 'Smartraveller via oliverpthomson/travel-advice-world-map';

/** Reads health matters of entry and stay, and travel advice. */
export function compileHealth(context: Context): HealthContent {
  const { provenances } = context;
  const rows = onePerCountry(context, readTable(context, 'practical/health.csv', healthSchema));
  const health = rows.map((row): Stored<HealthEntry> => {
    const from = (
      label: string,
      asOf: string | null,
      sure: 'high' | 'medium' | 'low' | null = null,
    ): number => provenances.add(label, asOf, sure, row.at);
    const reciprocal = row.uk_reciprocal_healthcare;
    return {
      iso3: row.iso3,
      yellowFever:
        row.yellow_fever_risk === null
          ? null
          : {
              risk: row.yellow_fever_risk,
              partsOnly: row.yellow_fever_risk_parts_only === true,
              from: from('NaTHNaC/WHO list', row.yellow_fever_as_of),
            },
      yellowFeverCertificate: row.yellow_fever_certificate_all_arrivals
        ? { from: from('NaTHNaC/WHO list', row.certificate_as_of, row.certificate_confidence) }
        : null,
      malaria:
        row.malaria_incidence_per_1000_at_risk === null
          ? null
          : {
              casesPer1000AtRisk: row.malaria_incidence_per_1000_at_risk,
              from: from('UN SDG database 2020 (malaria)', row.malaria_year),
            },
      ukReciprocal:
        reciprocal === ''
          ? null
          : {
              kind: reciprocal,
              from: from(row.uk_reciprocal_source ?? RECIPROCAL, row.uk_reciprocal_as_of ?? '2022'),
            },
      australiaReciprocal: row.australia_reciprocal_healthcare ? { from: from(RECIPROCAL, '2022') } : null,
      euHealthCard: row.eu_health_card_area
        ? { from: from('editor (EU card area, low)', null, 'low') }
        : null,
    };
  });

  const adviceRows = onePerCountry(context, readTable(context, 'practical/safety.csv', adviceSchema));
  const advice = adviceRows.map((row): Stored<TravelAdvice> => {
    const part = (cell: string, label: string, asOf: string | null) =>
      cell === ''
        ? null
        : { level: Number(cell) as 1 | 2 | 3 | 4, from: provenances.add(label, asOf, null, row.at) };
    return {
      iso3: row.iso3,
      us: part(row.us_advisory_level, US_ADVICE, row.us_as_of),
      australia: part(row.au_advice_level, AU_ADVICE, row.au_updated ?? row.au_as_of),
    };
  });
  return { health, advice };
}
