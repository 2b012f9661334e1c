import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { answersOf, place } from '@global-fit/matching/testing/persona';
import { describe, expect, it } from 'vitest';
import type { PlaceView } from '../../place/view.ts';
import { placeView, viewsOf } from '../../testing/views.ts';
import { sunClause, sunInsight } from './sun.ts';

const atlas = realAtlas();
const ANSWERS = answersOf({ 'current-location': place('Columbus', 'United States', 'us') });

function viewOf(iso3: string, city: string): PlaceView {
  const view = placeView(iso3, ANSWERS);
  return { ...view, cities: atlas.cities.of(iso3).filter(({ name }) => name === city) };
}

describe('the sun of a town', () => {
  it('is that of the nearest measured town, there as at home', () => {
    const toulon = viewOf('FRA', 'Toulon');
    expect(sunClause(toulon, 'good')?.text).toMatch(/Marseille \(near Toulon\).*hours in Columbus/);
    expect(sunClause(toulon, 'bad')).toBeNull();
  });

  it('suggests no top floor to people for whom stairs are hard', () => {
    const oslo = viewOf('NOR', 'Oslo');
    const lungs = answersOf({ 'medical-conditions': ['respiratory'] });
    const [short] = viewsOf({ ...ANSWERS, ...lungs }, [oslo.country]);
    if (!short) throw new Error('no view');
    expect(sunInsight(oslo)?.said.text).toContain('stairs');
    expect(sunInsight({ ...short, cities: oslo.cities })?.said.text).not.toContain('stairs');
  });

  it('leaves one piece of advice where neither windows nor stairs make another', () => {
    const lungs = answersOf({ 'medical-conditions': ['respiratory'] });
    const { cities } = viewOf('SGP', 'Singapore');
    expect(sunInsight({ ...placeView('SGP', { ...ANSWERS, ...lungs }), cities })?.said.text).toMatch(
      /: look for a home with good light\.$/,
    );
  });

  it('names a city state once', () => {
    const told = sunInsight(viewOf('FRA', 'Cannes'))?.said.text ?? '';
    expect(told).toContain('Monaco (near Cannes)');
    expect(told).not.toContain('Monaco in Monaco');
  });

  it('is not compared with home where one station stands for both', () => {
    const danish = answersOf({ 'current-location': place('Copenhagen', 'Denmark', 'dk') });
    const view = placeView('SWE', danish);
    const malmo = { ...view, cities: atlas.cities.of('SWE').filter(({ name }) => name === 'Malmö') };
    const said = sunClause(malmo, 'good') ?? sunClause(malmo, 'bad');
    expect(said?.text).toMatch(/Copenhagen in Denmark \(near Malmö\)/);
    expect(said?.text).not.toMatch(/against/);
    expect(sunInsight(malmo)?.said.text ?? '').not.toMatch(/against/);
  });

  it('is not taken from across a strait, nor from an inland basin for a port', () => {
    for (const [iso3, town] of [
      ['MAR', 'Tangier'],
      ['SVN', 'Koper'],
    ] as const) {
      const view = viewOf(iso3, town);
      const said = [sunClause(view, 'good'), sunClause(view, 'bad'), sunInsight(view)?.said];
      for (const one of said) expect(one?.text ?? '', town).not.toMatch(/Cadiz|Ljubljana/);
    }
  });

  it('is no drawback for people with less of it at home', () => {
    const swiss = answersOf({ 'current-location': place('Zurich', 'Switzerland', 'ch') });
    const view = placeView('SVN', swiss);
    const capital = atlas.cities.of('SVN').filter(({ name }) => name === 'Ljubljana');
    expect(sunClause({ ...view, cities: capital }, 'bad')).toBeNull();
    expect(sunClause(viewOf('SVN', 'Ljubljana'), 'bad')?.text).toMatch(/Columbus/);
  });

  it('is no drawback by the means of two countries', () => {
    const french = answersOf({ 'current-location': place('Aurillac', 'France', 'fr') });
    const views = viewsOf(
      french,
      atlas.countries.filter(({ iso3 }) => iso3 === 'PRT' || iso3 === 'HRV'),
    );
    const zagreb = atlas.cities.of('HRV').filter(({ name }) => name === 'Zagreb');
    for (const view of views) {
      expect(sunClause(view, 'bad'), view.iso3).toBeNull();
      expect(sunClause({ ...view, cities: view.iso3 === 'HRV' ? zagreb : [] }, 'bad')).toBeNull();
    }
  });

  it('is never the mean of a large country', () => {
    const large = atlas.countries.filter(({ areaKm2 }) => (areaKm2 ?? 0) > 100_000);
    const views = viewsOf(ANSWERS, large);
    for (const view of views) {
      expect(sunClause(view, 'good') ?? sunClause(view, 'bad'), view.iso3).toBeNull();
      expect(sunInsight(view), view.iso3).toBeNull();
    }
  });
});
