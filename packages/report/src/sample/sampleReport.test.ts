import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { describe, expect, it } from 'vitest';
import { reviewReport } from '../checks/review.ts';
import { plotsOf, plotWords, renderMarkdown } from '../markdown.ts';
import { PROVIDER } from '../testing/reports.ts';
import { SAMPLE_ANSWERS, SAMPLE_CITIES } from './persona.ts';
import { buildSampleReport, SAMPLE_NOTE } from './sampleReport.ts';

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

  it('sets no range, rank or lead of the method beside a score that illustrates', () => {
    const glance = document.atAGlance.blocks;
    const table = glance.find((block) => block.kind === 'table');
    const bars = glance.find((block) => block.kind === 'plot' && block.plot.type === 'score-bars');
    expect(table?.kind === 'table' && table.rows.map((row) => row.slice(0, 3))).toEqual([
      ['Portugal', '92', 'illustration'],
      ['Spain', '90', 'illustration'],
      ['Australia', '88', 'illustration'],
      ['Thailand', '85', 'illustration'],
      ['Canada', '84', 'illustration'],
    ]);
    expect(table?.kind === 'table' && table.columns[1]).toBe('Match of 100');
    expect(bars?.kind === 'plot' && [bars.title, bars.alt]).toEqual([
      'Scores',
      'Portugal 92; Spain 90; Australia 88; Thailand 85; Canada 84',
    ]);
    for (const place of document.places) {
      expect(place).toMatchObject({ illustrative: true, interval: null, rankBand: null });
      expect(place.cities.map((city) => city.score)).toEqual(place.cities.map(() => place.score));
    }
    expect(JSON.stringify(glance)).not.toContain('leads');
  });

  it('passes the review like any other report', () => {
    const found = reviewReport(document, atlas, SAMPLE_ANSWERS).filter(
      (one) => !one.where.startsWith('At a glance'),
    );
    expect(found).toEqual([]);
  });

  it('comes as markdown that a page can cut into sections', () => {
    expect(renderMarkdown(document).match(/^## /gm)?.length).toBeGreaterThanOrEqual(12);
  });

  it('names in its markdown, in their order and each by words of its own, the plots that a page can draw', () => {
    const words = plotsOf(document).map(plotWords);
    expect(words.length).toBe(3 + 2 * document.places.length);
    expect(new Set(words).size).toBe(words.length);
    const emphasised = [...renderMarkdown(document).matchAll(/^\*(.+)\*$/gm)].map(([, text]) => text);
    expect(emphasised.filter((text) => words.includes(text ?? ''))).toEqual(words);
  });
});
