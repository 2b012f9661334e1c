import { isAtMost } from '@global-fit/atlas/deductions';
import { distanceKm } from '@global-fit/atlas/distance';
import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { describe, expect, it } from 'vitest';
import { profilePreferences } from '../preferences.ts';
import { engineOf, standing } from '../rank.ts';
import { answersOf, place } from '../testing/persona.ts';
import { PERSONAS } from '../testing/personas/all.ts';
import { bestCities } from '../cities/best.ts';
import { candidates } from '../cities/candidates.ts';
import { seaOf } from '../cities/sea.ts';
import { offBy, townValue } from '../cities/townMeasures.ts';
import { readDealBreakers } from './dealBreakers.ts';

const atlas = realAtlas();
const idsOf = (text: string) => readDealBreakers(atlas, text).dealBreakers.map(({ id }) => id);
const excludedIn = (text: string) => readDealBreakers(atlas, text).excluded.map(({ iso3 }) => iso3);

const read = (text: string, home?: string) => {
  const [first] = readDealBreakers(atlas, text, { home: home ?? null }).dealBreakers;
  return [first?.id ?? null, first?.limit === undefined ? null : Math.round(first.limit * 10) / 10];
};

describe('the number in a line', () => {
  it.each<[string, string | null, number | null]>([
    ['Summers above 38 degrees', 'extreme-heat', 38],
    ['above 30 degrees', 'extreme-heat', 30],
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
    ['High taxes', 'high-taxes', null],
    ['Rent above €1,500', 'rent', 1500],
    ['Cost of living over US$3,000 a month', 'monthly-cost', 3000],
    ['expenses of more than $3k', 'monthly-cost', 3000],
    ['More than 5 hours of flight', 'flight', 5],
    ['more than six hours time difference', 'time-difference', 6],
    ['More than 2,000 km from home', 'distance', 2000],
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
    ['Summers of 38 degrees are what I need', null, null],
    ['Winters with less than 2 hours of sun a day', null, null],
    ['Murder rate higher than 2 per 100,000', 'violent-crime', 2],
    ['More than 5 homicides per 100.000 people', 'violent-crime', 5],
    ['Crime', 'violent-crime', null],
  ])('reads "%s" as %s at %s', (text, id, limit) => {
    expect(read(text)).toEqual([id, limit]);
  });

  it('takes degrees without a unit as those in use at home', () => {
    expect(read('Summers above 50 degrees', 'DEU')).toEqual(['extreme-heat', 50]);
    expect(read('Summers above 50 degrees', 'USA')).toEqual(['extreme-heat', 10]);
    expect(read('Summers above 30 °C', 'USA')).toEqual(['extreme-heat', 30]);
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
    'I need at least 20 degrees in summer',
    'inheritance tax above 10%',
    'More than 15% tax on foreign dividends',
    'Capital gains tax on cryptocurrency above 15%',
    'Tax above 20% on my pension',
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
    'Not Northern Ireland',
  ])('leaves "%s" to people', (text) => {
    expect(read(text)).toEqual([null, null]);
  });

  it.each([
    ['Summers above 31 degrees', 'extreme-heat', 'summer afternoons', 34],
    ['No winters below 3 °C', 'freezing-winters', 'winter nights', 0],
    ['Winter days below 12 degrees', 'cold-days', 'winter days', 9],
    ['Must be within 50 km of the sea', 'sea-distance', 'sea', 55],
  ] as const)('is judged town by town: "%s"', (line, id, measure, beyond) => {
    const engine = engineOf(atlas);
    const { gates, situation } = standing(
      engine,
      profilePreferences(atlas, answersOf({ 'deal-breakers': line })),
    );
    const gate = gates.find((one) => one.id === `deal-breaker:${id}`);
    const sign = measure.startsWith('winter') ? -1 : 1;
    let failed = 0;
    for (const [country, { iso3 }] of atlas.countries.entries()) {
      // A town without a record, NaN, may keep what the others break, and so may one whose record is rough.
      const values = candidates(situation, country).map(
        (city) => townValue(engine, measure, city) - sign * offBy(engine, measure, city),
      );
      const all = values.length > 0 && values.every((value) => sign * value > sign * beyond);
      if (all) failed += 1;
      expect(gate?.check(country).status === 'failed', iso3).toBe(all);
    }
    expect(failed).toBeGreaterThan(10);
  });

  it.each([
    ['Heat over 90 °F', 'extreme-heat', 'summer afternoons', 32.2],
    ['No temperatures above 30 degrees', 'extreme-heat', 'summer afternoons', 30],
    ['Nights below 0 degrees', 'freezing-winters', 'winter nights', 0],
  ] as const)(
    'warns where single days may pass the number, since the figure is a mean: "%s"',
    (line, id, measure, limit) => {
      const engine = engineOf(atlas);
      const { gates, situation } = standing(
        engine,
        profilePreferences(atlas, answersOf({ 'deal-breakers': line })),
      );
      const gate = gates.find((one) => one.id === `deal-breaker:${id}`);
      const sign = measure === 'winter nights' ? -1 : 1;
      const warned = new Set<string>();
      for (const [country, { iso3 }] of atlas.countries.entries()) {
        const verdict = gate?.check(country);
        const reason = verdict?.reason();
        if (!verdict || reason?.kind !== 'towns') continue;
        const [first] = bestCities(situation, country)
          .flatMap(({ cityId }) => atlas.cities.byId(cityId) ?? [])
          .map((city) => townValue(engine, measure, city))
          .filter((value) => !Number.isNaN(value));
        if (first === undefined) continue;
        const spare = sign * (limit - first);
        if (spare < 3.9) expect(verdict.status, iso3).not.toBe('met');
        else if (spare > 4.1) expect(verdict.status, iso3).toBe('met');
        if (spare > 0 && verdict.status === 'at_risk') warned.add(iso3);
      }
      expect(warned.size).toBeGreaterThan(3);
    },
  );

  it('chooses the towns: none is recommended that breaks a condition which another keeps', () => {
    const answers = answersOf({ 'deal-breakers': 'No winters below 3 °C\nSea more than one hour away' });
    const { situation, gates } = standing(engineOf(atlas), profilePreferences(atlas, answers));
    for (const [country, { iso3 }] of atlas.countries.entries()) {
      const statuses = gates
        .filter(({ group }) => group === 'deal-breaker')
        .map((gate) => gate.check(country).status);
      if (!statuses.every((status) => status === 'met')) continue;
      const [first, ...more] = bestCities(situation, country);
      if (first) expect(seaOf(first.cityId)?.km, iso3).toBeLessThanOrEqual(50);
      for (const { cityId } of more) expect(seaOf(cityId)?.km, `${iso3} ${cityId}`).toBeLessThanOrEqual(80);
    }
  });

  it('prefers towns of which something is known, and goes by the first of them', () => {
    const answers = answersOf({ 'deal-breakers': 'winter nights below 3 degrees' });
    const { situation, gates } = standing(engineOf(atlas), profilePreferences(atlas, answers));
    const gate = gates.find(({ id }) => id === 'deal-breaker:freezing-winters');
    const spain = atlas.indexOf('ESP');
    const [first] = bestCities(situation, spain);
    const city = first && atlas.cities.byId(first.cityId);
    expect(city?.temperatureC).not.toBeNull();
    expect(gate?.check(spain).status).toBe('met');
  });

  it('is never held against a country by its mean alone: a surveyed rent of good flats rules none out either', () => {
    const answers = answersOf({ 'deal-breakers': 'Rent above 700 euros a month' });
    const { gates } = standing(engineOf(atlas), profilePreferences(atlas, answers));
    const rent = gates.find(({ id }) => id === 'deal-breaker:rent');
    const statuses = new Set(atlas.countries.map((_, country) => rent?.check(country).status));
    expect(statuses).toEqual(new Set(['met', 'at_risk']));
  });

  it('holds a rent against the towns recommended and the kind of home that is looked for', () => {
    const rentIn = (written: Parameters<typeof answersOf>[0]) => {
      const answers = answersOf({ 'deal-breakers': 'Rent above 700 euros a month', ...written });
      const { situation, gates } = standing(engineOf(atlas), profilePreferences(atlas, answers));
      const gate = gates.find(({ id }) => id.startsWith('deal-breaker:rent'));
      return (country: number) => ({ verdict: gate?.check(country), best: bestCities(situation, country) });
    };
    const flat = rentIn({});
    let elsewhere = 0;
    for (const [country, { iso3 }] of atlas.countries.entries()) {
      const { verdict, best } = flat(country);
      const reason = verdict?.reason();
      if (reason?.kind !== 'rent') {
        if (atlas.cities.of(iso3).some(({ rentEur }) => rentEur !== null)) elsewhere += 1;
        continue;
      }
      expect(verdict?.status === 'met', iso3).toBe(reason.eur <= 700);
      const towns = best.flatMap(({ cityId }) => atlas.cities.byId(cityId) ?? []);
      const away = towns.map(({ point }) => distanceKm(point, reason.city.point));
      expect(Math.min(...away), iso3).toBeLessThan(16);
    }
    expect(elsewhere).toBeGreaterThan(0);
    for (const home of ['serviced-coliving', 'rent-house']) {
      const other = rentIn({ 'housing-preference': home });
      const reasons = atlas.countries.map((_, country) => other(country).verdict?.reason().kind);
      expect(new Set(reasons)).toEqual(new Set(['no record']));
    }
  });

  it('asks most where two lines name one subject', () => {
    const answers = answersOf({ 'deal-breakers': 'Summers above 38 degrees\nSummers above 30 degrees' });
    const { gates } = standing(engineOf(atlas), profilePreferences(atlas, answers));
    const labels = gates.filter(({ group }) => group === 'deal-breaker').map(({ label }) => label);
    expect(labels).toEqual(['no summers above 30 °C']);
  });
});

