import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { describe, expect, it } from 'vitest';
import { readDealBreakers } from '../../dealBreakers.ts';

const atlas = realAtlas();
const read = (line: string) =>
  readDealBreakers(atlas, line).dealBreakers.map(({ id, unread = [] }) => [id, ...unread]);

describe('an “or” between what is asked for', () => {
  it.each([
    'near the sea or a lake',
    'must be near the sea or on an island',
    'safe or cheap',
    'either low taxes or good weather',
    'fast internet or Starlink',
  ])('leaves the line to people, since one of both is enough: “%s”', (line) =>
    expect(read(line)).toEqual([[null]]),
  );

  it.each([
    ['must not be hot or humid', [['extreme-heat'], ['humidity']]],
    ['high crime or taxes', [['violent-crime'], ['high-taxes']]],
    ['no sea or lake', [['sea', 'lake']]],
    ['good healthcare or hospitals', [['healthcare']]],
    ['cheap or free healthcare', [['healthcare', 'cheap']]],
  ])('counts nothing where both are feared, or are one: “%s”', (line, found) =>
    expect(read(line)).toEqual(found),
  );
});

describe('a price behind an “or”', () => {
  it.each([
    ['IVF not allowed or crazy expensive', [[null]]],
    ['schools bad or expensive', [[null]]],
    ['Internet slow or expensive', [['poor-internet', 'expensive']]],
    ['dogs banned or expensive to bring', [[null]]],
    ['exam for pharmacist more than 2 years or too expensive', [[null]]],
    ['visa process too long or too expensive', [[null]]],
    ['no beach, exam more than 2 years or too expensive', [['sea'], [null]]],
    ['abortion not allowed or very expensive', [['abortion', 'very expensive']]],
    ['healthcare bad or expensive', [['healthcare', 'expensive']]],
  ])('is said of the thing before it, not of a country: “%s”', (line, found) =>
    expect(read(line)).toEqual(found),
  );

  it.each([
    ['too hot or expensive', [['extreme-heat'], ['expensive']]],
    ['noisy or expensive', [['expensive', 'noisy']]],
    ['no expensive or polluted places', [['expensive'], ['pollution']]],
  ])('is said of a country beside what a country is: “%s”', (line, found) =>
    expect(read(line)).toEqual(found),
  );
});

describe('what is put up with', () => {
  it.each([
    ['low taxes even if healthcare is bad', [['high-taxes']]],
    ['good healthcare, even if taxes are high', [['healthcare']]],
    ['no cold even if it is cheap', [['cold']]],
  ])('asks for nothing: “%s”', (line, found) => expect(read(line)).toEqual(found));
});

describe('a list of wishes', () => {
  it.each([
    ['a) no war b) no cold', [['war'], ['cold']]],
    ['crime & corruption', [['violent-crime'], ['corruption']]],
    [
      'Not too far from the UK (max 4h flight), warm winters, good healthcare, low cost of living, English spoken',
      [['flight'], ['freezing-winters'], ['healthcare'], ['expensive'], ['spoken']],
    ],
    ['Must: EU, good internet, warm', [['inside-eu'], ['internet'], ['cold']]],
    ['deal breakers - crime, heat, no sea', [['violent-crime'], ['extreme-heat'], ['sea']]],
    ['Non-negotiables: safety, good hospitals', [['violent-crime'], ['healthcare']]],
  ])('is heard wish by wish: “%s”', (line, found) => expect(read(line)).toEqual(found));
});
