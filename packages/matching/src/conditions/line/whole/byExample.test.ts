import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { describe, expect, it } from 'vitest';
import { profilePreferences } from '../../../preferences.ts';
import { engineOf } from '../../../engine/engine.ts';
import { standing } from '../../../rank.ts';
import { answersOf } from '../../../testing/persona.ts';
import { readDealBreakers } from '../../dealBreakers.ts';

const atlas = realAtlas();

describe('a season like that of a country', () => {
  it.each<[string, string | null, string?]>([
    ['Winters as in Canada', 'freezing-winters', 'no winters as cold as those of Ottawa'],
    ['Snow like in Canada', 'freezing-winters', 'no winters as cold as those of Ottawa'],
    ['snow like Canada’s', 'freezing-winters', 'no winters as cold as those of Ottawa'],
    ['Winters as cold as in Finland', 'freezing-winters', 'no winters as cold as those of Helsinki'],
    ['No summers like those in Spain', 'extreme-heat', 'no summers as hot as those of Madrid'],
    ['as hot as India', 'extreme-heat', 'no summers as hot as those of New Delhi'],
    // A wish, another thing than a season, or both seasons.
    ['Must have snow like in Canada', null],
    ['I would like Canada', null],
    ['Winters not like Canada', null],
    ['We like winters in Canada', null],
    ['Do not mind snow like in Canada', null],
    ['Food like in Canada', null],
    ['Hot summers and cold winters like Spain', null],
    ['I’d like snow', null],
  ])('is read from "%s" as %s', (line, id, label) => {
    const [read] = readDealBreakers(atlas, line).dealBreakers;
    expect(read?.id ?? null).toBe(id);
    if (label) expect(read?.label).toBe(label);
  });

  it('never excludes the country itself by name', () => {
    expect(readDealBreakers(atlas, 'Snow like in Canada').excluded).toEqual([]);
  });

  it('rules out what is as cold, and not the frost of milder places', () => {
    const gate = standing(
      engineOf(atlas),
      profilePreferences(atlas, answersOf({ 'deal-breakers': 'Snow like in Canada' })),
    ).gates.find(({ group }) => group === 'deal-breaker');
    const status = (iso3: string) => gate?.check(atlas.indexOf(iso3)).status;
    expect(['MNG', 'DEU', 'POL', 'PRT'].map(status)).toEqual(['failed', 'met', 'met', 'met']);
  });
});

const readings = (line: string) => readDealBreakers(atlas, line).dealBreakers;

