import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { describe, expect, it } from 'vitest';
import { readings } from './readings.ts';

const atlas = realAtlas();
const said = (line: string, about = {}) => readings(atlas, line, about, 'deal-breakers')?.items[0];

describe('a line that is understood and sets no condition', () => {
  it.each([
    'Cold is ok',
    'earthquakes ok',
    'cold winters fine',
    'I don’t care about crime',
    'Earthquakes don’t scare me',
  ])('is taken for something acceptable: “%s”', (line) =>
    expect(said(line)).toBe(`“${line}”: read as something that you can live with, so it rules nothing out.`),
  );

  it.each(['I grew up in Ohio', 'Kind regards, Anneke', 'I was born in Leeds. We moved to Hull in 1999'])(
    'is told as a story that asks for nothing: “%s”',
    (line) =>
      expect(said(line)).toBe(
        `“${line}”: taken as something that you tell us, which asks nothing of a place.`,
      ),
  );

  it.each([
    'in Europe',
    'Only Malta',
    'Spain only',
    'Anywhere in Europe except the UK',
    'Europe but not Hungary',
    'outside Asia',
    'Country: Portugal',
    'Portugal please',
  ])('is given both of its meanings: “%s”', (line) =>
    expect(said(line)).toMatch(/may mean that such places are ruled out or that nothing else is left/),
  );

  it('is told where its animals are taken up, whether they are named already or not', () =>
    expect(said('My dog banned')).toMatch(
      /chapter of each place on family tells what it asks of the animals/,
    ));

  it('is given both of its meanings where it is about leaving a union', () =>
    expect(said('Not in the EU')).toMatch(/“No EU country” or “Must be in the EU”/));

  it.each(['Spain - my in-laws', 'Italy (we have a house there)'])(
    'is taken for a name that somebody is tied to: “%s”',
    (line) => expect(said(line)).toMatch(/may be a tie to the place as well as a reason against it/),
  );

  it('is explained for animals that have to come along', () => {
    expect(said('We will not go without our birds')).toMatch(/taken as said, and no country was ruled out/);
    for (const line of [
      "can't take the dog",
      'dogs not allowed',
      "countries that don't allow cats",
      'no pets allowed',
    ])
      expect(said(line), line).toMatch(/taken as said, and no country was ruled out/);
    expect(said('not without the beach')).not.toMatch(/taken as said/);
  });

  it('is explained for snow where no answer decides', () => {
    expect(said('No snow')).toMatch(/“There must be snow” or “Too much snow”/);
    expect(said('No snow', { snow: 'wanted' })).toMatch(/read as/);
    expect(said('There must be snow')).toMatch(/winters cold enough for snow/);
    expect(said('Too much snow')).toMatch(/no winters with freezing nights/);
  });

  it('is explained for the side of the road', () => {
    expect(said('must drive on the left')).toMatch(/“No driving on the left” or “No driving on the right”/);
    expect(said('must drive on the right')).toMatch(/read as “traffic on the right”/);
    expect(said('No driving on the left')).toMatch(/read as “no traffic on the left”/);
  });

  it.each(['anything but boring', 'Cold is ok but not gloomy'])('is not recognised in “%s”', (line) =>
    expect(said(line)).toMatch(/could not check/),
  );
});

describe('a line of several wishes without figures', () => {
  it('has more than one way to find out', () => {
    expect(said('must have good private schools, no wildfires')).toMatch(
      /for a place; and by looking the town up/,
    );
    expect(said('must have good private schools')).not.toMatch(/; and by/);
  });
});

describe('a long line with one condition in it', () => {
  const story =
    'After three years of talking about it every evening my husband has at last agreed to go with all of our furniture as long as it is no more than 12 hours flying from Cape Town';

  it('is said to set no other', () => {
    expect(said(story)).toMatch(/the rest of so long a line set no condition/);
    expect(said('No more than 12 hours flying from Cape Town')).not.toMatch(/so long a line/);
  });
});
