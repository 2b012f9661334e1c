import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { describe, expect, it } from 'vitest';
import { readDealBreakers } from '../dealBreakers.ts';

const atlas = realAtlas();

const read = (text: string, home?: string) => {
  const [first] = readDealBreakers(atlas, text, { home: home ?? null }).dealBreakers;
  return [first?.id ?? null, first?.limit === undefined ? null : Math.round(first.limit * 10) / 10];
};

describe('the number in a line', () => {
  it.each<[string, string | null, number | null]>([
    ['Summers above 38 degrees', 'extreme-heat', 38],
    ['above 30 degrees', 'extreme-heat', 30],
    ['over 35°C year-round', 'extreme-heat', 35],
    ['Temperatures over 30 degrees all year round', 'extreme-heat', 30],
    ['above 20 degrees all year', null, null],
    ['no 40+ degrees', 'extreme-heat', 40],
    ['Never over 100 °F', 'extreme-heat', 37.8],
    ['summers over 90', 'extreme-heat', 32.2],
    ['Summers must stay below 30', 'extreme-heat', 30],
    ['Summers at most 33.5 °C', 'extreme-heat', 33.5],
    ['Extreme heat', 'extreme-heat', null],
    ['Winters below -10', 'freezing-winters', -10],
    ['colder than minus 5 degrees', 'freezing-winters', -5],
    ['winters must stay above 5 °C', 'freezing-winters', 5],
    ['below 40 degrees in winter', 'freezing-winters', 4.4],
    ['No winters below freezing', 'freezing-winters', null],
    ['Inflation above 5%', 'inflation', 5],
    ['humidity over 80 percent', 'humidity', 80],
    ['Taxes above 40%', 'tax-share', 40],
    ['Tax and social security above 40% of my pay', 'tax-share', 40],
    ['more than 35% of take-home pay lost to tax and pension contributions', 'tax-share', 35],
    ['no place with more than 1 homicide per 100k', 'violent-crime', 1],
    ['High taxes', 'high-taxes', null],
    ['Rent above €1,500', 'rent', 1500],
    ['Cost of living over US$3,000 a month', 'monthly-cost', 3000],
    ['expenses of more than $3k', 'monthly-cost', 3000],
    ['More than $2,000 a month all in', 'monthly-cost', 2000],
    ['over 2500 dollars in total every month', 'monthly-cost', 2500],
    ['More than 5 hours of flight', 'flight', 5],
    ['more than six hours time difference', 'time-difference', 6],
    ['More than 2,000 km from home', 'distance', 2000],
    ['max 1500 km drive', 'distance', 1500],
    ['must be within 1000 km drive', 'distance', 1000],
    ['nothing over 1200 km by car', 'distance', 1200],
    ['no long drives over 300 km', 'distance', 300],
    ['no drives of more than 400 km to work', null, null],
    ['more than 300 km drive to the mountains', null, null],
    ['more than 400 km by car to a ski resort', null, null],
    ['more than 300 km by road to a major port', null, null],
    ['ski resort no more than 400 km by car', null, null],
    ['max 20 km drive to a shop', null, null],
    ['no more than 20 C difference between summer and winter', null, null],
    ['Sea more than one hour away', 'sea-time', 60],
    ['More than 30 minutes from the beach', 'sea-time', 30],
    ['Must be within 50 km of the sea', 'sea-distance', 50],
    ['Must be less than 20 miles from the coast', 'sea-distance', 32.2],
    ['Tuition and living over 15,000 dollars a year', 'monthly-cost', 1250],
    ['Yearly expenses above $24,000', 'monthly-cost', 2000],
    ['No path to permanent residence within 6 years', 'permanent-residence', 6],
    ['more than ten years to citizenship', 'citizenship-years', 10],
    ['No citizenship within 7.5 years', 'citizenship-years', 7.5],
    ['More than 4.5 hours flight', 'flight', 4.5],
    ['more than 4,5 hours of flight', 'flight', 4.5],
    ['flights over 4 1/2 hours', 'flight', 4.5],
    ['flights over 4½ hours', 'flight', 4.5],
    ['flights longer than four and a half hours', 'flight', 4.5],
    ['flights longer than four hours and a half', 'flight', 4.5],
    ['flights longer than 2 hours 30 minutes', 'flight', 2.5],
    ['flights longer than 90 minutes', 'flight', 1.5],
    ['More than 1.5 hours from the sea', 'sea-time', 90],
    ['Sea more than an hour and a half away', 'sea-time', 90],
    ['Sea more than half an hour away', 'sea-time', 30],
    ['Rent above 1 200 euros', 'rent', 1200],
    ['Winter days below 12 degrees', 'cold-days', 12],
    ['below 10 °C by day', 'cold-days', 10],
    ['afternoons in winter colder than 50 °F', 'cold-days', 10],
    ['winters below 12 degrees day and night', 'freezing-winters', 12],
    ['Winter nights below 5 degrees', 'freezing-winters', 5],
    ['The temperature in January is under 15 degrees', 'cold-months', 15],
    ['Average winter temperature below 10 °C', 'cold-months', 10],
    ['Minimum temperature in January below 5 °C', 'freezing-winters', 5],
    ['Summers of 38 degrees', 'extreme-heat', 38],
    ['40 °C in July', 'extreme-heat', 40],
    ['Winters with minus 20 degrees', 'freezing-winters', -20],
    ['winters of -20', 'freezing-winters', -20],
    ['winter (-15)', 'freezing-winters', -15],
    ['winters of minus 25', 'freezing-winters', -25],
    ['Summers of 38 degrees are what I need', null, null],
    ['Winters with less than 2 hours of sun a day', null, null],
    ['Murder rate higher than 2 per 100,000', 'violent-crime', 2],
    ['Murder rate above 2', 'violent-crime', 2],
    ['A homicide rate over 3.5.', 'violent-crime', 3.5],
    ['More than 5 homicides per 100.000 people', 'violent-crime', 5],
    ['Crime', 'violent-crime', null],
    ['Tax above 20% on my pension', 'pension-tax', 20],
  ])('reads "%s" as %s at %s', (text, id, limit) => {
    expect(read(text)).toEqual([id, limit]);
  });

  it('takes degrees without a unit as those in use at home, unless nobody can mean them of a summer', () => {
    expect(read('Winters below 20 degrees', 'DEU')).toEqual(['freezing-winters', 20]);
    expect(read('Winters below 20 degrees', 'USA')).toEqual(['freezing-winters', -6.7]);
    expect(read('Winters below 5 °C', 'USA')).toEqual(['freezing-winters', 5]);
    expect(read('Hot summers over 35 degrees', 'USA')).toEqual(['extreme-heat', 35]);
    expect(read('Heat waves above 40 degrees', 'USA')).toEqual(['extreme-heat', 40]);
    expect(read('Summers above 50 °F', 'USA')).toEqual(['extreme-heat', 10]);
    expect(read('Summers above 95 degrees', 'DEU')).toEqual(['extreme-heat', 35]);
  });

  it.each([
    '20-25 degrees',
    'over 40',
    'flights over 1,000 hours',
    'flights over twenty-five hours',
    'no more than 4½ km from the sea',
    'more than 10 days below 0 degrees',
    'Summer nights above 25 degrees',
    'more than 30 people',
    'Winters above 20',
    'More than 15% tax on foreign dividends',
    'Capital gains tax on cryptocurrency above 15%',
    'more than 10% tax on interest and rents',
    'foreign income taxed at more than 15%',
    'Countries that extradite to Russia',
    'no extradition to Russia',
    'Banks that close or restrict the accounts of Russian citizens',
    'Real estate taxes',
    'Permanent residence',
    '500 km north of home',
    'a new passport',
    'rent',
    'I do not want to live near the sea',
    'not within 500 km of home',
  ])('leaves "%s" to people', (text) => {
    expect(read(text)).toEqual([null, null]);
  });

  it('says one killing in the singular', () => {
    const label = (line: string) => readDealBreakers(atlas, line).dealBreakers[0]?.label;
    expect(label('more than 1 homicide per 100k')).toBe('no more than 1 killing per 100,000 people a year');
    expect(label('more than 2 homicides per 100,000')).toContain('2 killings');
  });

  it('reads dollars however they are named', () => {
    const label = (line: string) => readDealBreakers(atlas, line).dealBreakers[0]?.label;
    for (const sum of ['700 US dollars', '700 dollars', 'US$700', '$700', '700 American dollars'])
      expect(label(`Rent over ${sum} a month`)).toBe('no rent above US$700 for one bedroom');
    for (const sum of ['C$700', '700 Canadian dollars', 'CAD 700', '$700 CAD'])
      expect(label(`Rent over ${sum}`)).toBe('no rent above CAD\u00a0700 for one bedroom');
  });

  it('measures a rent by the flat that the line names, else by the one the household needs', () => {
    const labelOf = (line: string, flat: 'oneBed' | 'twoBed' = 'oneBed'): string | undefined =>
      readDealBreakers(atlas, line, { rentedHome: flat }).dealBreakers[0]?.label;
    expect(labelOf('Rent above €1,200')).toBe('no rent above €1,200 for one bedroom');
    expect(labelOf('Rent above €1,200', 'twoBed')).toBe('no rent above €1,200 for two bedrooms');
    expect(labelOf('Rent above €900 for a studio', 'twoBed')).toContain('one bedroom');
    expect(labelOf('Rent above €500 for a room')).toBe('no rent above €500 for a room');
    expect(labelOf('room more than 400 euros a month')).toBe('no rent above €400 for a room');
    expect(labelOf('One-bedroom flats over €1,100 per month')).toBe('no rent above €1,100 for one bedroom');
    expect(labelOf('a flat for more than €400,000')).toBe('not read as a condition');
    expect(labelOf('Rent above €2,000 for three-bedroom flats')).toBe('no rent above €2,000');
  });
});

describe('degrees that are asked for', () => {
  it.each(['temp > 10 all year', 'above 12 °C', 'over 20 degrees all year'])(
    'are no heat to be feared: “%s”',
    (line) => expect(readDealBreakers(realAtlas(), line).dealBreakers).toMatchObject([{ id: null }]),
  );

  it('are feared where they are hot, or of summers', () => {
    expect(readDealBreakers(realAtlas(), 'above 32 °C').dealBreakers).toMatchObject([{ limit: 32 }]);
    expect(readDealBreakers(realAtlas(), 'never above 25 °C all year').dealBreakers).toMatchObject([
      { id: 'extreme-heat', limit: 25 },
    ]);
  });
});
