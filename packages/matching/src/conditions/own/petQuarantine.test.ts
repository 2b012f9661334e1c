import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { describe, expect, it } from 'vitest';
import { readDealBreakers } from '../dealBreakers.ts';

const atlas = realAtlas();
const idsOf = (text: string) => readDealBreakers(atlas, text).dealBreakers.map(({ id }) => id);

describe('a line on a quarantine for animals', () => {
  it.each([
    ['My dog must be allowed in without quarantine', 'no quarantine for your dog'],
    ['Quarantine for my cat or dog', 'no quarantine for your dog and cat'],
    ['pet quarantine', 'no quarantine for your animals'],
  ])('is read of the animals named: "%s"', (text, label) => {
    expect(readDealBreakers(atlas, text).dealBreakers).toMatchObject([{ id: 'pet-quarantine', label }]);
  });

  it.each([
    ['More than 30 days of quarantine for our dog', 'no quarantine of more than 30 days for your dog', 30],
    ['cat quarantine longer than two weeks', 'no quarantine of more than 2 weeks for your cat', 14],
    [
      'long quarantine for the dogs, more than a month',
      'no quarantine of more than 1 month for your dog',
      30,
    ],
    ['pet quarantine of over a full week', 'no quarantine of more than 1 week for your animals', 7],
    [
      'No more than 1 month of quarantine for pets',
      'no quarantine of more than 1 month for your animals',
      30,
    ],
  ])('is read with the days that it may last: "%s"', (text, label, limit) => {
    expect(readDealBreakers(atlas, text).dealBreakers).toMatchObject([
      { id: 'pet-quarantine', label, limit },
    ]);
  });

  it('is meant by any line on one where animals move along, unless it names people', () => {
    const idOf = (text: string, pets: readonly string[]) =>
      readDealBreakers(atlas, text, { pets }).dealBreakers.map(({ id }) => id);
    expect(idOf('Bigos in quarantine', ['cat'])).toEqual(['pet-quarantine']);
    expect(idOf('Quarantine on arrival', ['dog-large'])).toEqual(['pet-quarantine']);
    expect(idOf('Bigos in quarantine', [])).toEqual([null]);
    expect(idOf('Covid lockdowns and quarantine', ['cat'])).toEqual([null]);
  });

  it.each([
    'quarantine',
    'lockdowns and quarantine',
    'dog quarantine of 10 days',
    'quarantine for 3 dogs',
    'a long quarantine for the dog',
  ])('leaves "%s" to people', (text) => {
    expect(idsOf(text)).toEqual([null]);
  });
});
