import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { PERSONAS } from '@global-fit/matching/testing/personas/all';
import { describe, expect, it } from 'vitest';
import { percentileAt } from '../figures/world.ts';
import { rankingOf, reportFor } from '../testing/reports.ts';
import { viewsOf } from '../testing/views.ts';
import { clauseFor } from './reasons.ts';

const atlas = realAtlas();
/** Themes whose clause prints one figure, with the side on which a high one stands. */
const PRINTED = {
  jobs: ['unemployment_rate', 'bad'],
  safety: ['homicide_rate', 'bad'],
  healthcare: ['uhc_index', 'good'],
  digital: ['fixed_broadband', 'good'],
  environment: ['pm25_air_pollution', 'bad'],
} as const;

describe('a figure named for or against a place', () => {
  it.each(PERSONAS)('stands on that side of the world: $title', (persona) => {
    const contributions = rankingOf(persona).matches.flatMap(({ contributions: of }) => of);
    for (const [factor, [indicator, high]] of Object.entries(PRINTED)) {
      const contribution = contributions.find((one) => one.factor === factor);
      if (!contribution) continue;
      for (const view of viewsOf(persona.answers)) {
        const at = percentileAt(atlas, indicator, view.iso3);
        if (at === null) continue;
        const goodness = high === 'good' ? at : 100 - at;
        if (clauseFor(view, contribution, 'good'))
          expect(goodness, `${factor} ${view.iso3}`).toBeGreaterThanOrEqual(40);
        if (clauseFor(view, contribution, 'bad'))
          expect(goodness, `${factor} ${view.iso3}`).toBeLessThanOrEqual(60);
      }
    }
  });
});

describe('a lone city', () => {
  it.each(PERSONAS)('has the score of its country: $title', (persona) => {
    for (const place of reportFor(persona, { tier: 'gold', chosenCountryCodes: ['LU', 'SG', 'MC'] }).places)
      if (place.cities.length === 1) expect(place.cities[0]?.score).toBe(place.score);
  });
});

describe('the move', () => {
  it.each(PERSONAS)('is reckoned with the fee of one person: $title', (persona) => {
    const rows = reportFor(persona).places.flatMap(({ sections }) =>
      sections.flatMap(({ blocks }) => blocks.flatMap((block) => (block.kind === 'table' ? block.rows : []))),
    );
    for (const [item] of rows) expect(item ?? '').not.toMatch(/^Application fee for the /);
  });
});
