import { describe, expect, it } from 'vitest';
import { wantedApart } from './wantedApart.ts';

describe('a sentence on the place that is wanted', () => {
  it.each([
    [
      'I want a safe, clean country with good schools and hospitals',
      ['must be safe', 'must be clean', 'must have good schools', 'must have hospitals'],
    ],
    [
      "I'm looking for a walkable city with public transport",
      ['must be walkable', 'must have public transport'],
    ],
    ['must be a very safe place with fast internet.', ['must be very safe', 'must have fast internet']],
    [
      'We want a place with a big garden for our dogs, and low crime',
      ['must have a big garden for our dogs', 'must have low crime'],
    ],
  ])('is a demand for each of its words: “%s”', (line, parts) => expect(wantedApart(line)).toEqual(parts));

  it.each([
    'a country with high crime',
    'I want a country with no snow',
    'I want somewhere with schools where English is spoken',
    'we want a city with more than a million people',
    'I do not want a country with guns',
    'I want to live near my family in Spain',
  ])('is another line where it denies, counts or says more: “%s”', (line) =>
    expect(wantedApart(line)).toEqual([line]),
  );
});