describe('a place that is named as an example of too much', () => {
  it.each<[string, string, string]>([
    ['No dark winter like in Tromsø', 'dark-winters', 'no winters as dark as those of Tromsø'],
    ['no dark winters like in tromso', 'dark-winters', 'no winters as dark as those of Tromsø'],
    ['Dark winters as in Helsinki', 'dark-winters', 'no winters as dark as those of Helsinki'],
    ['Stockholm winters are too dark', 'dark-winters', 'no winters as dark as those of Stockholm'],
    ['Stockholm’s winters are too dark for me', 'dark-winters', 'no winters as dark as those of Stockholm'],
    ['Winters darker than in Berlin', 'dark-winters', 'no winters darker than those of Berlin'],
    [
      'Grey winters with no sun, anything like Seattle or London in December',
      'grey-winters',
      'no winters as grey as those of Seattle or London',
    ],
    ['No grey winter like in Dublin', 'grey-winters', 'no winters as grey as those of Dublin'],
    ['Winters greyer than in Pittsburgh', 'grey-winters', 'no winters greyer than those of Pittsburgh'],
    ['as dark as the uk', 'dark-winters', 'no winters as dark as those of London'],
    ['hot like Dubai', 'extreme-heat', 'no summers as hot as those of Dubai'],
    ['It is too hot in Dubai', 'extreme-heat', 'no summers as hot as those of Dubai'],
    ['No Dubai heat', 'extreme-heat', 'no summers as hot as those of Dubai'],
    ['Not as hot as Phoenix, Arizona', 'extreme-heat', 'no summers as hot as those of Phoenix'],
    ['Hot like Texas', 'extreme-heat', 'no summers as hot as those of Houston'],
    ['Hotter than Madrid', 'extreme-heat', 'no summers hotter than those of Madrid'],
    ['humid like Singapore', 'humidity', 'no climate as humid as that of Singapore'],
    ['as rainy as Bergen', 'constant-rain', 'no climate as rainy as that of Bergen'],
    ['as expensive as London/Zurich', 'expensive', 'no place as expensive as London or Zurich'],
    ['Must not be as expensive as London', 'expensive', 'no place as expensive as London'],
    ['Prices like Switzerland', 'expensive', 'no place as expensive as Switzerland'],
    ['as expensive as the US', 'expensive', 'no place as expensive as the US'],
    ['More expensive than London', 'expensive', 'no place more expensive than London'],
    ['smog like in Delhi', 'pollution', 'no air as polluted as that of Delhi'],
    ['A homicide rate like in Mexico', 'violent-crime', 'no homicide as frequent as in Mexico'],
    ['More violent than Brazil', 'violent-crime', 'no homicide more frequent than in Brazil'],
    ['no crime worse than in Mexico', 'violent-crime', 'no homicide more frequent than in Mexico'],
    ['winters no harsher than in Toronto', 'freezing-winters', 'no winters colder than those of Toronto'],
    ['air quality not worse than Berlin', 'pollution', 'no air more polluted than that of Berlin'],
    ['Cheaper than London', 'expensive', 'no place more expensive than London'],
    ['Must be cheaper than Spain', 'expensive', 'no place more expensive than Spain'],
    ['Cost of living higher than Spain', 'expensive', 'no place more expensive than Spain'],
    ['Crime like in London', 'violent-crime', 'no high rate of violent crime'],
    // What no record tells of the place, or is no trouble there, is read without its name.
    ['As humid as Reykjavik', 'humidity', 'no very humid climate'],
    ['Dark winter like in Lapland', 'dark-winters', 'no winters of short, dark days'],
  ])('is the measure: "%s"', (line, id, label) => {
    expect(readings(line)[0]).toMatchObject({ id, label });
  });

  it.each([
    'Must be warm like Lisbon',
    'I want winters like in Lisbon',
    'Nice summers like in Nice',
    'as hot as hell',
    'as cold as possible',
    'Cold as ice',
    'Oslo is not too dark',
    'London is too far',
    'people as cold as in Stockholm',
    'House prices like London',
    'traffic like Bangkok',
    'Weather like London',
  ])('is none: "%s"', (line) => {
    expect(readings(line).map(({ id }) => id)).toEqual([null]);
  });

  it('is told whose figure it is, of several places that with the least', () => {
    expect(readings('As expensive as London or Zurich')[0]?.by).toMatchObject({
      of: 'United Kingdom',
      wider: true,
    });
    expect(readings('Summers like in Seville or Athens')[0]?.by).toMatchObject({
      of: 'Athens',
      wider: false,
    });
    expect(readings('Humid and hot like Singapore').map(({ id }) => id)).toEqual([
      'extreme-heat',
      'humidity',
    ]);
  });

  it('is left out by itself where it is refused, or the figure is that of its whole country', () => {
    expect(readings('not Lisbon, too expensive').map(({ id, label }) => [id, label])).toEqual([
      ['far-from', 'not Lisbon itself'],
      ['expensive', 'no place as expensive as Lisbon'],
    ]);
    expect(readings('Not Lisbon, too many tourists')).toMatchObject([
      { id: 'far-from' },
      { id: null, text: 'too many tourists' },
    ]);
    const { dealBreakers, excluded } = readDealBreakers(atlas, 'Not Switzerland, too expensive');
    expect(dealBreakers.map(({ id }) => id)).toEqual(['countries', 'expensive']);
    expect(excluded.map(({ iso3 }) => iso3)).toEqual(['CHE']);
  });
});

