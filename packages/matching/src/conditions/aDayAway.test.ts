import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { describe, expect, it } from 'vitest';
import { readDealBreakers } from './dealBreakers.ts';

const atlas = realAtlas();
const read = (line: string) => readDealBreakers(atlas, line).dealBreakers;

describe('a day on the way', () => {
  it.each([
    ['reachable within one day', undefined],
    ['Must be reachable within one day', undefined],
    ['more than a day of travel from home', undefined],
    ['more than a day to get home', undefined],
    ['Not reachable within one day from Munich', 'Munich'],
    ['must be reachable in a day from Berlin', 'Berlin'],
    ['No more than a day’s travel from Toronto', 'Toronto'],
    ['Within a day’s journey of my parents', 'your family'],
    ['no more than 1 day of travel to Łódź door to door', 'Łódź'],
  ])('is a time in the air: "%s"', (line, from) => {
    const [one] = read(line);
    expect(one).toMatchObject({ id: 'flight', limit: 12 });
    expect(one?.label).toContain('12 hours (a day from door to door)');
    expect(one?.from?.said).toBe(from);
  });

  it.each([
    'Doctor reachable within one day',
    'A day trip to the sea',
    'Mountains reachable in one day',
    'Must be more than a day of travel away',
    'A day by train at most',
    'Rain more than one day a week',
  ])('is none: "%s"', (line) => {
    expect(read(line).map(({ id }) => id)).not.toContain('flight');
  });
});
