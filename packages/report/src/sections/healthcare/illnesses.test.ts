import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { answersOf } from '@global-fit/matching/testing/persona';
import { expect, it } from 'vitest';
import { viewsOf } from '../../testing/views.ts';
import { conditions } from './illnesses.ts';

const ILL = answersOf({
  citizenship: ['DNK'],
  'current-location': { value: 'Aarhus', city: 'Aarhus', country: 'Denmark', countryCode: 'dk' },
  'medical-conditions': ['heart-circulation', 'respiratory'],
});

/** Places with their largest city, as a report describes them. */
function told(iso3s: readonly string[]): readonly string[] {
  const atlas = realAtlas();
  const places = iso3s.flatMap((iso3) => atlas.country(iso3) ?? []);
  return viewsOf(ILL, places).map((view) => {
    const withCity = { ...view, cities: atlas.cities.of(view.iso3).slice(0, 1) };
    return conditions.flatMap((write) => write(withCity)?.said.text ?? []).join(' ');
  });
}

it('warns of heat in every place that deserves it, by the town’s climate', () => {
  const places = told(['GRC', 'JOR', 'ESP', 'ARE']);
  for (const text of places)
    expect(text).toMatch(
      /heat: in \S.* warmest month averages .*against .*(?:on your list|more than a view|than a bright one)/,
    );
  expect(told(['IRL'])[0]).toContain('which spares it');
});

it('gives each warning a topic of its own, so that none is dropped as repeated', () => {
  const views = viewsOf(
    ILL,
    realAtlas().countries.filter(({ iso3 }) => ['GRC', 'JOR'].includes(iso3)),
  );
  const topics = views.flatMap((view) => conditions.flatMap((write) => write(view)?.topic ?? []));
  expect(new Set(topics).size).toBe(topics.length);
});

it('says of the mind once what no figure tells of any place', () => {
  const places = realAtlas().countries.filter(({ iso3 }) => ['ESP', 'PRT', 'ITA'].includes(iso3));
  const views = viewsOf(answersOf({ citizenship: ['USA'], 'medical-conditions': ['mental-health'] }), places);
  const found = views.flatMap((view) => conditions.flatMap((write) => write(view) ?? []));
  expect(found.length).toBeGreaterThan(1);
  for (const one of found.filter(({ said }) => /no sign/.test(said.text))) expect(one.once).toBe(true);
});

it('warns for the mind in other words at each place', () => {
  const places = realAtlas().countries.filter(({ iso3 }) => ['AUS', 'BEL', 'DEU', 'IRL'].includes(iso3));
  const egypt = { value: 'Cairo', city: 'Cairo', country: 'Egypt', countryCode: 'eg' };
  const ill = answersOf({
    citizenship: ['EGY'],
    'current-location': egypt,
    'medical-conditions': ['mental-health'],
  });
  const said = viewsOf(ill, places).flatMap((view) =>
    conditions.flatMap((write) => write(view)?.said.text.replaceAll(view.name, '') ?? []),
  );
  expect(said).toHaveLength(4);
  expect(new Set(said).size).toBe(4);
});
