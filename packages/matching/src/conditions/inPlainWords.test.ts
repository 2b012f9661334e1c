import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { describe, expect, it } from 'vitest';
import { readDealBreakers } from './dealBreakers.ts';

const atlas = realAtlas();
const read = (text: string) => readDealBreakers(atlas, text, { home: 'GBR', citizenships: ['GBR'] });

describe('a condition in the words of many', () => {
  it.each<[string, string]>([
    ['affordable housing', 'housing-cost'],
    ['rents too high', 'housing-cost'],
    ['Housing must be affordable', 'housing-cost'],
    ['no income tax', 'no-income-tax'],
    ['tax free country', 'no-income-tax'],
    ['not tropical', 'tropical'],
    ['I can’t stand tropical heat', 'tropical'],
    ['24/7 power', 'power-cuts'],
    ['constant light', 'power-cuts'],
    ['Water and power should be there all the time', 'power-cuts'],
    ['air dirty', 'pollution'],
    ['my son has asthma so air needs to be clean', 'pollution'],
    ['safety comes first', 'violent-crime'],
    ['LGBT unfriendly', 'lgbt'],
    ['where gay people are persecuted', 'lgbt'],
    ['trans rights not respected', 'lgbt'],
    ['tax free pension', 'foreign-income-tax'],
    ['I want to keep my Turkish passport', 'dual-citizenship'],
    ['no need to renounce', 'dual-citizenship'],
    ['visa that leads to citizenship', 'citizenship-at-all'],
    ['I only speak English and can’t learn a language', 'own-languages'],
    ['We don’t speak any other language and at our age won’t learn one', 'own-languages'],
    ['where I can live on about $3,500 a month', 'monthly-cost'],
    ['My budget is 2500 USD per month for everything', 'monthly-cost'],
    ['The time difference with Berlin can’t be more than 2 hours', 'time-difference'],
    ['passport in five years or less', 'citizenship-years'],
    ['+40 in summer', 'extreme-heat'],
    ['-20 in winter', 'freezing-winters'],
    ['Cannot live without seasons', 'seasons'],
    ['where the army is in power', 'autocracy'],
    ['only democracies', 'autocracy'],
    ['missiles', 'war'],
    ['must be CET', 'time-difference'],
    ['sub zero temps', 'freezing-winters'],
    ['must be warm in winter', 'freezing-winters'],
    ['any country that bans the breed is out', 'breed-law'],
    ['long winters', 'cold'],
    ['It has to have sunshine, I suffer from SAD', 'sunshine'],
    ['Budget 1800 USD monthly', 'monthly-cost'],
    ['where the tap water makes you sick', 'water'],
    ['where women are not respected', 'misogyny'],
    ['political unrest', 'instability'],
    ['Should allow dual citizenship (I keep my Brazilian)', 'dual-citizenship'],
    ['GMT+1 only', 'time-difference'],
  ])('is read from "%s" as %s', (line, id) => {
    const { dealBreakers } = read(line);
    expect(dealBreakers.map((one) => one.id)).toContain(id);
    expect(dealBreakers.some(({ unread }) => unread !== undefined)).toBe(false);
  });

  it.each([
    'no income tax on foreign income for companies',
    'My budget is 20000 for relocation',
    'tropical storms',
    'no big city lights',
    'no democratic deficit at work',
    'I want to learn a language',
  ])('is no other one: %s', (line) =>
    expect(
      read(line).dealBreakers.filter(({ id }) =>
        ['no-income-tax', 'monthly-cost', 'tropical', 'own-languages', 'autocracy', 'big-city'].includes(
          id ?? '',
        ),
      ),
    ).toEqual([]),
  );

  it.each<[string, string]>([
    ['safer than Brazil', 'no homicide more frequent than in Brazil'],
    ['must have less crime than South Africa', 'no homicide more frequent than in South Africa'],
    ['sunnier than Amsterdam', 'no winters greyer than those of Amsterdam'],
    ['less rain than Seattle', 'no climate rainier than that of Seattle'],
    ['warmer winters than Berlin', 'no winters colder than those of Berlin'],
    ['somewhere cheaper than Portugal', 'no place more expensive than Portugal'],
  ])('has the place named for its limit: %s', (line, label) =>
    expect(read(line).dealBreakers.map((one) => one.label)).toEqual([label]),
  );

  it('warns of theft by what stands in for it', () =>
    expect(read('pickpockets').dealBreakers).toMatchObject([{ id: 'violent-crime', partly: true }]));

  it('names places that are out, and why', () => {
    const out = (line: string) => read(line).excluded.map(({ iso3 }) => iso3);
    expect(out('I’m open to everything except North Korea')).toEqual(['PRK']);
    expect(out('We’d live anywhere except China or Russia').toSorted()).toEqual(['CHN', 'RUS']);
    expect(out('We cannot do extreme cold, Canada is out for that reason')).toEqual(['CAN']);
    expect(out('no Arab countries')).toContain('EGY');
    expect(out('nowhere near Russia')).toEqual(expect.arrayContaining(['RUS', 'FIN']));
    expect(out('China, Russia, NK, Iran and similar').toSorted()).toEqual(['CHN', 'IRN', 'PRK', 'RUS']);
    expect(out('S. Africa')).toEqual(['ZAF']);
    expect(out('No S Korea, no n. korea').toSorted()).toEqual(['KOR', 'PRK']);
    expect(out('no E. Europe')).toContain('POL');
    expect(out('Macedonia, Bosnia and España').toSorted()).toEqual(['BIH', 'ESP', 'MKD']);
    expect(out('not back to India')).toEqual(['IND']);
    expect(out('back to India')).toEqual([]);
    expect(out('We are banned from the UK')).toEqual(['GBR']);
    expect(out('no southern hemisphere')).toEqual(expect.arrayContaining(['AUS', 'CHL']));
    expect(out('no southern hemisphere')).not.toContain('PRT');
    const storms = read('hurricanes scare me so the Caribbean is out');
    expect(storms.dealBreakers.map(({ id }) => id)).toEqual(['countries', 'hurricanes']);
    expect(storms.excluded.length).toBeGreaterThan(10);
  });

  it('is heard behind its reason, which is named', () => {
    const [one] = read(
      'We come from Canada and hate the winters there, so nowhere that freezes',
    ).dealBreakers;
    expect(one).toMatchObject({
      id: 'freezing-winters',
      unread: ['We come from Canada and hate the winters there'],
    });
    expect(read('I love the heat so no cold').dealBreakers.map(({ id }) => id)).toEqual(['cold']);
  });

  it('is only wished for where “if possible” stands behind the last “and”', () =>
    expect(
      read('Should be safe and not too expensive, and with sea if possible').dealBreakers.map(
        ({ id, ifPossible }) => [id, ifPossible],
      ),
    ).toEqual([
      ['expensive', undefined],
      ['sea', true],
    ]));
});

describe('a line in another language', () => {
  it.each([
    'Ich war in Spanien',
    'der Krieg war schlimm',
    'la corruption ne me dérange pas',
    'no me importa la violencia',
    'Nur Portugal oder Spanien',
    'Keine Diktatur, Inflation, Korruption oder war zones',
  ])('is none of ours, whatever words of it look like: “%s”', (line) =>
    expect(read(line)).toMatchObject({ dealBreakers: [{ id: null, text: line }], excluded: [] }),
  );
});
