import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import type { City } from '@global-fit/atlas/model';
import { describe, expect, it } from 'vitest';
import { townsSaid } from './townsSaid.ts';

const atlas = realAtlas();
const [measured, , plain, other] = [
  ...atlas.cities.all.filter(({ sunshineHours }) => sunshineHours !== null).slice(0, 2),
  ...atlas.cities.all.filter(({ sunshineHours }) => sunshineHours === null).slice(0, 2),
] as [City, City, City, City];

const said = (towns: Parameters<typeof townsSaid>[0]['towns']) =>
  townsSaid({ kind: 'towns', measure: 'winter sun', towns, closest: false, unrecorded: [], missed: 0 });

describe('a town’s sunshine', () => {
  it('is said to be the country’s, or a nearby town’s, where the town has no record', () => {
    expect(said([{ city: measured, value: 90 }]).text).not.toContain('(');
    const shared = said([
      { city: plain, value: 80, of: 'country' },
      { city: other, value: 80, of: 'country' },
    ]);
    expect(shared.text).toMatch(/80 hours in .* and .* \(by the mean of the whole country\)$/);
    const near = said([{ city: plain, value: 90, of: measured }]);
    expect(near.text).toContain(`(as measured in ${measured.name} nearby)`);
    expect(near.facts).toContain(`citysunshine:${measured.id}`);
  });
});

it('names a few of the towns without a record, and counts the rest', () => {
  const [first, ...rest] = atlas.cities.all.filter(({ iso3 }) => iso3 === 'ESP') as [City, ...City[]];
  const without = (unrecorded: readonly City[]): string =>
    townsSaid({
      kind: 'towns',
      measure: 'yearly sun',
      towns: [{ city: first, value: 2030 }],
      closest: true,
      unrecorded,
      missed: 0,
    }).text;
  const named = rest.slice(0, 4).map(({ name }) => name);
  expect(without(rest.slice(0, 9))).toContain(
    `our records hold nothing on it for ${named.join(', ')} and 5 other towns`,
  );
  expect(without(rest.slice(0, 5))).toContain(`${rest[3]?.name} and ${rest[4]?.name}`);
});
