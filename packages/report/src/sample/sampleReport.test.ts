import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { describe, expect, it } from 'vitest';
import { reviewReport } from '../checks/review.ts';
import { PROVIDER } from '../testing/reports.ts';
import { SAMPLE_ANSWERS, SAMPLE_CITIES } from './persona.ts';
import { buildSampleReport, SAMPLE_NOTE, sampleMarkdown } from './sampleReport.ts';

const atlas = realAtlas();
const document = buildSampleReport(atlas, '2026-11-21', PROVIDER);

describe('the sample report', () => {
  it('shows the five cities of the specification with their scores, in order', () => {
    expect(document.places.map((place) => [place.cities[0]?.name, place.score])).toEqual([
      ['Lisbon', 92],
      ['Barcelona', 90],
      ['Melbourne', 88],
      ['Bangkok', 85],
      ['Vancouver', 84],
    ]);
    for (const { cityId, name } of SAMPLE_CITIES) expect(atlas.cities.byId(cityId)?.name).toBe(name);
  });

  it('marks them as illustrations and holds all nine sections', () => {
    expect(JSON.stringify(document.atAGlance)).toContain(SAMPLE_NOTE);
    expect(document.places.every((place) => place.sections.length === 9)).toBe(true);
  });

  it('passes the review like any other report', () => {
    const found = reviewReport(document, atlas, SAMPLE_ANSWERS).filter(
      (one) => !one.where.startsWith('At a glance'),
    );
    expect(found).toEqual([]);
  });

  it('comes as markdown that a page can cut into sections', () => {
    const markdown = sampleMarkdown(atlas, '2026-11-21', PROVIDER);
    expect(markdown.match(/^## /gm)?.length).toBeGreaterThanOrEqual(12);
  });
});
