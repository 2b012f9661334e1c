import { describe, expect, it } from 'vitest';
import { coverLines } from './coverLines.ts';
import { fixtureDocument } from './testing/fixtureDocument.ts';

const [first, second] = fixtureDocument().places;
if (!first || !second) throw new Error('The fixture has fewer than two places.');
const city = (id: number, name: string, score: number | null) => ({ id, name, score, why: '' });
const towns = [city(1, 'Leeds', 81), city(2, 'York', 77)];
const within = { ...first, rankBand: null, cities: towns };

describe('the cover', () => {
  it('lists the places, and says which of them were chosen', () => {
    const chosen = { ...second, origin: 'chosen' as const };
    const document = fixtureDocument({ places: [chosen, { ...first, origin: 'recommended' }] });
    expect(coverLines(document)).toEqual([
      { name: second.country, score: second.score, chosen: true },
      { name: first.country, score: first.score, chosen: false },
    ]);
    expect(coverLines({ ...document, tier: 'single-country', places: [chosen] })).toEqual([
      { name: second.country, score: second.score, chosen: false },
    ]);
  });

  it('lists the towns of a move within one country, whether or not the country passes every condition', () => {
    const listed = [
      { name: 'Leeds', score: 81, chosen: false },
      { name: 'York', score: 77, chosen: false },
    ];
    expect(coverLines(fixtureDocument({ within: true, places: [within] }))).toEqual(listed);
    const failing = { ...within, interval: null };
    expect(coverLines(fixtureDocument({ within: true, places: [failing] }))).toEqual(listed);
    expect(coverLines(fixtureDocument({ within: true, places: [{ ...within, cities: [] }] }))).toEqual([
      { name: within.country, score: within.score, chosen: false },
    ]);
    const lone = { ...within, cities: [city(1, 'Leeds', null)] };
    expect(coverLines(fixtureDocument({ within: true, places: [lone] }))).toEqual([
      { name: 'Leeds', score: null, chosen: false },
    ]);
  });

  it('recognises a move within one country in documents from before they recorded it', () => {
    expect(coverLines(fixtureDocument({ places: [within] })).map(({ name }) => name)).toEqual([
      'Leeds',
      'York',
    ]);
    const failing = { ...within, interval: null };
    expect(coverLines(fixtureDocument({ places: [failing] }))).toMatchObject([{ name: within.country }]);
    expect(coverLines(fixtureDocument({ places: [within, second] }))).toMatchObject([
      { name: within.country },
      { name: second.country },
    ]);
  });
});
