import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { describe, expect, it } from 'vitest';
import { ownVerdicts } from '../../../testing/standingOf.ts';
import { readDealBreakers } from '../../dealBreakers.ts';

const atlas = realAtlas();
const read = (line: string) => readDealBreakers(atlas, line).dealBreakers;

describe('what is only wished for', () => {
  it.each([
    ['Preferably no earthquakes', 'earthquakes'],
    ['Hopefully no war', 'war'],
    ['no war preferably', 'war'],
    ['We’d rather not have humid summers', 'humidity'],
    ['No earthquakes would be nice', 'earthquakes'],
    ['ideally not hotter than 30C', 'extreme-heat'],
    ['ideally near the sea but not essential', 'sea'],
    ['Nice to have: a beach', 'sea'],
    ['Ideally a big city', 'big-city-asked'],
    ['ideally safe', 'violent-crime'],
    ['would be nice if it is safe', 'violent-crime'],
    ['hopefully warm winters', 'freezing-winters'],
    ['ideally no snow', 'freezing-winters'],
    ['low taxes would be nice but not needed', 'high-taxes'],
    ['Preferably my mother must be able to live with us', 'parent-along'],
  ])('is read, and rules nothing out: “%s”', (line, id) =>
    expect(read(line)).toMatchObject([{ id, ifPossible: true }]),
  );

  it.each([
    'ideally cold winters',
    'prefer cold weather',
    'ideally under 30C',
    'Ideally not Germany',
    'Preferably within 8 hours of flight from London',
    'a plus',
    'ideally no church',
    'preferably no gay marriage',
  ])('is left open where it is a bad thing by name, a country or a distance: “%s”', (line) =>
    expect(read(line).map(({ id }) => id)).toEqual([null]),
  );

  it('holds for what follows an “and” as well, unless that asks for itself', () => {
    const wishes = (line: string) => read(line).map(({ id, ifPossible }) => [id, ifPossible ?? false]);
    expect(wishes('ideally cheap and sunny')).toEqual([
      ['expensive', true],
      ['sunshine', true],
    ]);
    expect(wishes('ideally safe and must be warm')).toEqual([
      ['violent-crime', true],
      ['cold', false],
    ]);
  });

  it('warns of a place', () => {
    expect(ownVerdicts('Earthquakes')('JPN')?.status).toBe('failed');
    expect(ownVerdicts('Preferably no earthquakes')('JPN')?.status).toBe('at_risk');
  });
});