describe('a place that distances are measured from', () => {
  const lineOf = (text: string, home = 'POL') => {
    const [first] = readDealBreakers(atlas, text, { home }).dealBreakers;
    return [first?.id ?? null, first?.label, first?.from?.at];
  };

  it.each([
    ['Not within 500 km of Russia', 'far-from', 'a town at least 500 km from Russia', 'from RUS'],
    ['At least 500 km away from Russia', 'far-from', 'a town at least 500 km from Russia', 'from RUS'],
    [
      'must be more than 300 miles from the border of Russia',
      'far-from',
      'a town at least 300 miles from Russia',
      'from RUS',
    ],
    ['No more than 300 km from Munich', 'close-to', 'a town no more than 300 km from Munich', 'from 2867714'],
    ['More than 2,000 km from India', 'distance', 'nothing more than 2,000 km from India', 'from IND'],
    [
      'More than 12 hours flight from Pune',
      'flight',
      'nothing more than about 12 hours of flight from Pune',
      'from 1259229',
    ],
    [
      'Flight to Pune longer than 15 hours (in total)',
      'flight',
      'nothing more than about 15 hours of flight from Pune',
      'from 1259229',
    ],
    [
      'More than 12 hours of flight from India',
      'flight',
      'nothing more than about 12 hours of flight from India',
      'from IND',
    ],
    [
      'More than 8 hours flight from my parents',
      'flight',
      'nothing more than about 8 hours of flight from your family',
      'family',
    ],
    [
      'more than 3 hours of time difference to New York',
      'time-difference',
      'no clock more than 3 hours from New York City',
      'from 5128581',
    ],
    [
      'More than 5 hours of flight from home',
      'flight',
      'nothing more than about 5 hours of flight from home',
      undefined,
    ],
  ])('is the one the line names: "%s"', (text, ...expected) => {
    expect(lineOf(text)).toEqual(expected);
  });

  it.each([
    'More than 12 hours flight from Ruritania',
    'more than 10 hours from a major airport',
    'Within 500 km of Russia',
    'Not within 5,000 km of Russia',
    'must be more than 500 km from home',
    'At least 500 km from Russia and its friends',
  ])('leaves "%s" to people', (text) => {
    expect(lineOf(text)[0]).toBeNull();
  });

  const gateOf = (line: string, more: Parameters<typeof answersOf>[0] = {}) => {
    const { situation, gates } = standing(
      engineOf(atlas),
      profilePreferences(atlas, answersOf({ citizenship: ['UKR'], ...more, 'deal-breakers': line })),
    );
    return { situation, gate: gates.find(({ group }) => group === 'deal-breaker') };
  };

  it('is measured from each town to the nearest land, exclaves included, and chooses the towns', () => {
    const { situation, gate } = gateOf('Not within 500 km of Russia');
    const status = (iso3: string) => gate?.check(atlas.indexOf(iso3)).status;
    // Kaliningrad lies 463 km from Berlin.
    expect(['RUS', 'LTU', 'EST', 'PRT', 'DEU'].map(status)).toEqual([
      'failed',
      'failed',
      'failed',
      'met',
      'met',
    ]);
    for (const { cityId } of bestCities(situation, atlas.indexOf('DEU'))) {
      const town = atlas.cities.byId(cityId);
      expect(town && atlas.borderKm(town, 'RUS'), town?.name).toBeGreaterThanOrEqual(500);
    }
  });

  it('is never home in its stead', () => {
    const living = { 'current-location': 'ARE' };
    const from = (line: string, iso3: string, more = {}) => {
      const { gate } = gateOf(line, { ...living, ...more });
      return gate?.check(atlas.indexOf(iso3)).reason();
    };
    expect(from('More than 12 hours flight from Pune', 'DEU')).toMatchObject({
      kind: 'flight',
      city: 'Pune',
    });
    const delhi = from('More than 12 hours flight from India', 'DEU');
    expect(delhi?.kind === 'flight' && Math.round(delhi.km)).toBe(5781);
    const family = { 'extended-family-location': ['IND'] };
    expect(from('More than 12 hours flight from my parents', 'DEU', family)).toEqual(delhi);
    const several = { 'extended-family-location': ['IND', 'GBR'] };
    expect(from('More than 12 hours flight from my parents', 'DEU', several)).toEqual({ kind: 'no record' });
  });
});