describe('a country that is refused for its weather', () => {
  const read = (line: string) =>
    readDealBreakers(atlas, line).dealBreakers.map(({ id, label }) => [id, label]);

  it('asks no more of others by its capital than the word by itself does', () =>
    expect(read('No Spain, too hot')).toEqual([
      ['countries', 'not Spain'],
      ['extreme-heat', 'no extreme summer heat'],
    ]));

  it('is the measure where that rules out less', () =>
    expect(read('No Canada, too cold')).toEqual([
      ['countries', 'not Canada'],
      ['freezing-winters', 'no winters as cold as those of Ottawa'],
    ]));
});

describe('the figure of a place that is named', () => {
  const statusOf = (line: string, id: string) => {
    const gate = standing(
      engineOf(atlas),
      profilePreferences(atlas, answersOf({ 'deal-breakers': line })),
    ).gates.find((one) => one.id === `deal-breaker:${id}`);
    return (iso3: string) => gate?.check(atlas.indexOf(iso3)).status;
  };

  it('leaves what is clearly lighter than Tromsø, in Norway too', () => {
    expect(['NOR', 'FIN', 'DNK'].map(statusOf('No dark winter like in Tromsø', 'dark-winters'))).toEqual([
      'met',
      'met',
      'met',
    ]);
    const asHelsinki = statusOf('Dark winters as in Helsinki', 'dark-winters');
    expect(['FIN', 'DNK', 'DEU'].map(asHelsinki)).toEqual(['failed', 'at_risk', 'met']);
  });

  it.each([
    ['humid like Singapore', 'humidity', 'SGP'],
    ['Prices like Switzerland', 'expensive', 'CHE'],
    ['as polluted as India', 'pollution', 'IND'],
    ['as rainy as Ireland', 'constant-rain', 'IRL'],
    ['as dark as Iceland', 'dark-winters', 'ISL'],
  ])('rules out that place: "%s"', (line, id, iso3) => {
    expect(statusOf(line, id)(iso3)).toBe('failed');
  });

  it('of a country warns of the rest of it, where a town was named', () => {
    const status = statusOf('as expensive as Lisbon', 'expensive');
    expect(['PRT', 'CHE', 'IND'].map(status)).toEqual(['at_risk', 'failed', 'met']);
  });

  it('that is not to be passed leaves the place itself', () => {
    expect(['GBR', 'CHE', 'PRT'].map(statusOf('More expensive than the UK', 'expensive'))).toEqual([
      'met',
      'failed',
      'met',
    ]);
  });
});

