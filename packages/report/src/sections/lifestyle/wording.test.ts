import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { answersOf, place, type Written } from '@global-fit/matching/testing/persona';
import { describe, expect, it } from 'vitest';
import { compatriots } from '../../place/surroundings/compatriots.ts';
import type { PlaceView } from '../../place/view.ts';
import { placeView, viewsOf } from '../../testing/views.ts';
import { lifestyleActions } from './actions.ts';
import { climate, climatePlot } from './climate.ts';
import { community } from './community.ts';
import { sunInsight } from './sun.ts';
import { outdoors } from './values.ts';

const atlas = realAtlas();

function viewOf(
  iso3: string,
  towns: readonly string[],
  more: Readonly<Record<string, Written>> = {},
): PlaceView {
  const view = placeView(
    iso3,
    answersOf({ 'current-location': place('Marseille', 'France', 'fr'), ...more }),
  );
  const cities = towns.flatMap((town) => atlas.cities.of(iso3).find(({ name }) => name === town) ?? []);
  return { ...view, cities };
}

describe('a place without a coast', () => {
  it('has rivers and lakes for people who fish, and no sea for people who swim', () => {
    const told = (...wishes: readonly string[]) =>
      outdoors(viewOf('AUT', ['Villach'], { 'outdoor-activities': wishes }))?.said.text;
    expect(told('fishing')).toContain('there is no coast, so fishing means rivers and lakes');
    expect(told('beach-swimming')).toMatch(/so .*swimming.* will mean lakes, pools or holidays/i);
    expect(told('sailing', 'fishing')).toMatch(
      /will mean lakes, pools or holidays, and fishing means rivers/,
    );
  });
});

describe('windows that face the sun', () => {
  /** With stairs to spare nothing but windows and light is left to name. */
  const told = (iso3: string, town: string): string =>
    sunInsight(viewOf(iso3, [town], { 'medical-conditions': ['respiratory'] }))?.said.text ?? '';

  it.each([
    ['NOR', 'Oslo', /windows to the south/],
    ['NZL', 'Wellington', /windows to the north/],
  ])('are on the side of the equator: %s', (iso3, town, side) => {
    expect(told(iso3, town)).toMatch(side);
  });

  it('are on no particular side between the tropics', () => {
    for (const [iso3, town] of [
      ['SGP', 'Singapore'],
      ['ECU', 'Quito'],
    ] as const)
      expect(told(iso3, town), town).not.toContain('windows to');
  });
});

describe('days at another desk', () => {
  const told = (stage: Readonly<Record<string, Written>>): string =>
    lifestyleActions.map((write) => write(viewOf('AUT', ['Villach'], stage))?.said.text ?? '').join('\n');

  it.each([
    ['start-business', 'construction-trades'],
    ['start-business', 'hospitality-tourism'],
    ['freelance', 'agriculture'],
  ])('are not suggested to manual workers: %s, %s', (arrangement, field) => {
    expect(told({ 'work-arrangement': arrangement, 'career-field': field })).not.toContain('shared office');
  });

  it.each([
    ['start-business', 'technology'],
    ['remote-employee', 'healthcare'],
  ])('are suggested to people who work at a desk: %s, %s', (arrangement, field) => {
    expect(told({ 'work-arrangement': arrangement, 'career-field': field })).toContain('shared office');
  });
});

describe('compatriots', () => {
  it('are called many only where they are', () => {
    const told = (passport: string) =>
      viewsOf(
        answersOf({ citizenship: [passport], 'community-preference': 'expat' }),
        atlas.countries.filter(({ iso3 }) => iso3 !== passport),
      ).filter((view) => community(view)?.said.text.includes('with so many'));
    for (const passport of ['CHN', 'PRT', 'DEU']) {
      const many = told(passport).map(({ iso3 }) => compatriots(atlas, passport, iso3)?.found.people ?? 0);
      expect(many.length, passport).toBeGreaterThan(0);
      expect(Math.min(...many), passport).toBeGreaterThanOrEqual(20_000);
    }
  });
});

describe('the plot of the year', () => {
  it('says why it shows another town', () => {
    const title = (...towns: readonly string[]) => {
      const [block] = climatePlot(viewOf('CHE', towns));
      return block?.kind === 'plot' ? block.title : '';
    };
    expect(title('Lausanne')).toBe('The year in Lausanne');
    expect(title('Zurich', 'Lausanne')).toMatch(
      /^The year in (?:Zurich|Lausanne, since we have no record for Zurich)$/,
    );
    const [bare] = atlas.cities.of('CHE').filter((one) => !one.temperatureC && one.name === 'Zurich');
    if (bare) expect(title('Zurich', 'Lausanne')).toContain('since we have no record');
  });

  it('says so too where it shows the neighbour of a town that is not recommended', () => {
    const lisbon = viewOf('PRT', ['Lisbon']);
    const [block] = climatePlot(lisbon);
    expect(block?.kind === 'plot' && block.title).toMatch(
      /^The year in (?!Lisbon)\S+, since we have no record for Lisbon$/,
    );
    expect(climate(lisbon)?.said.text).toContain(' (the nearest town to Lisbon on record)');
    expect(climate(viewOf('PRT', ['Porto']))?.said.text).not.toContain('nearest town');
  });
});

describe('a lesson on the water', () => {
  it('is for people who sail, surf or dive, not for swimmers', () => {
    const told = (...wishes: readonly string[]) => {
      const view = viewOf('PRT', ['Lisbon'], { 'outdoor-activities': wishes });
      return lifestyleActions.flatMap((action) => action(view)?.said.text ?? []).join(' ');
    };
    expect(told('sailing')).toContain('school on the water');
    expect(told('beach-swimming')).not.toContain('school on the water');
    expect(told('beach-swimming')).toContain('Go into the water');
  });
});