describe('a quarantine for animals', () => {
  const gateOf = (
    line: string,
    pets: readonly string[] = ['dog'],
    home = place('Kraków', 'Poland', 'pl'),
  ) => {
    const answers = answersOf({
      'current-location': home,
      'relocating-pets': 'yes',
      'pets-details': pets,
      'deal-breakers': line,
    });
    const { gates } = standing(engineOf(atlas), profilePreferences(atlas, answers));
    const gate = gates.find(({ group }) => group === 'deal-breaker');
    return (iso3: string) => gate?.check(atlas.indexOf(iso3));
  };

  it.each([
    ['My dog must be allowed in without quarantine', 'no quarantine for your dog'],
    ['Quarantine for my cat or dog', 'no quarantine for your dog and cat'],
    ['pet quarantine', 'no quarantine for your animals'],
  ])('is read of the animals named: "%s"', (text, label) => {
    expect(readDealBreakers(atlas, text).dealBreakers).toMatchObject([{ id: 'pet-quarantine', label }]);
  });

  it('is meant by any line on one where animals move along, unless it names people', () => {
    const idOf = (text: string, pets: readonly string[]) =>
      readDealBreakers(atlas, text, { pets }).dealBreakers.map(({ id }) => id);
    expect(idOf('Bigos in quarantine', ['cat'])).toEqual(['pet-quarantine']);
    expect(idOf('Quarantine on arrival', ['dog-large'])).toEqual(['pet-quarantine']);
    expect(idOf('Bigos in quarantine', [])).toEqual([null]);
    expect(idOf('Covid lockdowns and quarantine', ['cat'])).toEqual([null]);
  });

  it.each(['quarantine', 'lockdowns and quarantine', 'dog quarantine of 10 days', 'quarantine for 3 dogs'])(
    'leaves "%s" to people',
    (text) => {
      expect(idsOf(text)).toEqual([null]);
    },
  );

  it('rules out where one is on record, and is kept by the pet passport within the Union', () => {
    const gate = gateOf('My dog must be allowed in without quarantine');
    expect(gate('DEU')?.status).toBe('met');
    expect(gate('NZL')?.status).toBe('failed');
    expect(gate('ISL')?.status).toBe('failed');
    // Nothing on record either way.
    expect(gate('CAN')?.reason()).toEqual({ kind: 'no record' });
  });

  it.each([
    ['More than 30 days of quarantine for our dog', 'no quarantine of more than 30 days for your dog', 30],
    ['cat quarantine longer than two weeks', 'no quarantine of more than 2 weeks for your cat', 14],
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

  it('of a length that is on record is held against the days named, and warns where none is', () => {
    const gate = gateOf('More than 10 days of quarantine for our dog');
    expect(['DEU', 'ISL', 'AUS', 'CAN'].map((iso3) => gate(iso3)?.status)).toEqual([
      'met',
      'failed',
      'at_risk',
      'at_risk',
    ]);
    expect(gate('AUS')?.reason()).toMatchObject({ kind: 'pet entry', unsaid: true });
    expect(gateOf('More than 30 days of quarantine for our dog')('ISL')?.status).toBe('met');
  });

  it('only warns those who come from a country free of rabies, and where the record is weak', () => {
    expect(gateOf('dog quarantine', ['dog'], place('Perth', 'Australia', 'au'))('NZL')?.status).toBe(
      'at_risk',
    );
    expect(gateOf('dog quarantine')('SGP')?.status).toBe('at_risk');
  });

  it('is kept under the scheme of the Union wherever the animals come from, with a test where that is asked for', () => {
    const gate = gateOf('no quarantine for my dog', ['dog'], place('Lagos', 'Nigeria', 'ng'));
    for (const iso3 of ['ESP', 'MLT', 'NOR']) expect(gate(iso3)?.status, iso3).toBe('met');
    expect(gate('ESP')?.reason()).toMatchObject({ kind: 'pet entry', entry: { kind: 'rule', titre: true } });
    expect(gate('ISL')?.status).toBe('failed');
    expect(gate('MEX')?.status).toBe('at_risk');
  });

  it('stays open for animals of which no record tells', () => {
    expect(gateOf('no quarantine for my pets', ['parrot', 'cat'])('DEU')?.status).toBe('at_risk');
    expect(gateOf('no quarantine for my pets', ['cat'])('DEU')?.status).toBe('met');
  });
});

describe('laws on couples of one sex', () => {
  const statusOf = (line: string) => {
    const { gates } = standing(
      engineOf(atlas),
      profilePreferences(atlas, answersOf({ 'deal-breakers': line })),
    );
    const gate = gates.find(({ group }) => group === 'deal-breaker');
    return (iso3: string) => gate?.check(atlas.indexOf(iso3)).status;
  };

  it('go by what the law offers today, and stay open where no record tells', () => {
    const marriage = statusOf('Same-sex marriage not recognised');
    for (const { iso3 } of atlas.countries) {
      const law = atlas.unionLaw(iso3);
      const expected = law === null ? 'at_risk' : law.status === 'marriage' ? 'met' : 'failed';
      expect(marriage(iso3), iso3).toBe(expected);
    }
    expect(['CHL', 'ITA', 'BOL', 'PER', 'KOR'].map(marriage)).toEqual([
      'met',
      'failed',
      'failed',
      'failed',
      'at_risk',
    ]);
  });

  it('let a civil union do where any recognition is asked for', () => {
    const union = statusOf('same-sex couples not recognised');
    expect(['CHL', 'ITA', 'PER'].map(union)).toEqual(['met', 'at_risk', 'failed']);
  });

  it('take a line on marriage and adoption by its marriage, and rule out where that is closed', () => {
    const both = statusOf('Any place where two man cannot adopt or marry');
    expect(['ESP', 'CYP', 'ITA'].map(both)).toEqual(['met', 'failed', 'failed']);
    expect(read('Where gay couples cannot marry')).toEqual(['same-sex-marriage', null]);
  });

  it.each(['Countries where two mothers cannot both be legal parents', 'same-sex couples cannot adopt'])(
    'do not stand for parenthood: "%s"',
    (line) => {
      expect(read(line)).toEqual([null, null]);
    },
  );
});

describe('somewhere to pray', () => {
  it.each<[string, string | null]>([
    ['No halal food or no mosque in the city', 'mosque'],
    ['no Catholic church', 'church'],
    ['No mosques', null],
    ['no church tax', null],
  ])('is read from "%s"', (line, id) => {
    expect(idsOf(line)).toEqual([id]);
  });

  it('goes by the people who would pray there', () => {
    const rules = standing(
      engineOf(atlas),
      profilePreferences(atlas, answersOf({ 'deal-breakers': 'No halal food or no mosque in the city' })),
    ).gates.find(({ id }) => id === 'deal-breaker:mosque');
    const statusIn = (iso3: string) => rules?.check(atlas.indexOf(iso3)).status;
    expect(['MYS', 'GBR', 'JPN'].map(statusIn)).toEqual(['met', 'met', 'at_risk']);
  });
});

describe('guns', () => {
  it.each<[string, string | null]>([
    ['guns on the street', 'violent-crime'],
    ['mass shootings', 'violent-crime'],
    ['strict gun laws', null],
    ['cannot own guns', null],
  ])('are violence where they are met, not where they are owned: "%s"', (line, id) => {
    expect(idsOf(line)).toEqual([id]);
  });
});

describe('the passport that is held', () => {
  it('is no place to go to in a line on two citizenships', () => {
    const line = 'countries that do not accept dual citizenship with Pakistan';
    const idOf = (passports: readonly string[]) =>
      readDealBreakers(atlas, line, { citizenships: passports }).dealBreakers[0]?.id;
    expect(idOf(['PAK'])).toBe('dual-citizenship');
    expect(idOf(['BRA'])).toBeNull();
  });
});

describe('a condition of the customer’s own', () => {
  const gatesFor = (line: string, more: Parameters<typeof answersOf>[0] = {}) =>
    standing(
      engineOf(atlas),
      profilePreferences(atlas, answersOf({ citizenship: ['KOR'], ...more, 'deal-breakers': line })),
    ).gates.filter(({ group }) => group === 'deal-breaker');

  it('is never passed in silence where no record answers it', () => {
    const lines = [
      'No same-sex marriage',
      'Rent above €1,200',
      'Rent over 700 US dollars a month',
      'pollution',
      'No path to permanent residence',
      'No way to citizenship',
      'no dual citizenship',
      'power cuts',
      'Girls must be able to go to school',
      'Intolerance towards Muslims',
      'Nothing more than 3 hours of flight away',
      'Cost of living above 2000 dollars',
    ];
    let open = 0;
    for (const line of lines) {
      const gates = gatesFor(line);
      expect(gates.length, line).toBe(1);
      for (const [i, { iso3 }] of atlas.countries.entries()) {
        for (const gate of gates) {
          const { status, reason } = gate.check(i);
          expect(status, `${line} ${iso3}`).not.toBe('unknown');
          if (reason().kind !== 'no record') continue;
          open += 1;
          expect(status, `${line} ${iso3}`).toBe('at_risk');
        }
      }
    }
    expect(open).toBeGreaterThan(100);
  });

  it('on citizenship or permanence is met only where the own way in leads there', () => {
    const nomad = {
      'work-arrangement': 'remote-employee',
      'income-sources': ['remote-work'],
      'expected-annual-income': '75k-100k',
    };
    const gate = (line: string, iso3: string, more: Parameters<typeof answersOf>[0] = nomad) =>
      gatesFor(line, more)[0]?.check(atlas.indexOf(iso3));
    const line = 'No path to citizenship within 6 years';
    for (const iso3 of ['MUS', 'BRA', 'URY']) {
      expect(gate(line, iso3)?.status, iso3).toBe('at_risk');
      expect(gate(line, iso3)?.reason().kind, iso3).toBe('no way there');
    }
    // By a right of free movement, or on a route whose record names the years.
    expect(gate(line, 'URY', { ...nomad, citizenship: ['BRA'] })?.status).toBe('met');
    expect(gate(line, 'ECU')?.status).toBe('met');
    expect(gate('Permanent residence must be possible within 6 years', 'ESP')?.status).toBe('met');
    // By the rule for the passport held, and open where our sources do not count alike.
    expect(gate('citizenship within 3 years', 'ESP', { ...nomad, citizenship: ['ARG'] })?.status).toBe('met');
    expect(gate('citizenship within 3 years', 'ESP')?.status).toBe('failed');
    expect(gate(line, 'CZE')?.reason()).toMatchObject({ kind: 'naturalisation', years: [5, 10] });
  });

  it('on keeping the passport stays open where a rule is limited, and is clear where exceptions are named', () => {
    expect(gatesFor('Must let me keep my passport')).toHaveLength(1);
    const status = (passport: string, iso3: string) =>
      gatesFor('Giving up my passport', { citizenship: [passport] })[0]?.check(atlas.indexOf(iso3)).status;
    expect(status('USA', 'ESP')).toBe('failed');
    expect(status('ARG', 'ESP')).toBe('met');
    expect(status('USA', 'PHL')).toBe('at_risk');
    expect(status('USA', 'TUR')).toBe('met');
  });

  it('on intolerance towards one faith is not read from freedom of belief where most people share that faith', () => {
    for (const [line, indicator] of [
      ['Intolerance towards Muslims', 'religion_muslim'],
      ['Discrimination against Christians', 'religion_christian'],
      ['hostility towards Buddhists', 'religion_buddhist'],
    ] as const) {
      const [gate] = gatesFor(line);
      const shares = atlas.column(indicator);
      const freedom = atlas.column('religious_freedom');
      for (const [i, { iso3 }] of atlas.countries.entries()) {
        const verdict = gate?.check(i);
        if ((shares[i] as number) > 50) expect(verdict?.reason().kind, `${line} ${iso3}`).toBe('no record');
        else if ((freedom[i] as number) < 0) expect(verdict?.status, `${line} ${iso3}`).toBe('failed');
      }
    }
  });

  it('on fine dust goes by the number it names, and by ours where it names none', () => {
    const dust = atlas.column('pm25_air_pollution');
    const limits = [
      ['PM2.5 above 15', 15],
      ['air pollution above 15', 15],
      ['Fine dust over 12.5 µg/m³', 12.5],
      ['smog', 30],
      ['air quality index above 50', 30],
    ] as const;
    for (const [line, limit] of limits) {
      const [gate] = gatesFor(line);
      const failed = atlas.countries.map((_, i) => gate?.check(i).status === 'failed');
      expect(failed, line).toEqual([...dust].map((value) => value > limit));
    }
  });

  it('on taxes of wealth and estates goes by whether there is one, and stays open where none tells', () => {
    const status = (line: string, iso3: string) => gatesFor(line)[0]?.check(atlas.indexOf(iso3)).status;
    const estates = ['DNK', 'SWE', 'PRT', 'JOR'].map((iso3) => status('Inheritance tax', iso3));
    expect(estates).toEqual(['failed', 'met', 'met', 'at_risk']);
    const wealth = ['NOR', 'ESP', 'PRT', 'FRA', 'JOR'].map((iso3) => status('No wealth tax', iso3));
    expect(wealth).toEqual(['failed', 'failed', 'met', 'at_risk', 'at_risk']);
    expect(gatesFor('wealth tax and inheritance tax').map(({ id }) => id)).toHaveLength(2);
  });

  it('on taxes of pay goes by the one salary at either end of the tables, and by the middle one where none was told', () => {
    const bands = [
      [undefined, 'deductions_pct_60k_usd'],
      ['retired-fixed', 'deductions_pct_60k_usd'],
      ['under-30k', 'deductions_pct_30k_usd'],
      ['100k-150k', 'deductions_pct_100k_usd'],
      ['over-200k', 'deductions_pct_100k_usd'],
    ] as const;
    for (const [band, indicator] of bands) {
      const income: Parameters<typeof answersOf>[0] = band ? { 'expected-annual-income': band } : {};
      const gates = gatesFor('Taxes of more than 35%', income);
      expect(gates.map(({ label }) => label)).toEqual([
        'no more than 35% of pay taken by taxes and contributions',
      ]);
      const failed = atlas.countries.map((_, i) => gates[0]?.check(i).status === 'failed');
      // A share that is one at most rules nothing out.
      const sure = atlas.countries.map(({ iso3 }) => {
        const fact = atlas.fact(iso3, indicator);
        return !fact || !isAtMost(fact);
      });
      expect(failed, band ?? 'none').toEqual(
        [...atlas.column(indicator)].map((share, i) => share > 35 && sure[i]),
      );
      const reasons = atlas.countries.map((_, i) => gates[0]?.check(i).reason());
      expect(reasons).toContainEqual(expect.objectContaining({ kind: 'indicator', indicator }));
    }
  });

  it('on military service rules out the country of a passport held for the young and for sons, and warns elsewhere', () => {
    const drafted = [...atlas.column('conscription')];
    const statuses = (line: string, more: Parameters<typeof answersOf>[0], own = false) => {
      const passport = own ? 'AUT' : 'IRL';
      const [gate] = gatesFor(line, { citizenship: [passport], ...more });
      return new Set(
        atlas.countries.flatMap(({ iso3 }, i) =>
          drafted[i] === 1 && (iso3 === 'AUT') === own ? [gate?.check(i).status] : [],
        ),
      );
    };
    const partner = (age: number) => ({
      'relocating-family-members': 'yes',
      'number-of-family-members': 1,
      'family-member-1-relationship': 'spouse',
      'family-member-1-family-member-age': age,
    });
    const line = 'Having to do military service again';
    for (const age of [30, 33, 61]) expect(statuses(line, { age }, true)).toEqual(new Set(['at_risk']));
    expect(statuses(line, { age: 33, ...partner(36) }, true)).toEqual(new Set(['at_risk']));
    for (const more of [{ age: 24 }, {}, { age: 50, ...partner(19) }, { age: 44, ...partner(8) }]) {
      expect(statuses(line, more, true)).toEqual(new Set(['failed']));
      expect(statuses(line, more)).toEqual(new Set(['at_risk']));
    }
    expect(statuses('Military service for my sons', { age: 50 }, true)).toEqual(new Set(['failed']));
    expect(statuses('Military service for my sons', { age: 50 })).toEqual(new Set(['at_risk']));
  });

  it('on military service warns of a law that registers citizens for a service without compulsion', () => {
    const [gate] = gatesFor('No military service', { citizenship: ['IRL'], age: 20 });
    const verdict = gate?.check(atlas.indexOf('DEU'));
    expect([verdict?.status, verdict?.reason().kind]).toEqual(['at_risk', 'registration']);
    expect(gate?.check(atlas.indexOf('FRA')).status).toBe('met');
  });

  it('reads dollars however they are named', () => {
    const label = (line: string) => readDealBreakers(atlas, line).dealBreakers[0]?.label;
    for (const sum of ['700 US dollars', '700 dollars', 'US$700', '$700', '700 American dollars'])
      expect(label(`Rent over ${sum} a month`)).toBe('no rent above US$700 for one bedroom');
    for (const sum of ['C$700', '700 Canadian dollars', 'CAD 700', '$700 CAD'])
      expect(label(`Rent over ${sum}`)).toBe('no rent above CAD\u00a0700 for one bedroom');
  });
});

describe('the must-haves of one household', () => {
  it('bear different names, also where an answer and a line mean the same', () => {
    const lines = 'No LGBT rights\nno healthcare\nExtreme heat\npollution\nslow internet';
    for (const persona of PERSONAS) {
      const answers = {
        ...persona.answers,
        ...answersOf({ 'deal-breakers': lines, 'social-values-priority': ['lgbtq-rights'] }),
      };
      const { gates } = standing(engineOf(atlas), profilePreferences(atlas, answers));
      const labels = gates.map(({ label }) => label.toLowerCase());
      expect(new Set(labels).size, persona.id).toBe(labels.length);
    }
  });
});

describe('readDealBreakers', () => {
  it.each([
    ['no winters below freezing', 'freezing-winters'],
    ['Extreme heat', 'extreme-heat'],
    ['Too humid', 'humidity'],
    ['War', 'war'],
    ['High crime rate', 'violent-crime'],
    ['I could not live under a dictatorship', 'autocracy'],
    ['Places where being gay is a problem, homophobia', 'lgbt'],
    ['no LGBT rights', 'lgbt-rights'],
    ['Homosexuality illegal', 'lgbt'],
    ['homosexuality is a crime', 'lgbt'],
    ['Countries where being gay is criminalised', 'lgbt'],
    ['gay sex illegal', 'lgbt'],
    ['LGBT criminalised', 'lgbt'],
    ['sodomy laws', 'lgbt'],
    ['arrested for being gay', 'lgbt'],
    ['same-sex relationships punished', 'lgbt'],
    ['same-sex acts against the law', 'lgbt'],
    ['Inheritance tax', 'inheritance-tax'],
    ['No death duties', 'inheritance-tax'],
    ['Our children taxed when we die', 'inheritance-tax'],
    ['Wealth tax', 'wealth-tax'],
    ['a tax on our wealth', 'wealth-tax'],
    ['My son being drafted', 'conscription'],
    ['Army service', 'conscription'],
    ['Compulsory army', 'conscription'],
    ['Having to serve in the army', 'conscription'],
    ['bad hospitals', 'poor-healthcare'],
    ['No healthcare for my son', 'healthcare'],
    ['slow internet', 'poor-internet'],
    ['must be near the sea', 'sea'],
    ['far from the ocean', 'sea'],
    ['earthquakes', 'earthquakes'],
    ['high taxes', 'high-taxes'],
    ['having to give up my passport', 'giving-up-passport'],
    ['Having to give up my Argentine passport', 'giving-up-passport'],
    ['renouncing our own first citizenship', 'giving-up-passport'],
    ['loss of Indian citizenship', 'giving-up-passport'],
    ['losing time over citizenship', null],
    ['Must let me keep my South African passport', 'dual-citizenship'],
    ['load-shedding', 'power-cuts'],
    ['Intolerance towards Hindus', 'religious-freedom-hindus'],
    ['Intolerance towards Muslims', 'religious-freedom-muslims'],
    ['persecution of Jews', 'religious-freedom'],
    ['PM2.5 above 15', 'pollution'],
    ['fine dust', 'pollution'],
    ['poor air quality', 'pollution'],
    ['Girls must be able to go to school without restrictions', 'girls-schooling'],
    ['No path to permanent residence', 'permanence-at-all'],
    ['No way to citizenship', 'citizenship-at-all'],
    ['No permanent residence within 5 years', 'permanent-residence'],
    ['Rent over 700 US dollars a month', 'rent'],
    ['religious intolerance', 'religious-freedom'],
    ['No freedom of worship', 'religious-freedom'],
    ['gay marriage illegal', 'same-sex-marriage'],
    ['smog', 'pollution'],
    ['Compulsory military service for my sons', 'conscription'],
    ['Nothing more than 3 hours of flight away', 'flight'],
  ])('reads "%s" as %s', (text, id) => {
    expect(idsOf(text)).toEqual([id]);
  });

  it.each([
    'I love snow',
    'Heat is fine',
    'No war unless it is far away',
    'Maybe not too cold',
    'The sea',
    'hospitals',
    'My mother in law',
    'I do not mind rain',
    'Only if my dog can come',
    'Gay marriage',
    'Good schools for girls',
    'Permanent residence',
    'My wife not allowed to work',
    'No rheumatologist within an hour',
    'A place where I must drive everywhere',
    'I do not want to live near the sea',
    'not within 500 km of home',
    'Not Northern Ireland',
  ])('leaves "%s" to people', (text) => {
    expect(idsOf(text)).toEqual([null]);
  });

  it('excludes countries that a line does nothing but name', () => {
    expect(excludedIn('Russia')).toEqual(['RUS']);
    expect(excludedIn('not the USA or China')).toEqual(expect.arrayContaining(['USA', 'CHN']));
    expect(excludedIn('Avoid Turkey.')).toEqual(['TUR']);
    expect(excludedIn('I would not go to Saudi Arabia')).toEqual(['SAU']);
  });

  it('excludes parts of the world by name, the longest name first', () => {
    const middleEast = excludedIn('no Middle East');
    expect(middleEast).toEqual(expect.arrayContaining(['SAU', 'EGY', 'IRN']));
    expect(middleEast).not.toContain('GEO');
    const southeast = excludedIn('Southeast Asia');
    expect(southeast).toContain('THA');
    expect(southeast).not.toContain('JPN');
  });

  it.each([
    ['No South America', ['BRA', 'CHL'], ['USA', 'MEX']],
    ['not Central America', ['CRI'], ['USA']],
    ['no North America', ['USA', 'CAN'], ['BRA']],
    ['no Eastern Europe', ['POL', 'UKR'], ['DEU', 'HRV']],
    ['no Papua New Guinea', ['PNG'], ['GIN']],
    ['no South Sudan', ['SSD'], ['SDN']],
    ['no US and no Brazil', ['USA', 'BRA'], []],
    ['Not in Africa or Thailand', ['KEN', 'THA'], ['VNM']],
  ])('takes "%s" for no other place of a like name', (text, out, kept) => {
    const excluded = excludedIn(text);
    expect(excluded).toEqual(expect.arrayContaining(out));
    for (const iso3 of kept) expect(excluded).not.toContain(iso3);
  });

  it.each([
    'a country like Russia',
    'My brother lives in Germany',
    'Trains as in Canada',
    'Spain unless on the coast',
  ])('does not exclude a country that a line only mentions: "%s"', (text) => {
    expect(excludedIn(text)).toEqual([]);
    expect(idsOf(text)).toEqual([null]);
  });

  it('reads line by line and keeps the words of the customer', () => {
    const { dealBreakers } = readDealBreakers(atlas, '- War\n2) Russia\n\nno typhoons; something else');
    expect(dealBreakers.map(({ text, id }) => [text, id])).toEqual([
      ['War', 'war'],
      ['Russia', 'countries'],
      ['no typhoons', 'hurricanes'],
      ['something else', null],
    ]);
  });

  it('measures a rent by the flat that the line names, else by the one the household needs', () => {
    const read = (line: string, flat: 'oneBed' | 'twoBed' = 'oneBed'): string | undefined =>
      readDealBreakers(realAtlas(), line, { rentedHome: flat }).dealBreakers[0]?.label;
    expect(read('Rent above €1,200')).toBe('no rent above €1,200 for one bedroom');
    expect(read('Rent above €1,200', 'twoBed')).toBe('no rent above €1,200 for two bedrooms');
    expect(read('Rent above €900 for a studio', 'twoBed')).toContain('one bedroom');
    expect(read('Rent above €500 for a room')).toBe('no rent above €500');
    expect(read('Rent above €2,000 for three-bedroom flats')).toContain('two bedrooms');
  });
});