describe('countries that are named as some of those that are meant', () => {
  it.each<[string, readonly string[], readonly (string | null)[]]>([
    ['Countries that do not recognise two mothers, like Italy', ['ITA'], ['countries', 'same-sex-parents']],
    ['places that still whistle at dogs, like Italy', ['ITA'], ['countries']],
    ['anywhere that bans kissing in the street, such as Dubai or Qatar', ['QAT'], ['countries']],
    ['States with earthquakes, like Japan', ['JPN'], ['countries', 'earthquakes']],
  ])('are ruled out, and what is said of them is told as unread where it is: "%s"', (line, out, ids) => {
    const { dealBreakers, excluded } = readDealBreakers(atlas, line);
    expect(excluded.map(({ iso3 }) => iso3)).toEqual(out);
    expect(dealBreakers.map(({ id }) => id)).toEqual(ids);
  });

  it.each<[string, readonly string[], readonly (string | null)[]]>([
    ['Countries where FSB feels at home (Serbia, Turkey, Emirates)', ['SRB', 'TUR', 'ARE'], ['countries']],
    ['Any country that sends people back: Belarus, Kazakhstan', ['BLR', 'KAZ'], ['countries']],
    ['Anywhere run by dictators, e.g. Belarus or Egypt', ['BLR', 'EGY'], ['autocracy', 'countries']],
    ['Countries that drive on the left (UK, Australia, etc.)', ['GBR', 'AUS'], ['countries', 'left-traffic']],
    ['Places where it is always humid (Singapore)', [], ['humidity']],
  ])('stand in brackets, behind a colon or “e.g.” as well: "%s"', (line, out, ids) => {
    const { dealBreakers, excluded } = readDealBreakers(atlas, line);
    expect(excluded.map(({ iso3 }) => iso3)).toEqual(out);
    expect(dealBreakers.map(({ id }) => id).toSorted()).toEqual([...ids].toSorted());
  });

  it('keep the words that are told as unread as they were written', () => {
    const [read] = readDealBreakers(atlas, 'Countries where FSB feels at home (Serbia)').dealBreakers;
    expect(read?.unread).toEqual(['Countries where FSB feels at home']);
  });

  it.each([
    'No direct flights to countries of my family (Germany, UK)',
    'Must be a country in the EU (Spain, Portugal)',
    'Only countries where English is spoken (Ireland, Malta)',
    'More than 5 hours from the country of my parents (Poland)',
  ])('are none where they are where one goes to, or what is wished: "%s"', (line) => {
    expect(readDealBreakers(atlas, line).excluded).toEqual([]);
  });

  it.each(['Not safe like Japan', 'A country must be clean, like Switzerland', 'traffic like Bangkok'])(
    'are none where the name only compares: "%s"',
    (line) => {
      expect(readDealBreakers(atlas, line).excluded).toEqual([]);
    },
  );
});

describe('the adjective of a country as an example', () => {
  const labels = (line: string) => readDealBreakers(atlas, line).dealBreakers.map(({ label }) => label);

  it.each([
    ['no Canadian winters', 'no winters as cold as those of Ottawa'],
    ['canadian winters', 'no winters as cold as those of Ottawa'],
    ['Scandinavian winters', 'no winters as cold as those of Copenhagen, Oslo or Stockholm'],
    ['Swiss prices', 'no place as expensive as Switzerland'],
    ['British prices', 'no place as expensive as the United Kingdom'],
    ['Chinese smog', 'no air as polluted as that of China'],
  ])('sets the limit: “%s”', (line, label) => expect(labels(line)).toEqual([label]));

  it.each(['Portuguese winters', 'Mexican prices', 'British weather', 'French healthcare'])(
    'refuses nothing by its bare name where there is no trouble: “%s”',
    (line) => expect(labels(line)).toEqual(['not read as a condition']),
  );

  it.each([
    ['winters like canada -20', 'no winters below −20 °C'],
    ['nothing like january in chicago -25', 'no winters below −25 °C'],
    ['no summer like Dubai +45', 'no summers above 45 °C'],
    ['-10 or colder', 'no winters below −10 °C'],
    ['minus 15 degrees and below', 'no winters below −15 °C'],
    ['summers of 40 degrees or more', 'no summers above 40 °C'],
  ])('gives way to the number beside it: “%s”', (line, label) => expect(labels(line)).toEqual([label]));
});

describe('two places in one line', () => {
  it('names no place for what is short and not hot', () =>
    expect(readDealBreakers(atlas, 'summers shorter than in Arizona').dealBreakers).toMatchObject([
      { id: null },
    ]));

  it.each([
    ['as hot as in Seville or prices like in Zurich', 'Seville'],
    ['hotter than Madrid or more expensive than Paris', 'Madrid'],
  ])('are each the measure of their own thing: “%s”', (line, place) => {
    const heat = readDealBreakers(atlas, line).dealBreakers.find(({ id }) => id === 'extreme-heat');
    expect(heat?.by?.said).toBe(place);
  });
});
