import type { Provenance } from '../model.ts';
import { paragraph, type Teller } from './teller.ts';
import { joined } from './words.ts';

export function pets(t: Teller): string | null {
  const rule = t.atlas.pets(t.iso3)?.importRule;
  if (!rule?.from.shown) return null;
  t.use(rule.from);
  const asked = [
    rule.microchip ? 'a microchip' : null,
    rule.rabiesVaccine ? 'a rabies vaccination' : null,
    rule.titreTest ? 'a rabies antibody test' : null,
    rule.permit ? 'an import permit' : null,
    rule.healthCertificate ? 'a health certificate' : null,
    rule.tapewormTreatment ? 'a tapeworm treatment for dogs' : null,
    rule.quarantine
      ? rule.quarantineDays
        ? `a quarantine of ${rule.quarantineDays} days`
        : 'a quarantine'
      : null,
  ].filter((item) => item !== null);
  if (asked.length === 0) return null;
  const lead = rule.leadDays ? ` Allow about ${rule.leadDays} days to prepare.` : '';
  const doubt = rule.from.confidence === 'low' ? ' The record is of low confidence.' : '';
  return `For a dog or cat our records name ${joined(asked)}.${lead}${doubt} Check with ${rule.page} first.`;
}

const low = (part: { readonly from: Provenance }): string =>
  part.from.confidence === 'low' ? ' (to be confirmed)' : '';

export function papers(t: Teller): string | null {
  const treaties = t.atlas.treaties(t.iso3);
  if (!treaties) return null;
  const { apostille, road1949, road1968, lisbon } = treaties;
  const road = road1968 ?? road1949;
  for (const part of [apostille, road, lisbon]) if (part) t.use(part.from);
  return paragraph(
    apostille?.status === 'y'
      ? `Foreign papers are accepted with an apostille${apostille.objections ? ', though not from every country' : ''}.`
      : null,
    apostille?.status === 'n'
      ? 'The apostille does not apply: foreign papers have to be legalised by an embassy.'
      : null,
    apostille?.status === 'pending' ? 'The apostille has been agreed to but is not yet in force.' : null,
    road
      ? `The country is party to a United Nations convention on road traffic${low(road)}, so international driving permits are known.`
      : null,
    lisbon ? `It is party to the Lisbon convention on the recognition of degrees${low(lisbon)}.` : null,
  );
}

export function arrivalHealth(t: Teller): string | null {
  const entry = t.atlas.healthEntry(t.iso3);
  if (!entry) return null;
  const { yellowFeverCertificate: certificate } = entry;
  const yellowFever = entry.yellowFever?.risk ? entry.yellowFever : null;
  const malaria = entry.malaria && entry.malaria.casesPer1000AtRisk > 0 ? entry.malaria : null;
  for (const part of [yellowFever, certificate, malaria]) if (part) t.use(part.from);
  return paragraph(
    yellowFever &&
      `Yellow fever occurs ${yellowFever.partsOnly ? 'in parts of the country' : 'in the country'}.`,
    certificate && 'A yellow fever certificate is asked of all travellers.',
    malaria && `Malaria: ${formatMalaria(malaria.casesPer1000AtRisk)} in ${malaria.from.asOf}.`,
  );
}

const formatMalaria = (cases: number): string =>
  cases < 0.1
    ? 'fewer than 0.1 cases per 1,000 people at risk'
    : `${cases.toFixed(cases < 10 ? 1 : 0)} cases per 1,000 people at risk`;

const US_WORDS = [
  '',
  'exercise normal precautions',
  'exercise increased caution',
  'reconsider travel',
  'do not travel',
];
const AU_WORDS = [
  '',
  'exercise normal safety precautions',
  'exercise a high degree of caution',
  'reconsider your need to travel',
  'do not travel',
];

export function advice(t: Teller): string | null {
  const row = t.atlas.travelAdvice(t.iso3);
  if (!row) return null;
  for (const part of [row.us, row.australia]) if (part) t.use(part.from);
  return paragraph(
    row.us
      ? `The United States government advised level ${row.us.level} of 4 (${US_WORDS[row.us.level]}) as of ${row.us.from.asOf}.`
      : null,
    row.australia
      ? `The Australian government advised level ${row.australia.level} of 4 (${AU_WORDS[row.australia.level]}) as of ${row.australia.from.asOf}.`
      : null,
  );
}
