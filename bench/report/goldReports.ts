import { PERSONAS } from '@global-fit/matching/testing/personas/all';
import type { ReportDocument } from '@global-fit/report/model';
import { loadAtlas } from '@global-fit/server/adapters/atlas';
import { reportBuilder } from '@global-fit/server/services/reports/reportBuilder';

/**
 * Loads the atlas; returns a function that writes the Gold report of five countries for customer `index`, a written
 * persona.
 */
export function goldReports(): (index: number) => ReportDocument {
  const build = reportBuilder(loadAtlas(), {
    name: 'Global Fit',
    email: 'hello@globalfit.example',
    site: 'https://globalfit.example',
  });
  return (index) => {
    const persona = PERSONAS[index % PERSONAS.length] as (typeof PERSONAS)[number];
    return build({
      reportId: `bench-${index}`,
      revision: 1,
      date: '2026-11-21',
      tier: 'gold',
      customerName: persona.title,
      answers: persona.answers,
      additionalCountries: 2,
      additionalCountryCodes: [],
      previous: null,
    }).document;
  };
}
