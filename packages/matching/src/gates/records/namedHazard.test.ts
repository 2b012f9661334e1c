import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { describe, expect, it } from 'vitest';
import { hazardGrade, type NamedHazard } from './namedHazard.ts';

const atlas = realAtlas();
const grades = (hazard: NamedHazard, countries: string) =>
  countries.split(' ').map((iso3) => hazardGrade(atlas, iso3, hazard));

describe('a hazard of nature', () => {
  it('is judged by how far people are exposed to earthquakes', () => {
    expect(grades('earthquakes', 'JPN CHL CRI PRT')).toEqual([2, 2, 2, 2]);
    expect(grades('earthquakes', 'ESP CAN AUT MAR')).toEqual([1, 1, 1, 1]);
    expect(grades('earthquakes', 'IRL URY BEL THA')).toEqual([0, 0, 0, 0]);
  });

  it('is judged by exposure where cyclones are named, so that one storm in a century excludes nothing', () => {
    expect(grades('cyclones', 'PHL MEX DOM IND')).toEqual([2, 2, 2, 2]);
    expect(grades('cyclones', 'CRI TTO AUS NIC')).toEqual([1, 1, 1, 1]);
    expect(grades('cyclones', 'PAN PRT URY THA')).toEqual([0, 0, 0, 0]);
  });

  it('does not count as a cyclone where a temperate coast has gales of that strength', () => {
    expect(grades('cyclones', 'IRL GBR CAN')).toEqual([0, 0, 0]);
  });

  it('is judged by name alone where no index rates a country', () => {
    expect(grades('cyclones', 'TWN HKG MCO')).toEqual([2, 2, 0]);
    expect(grades('earthquakes', 'TWN AND')).toEqual([2, 0]);
  });
});
