import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { describe, expect, it } from 'vitest';
import { readDealBreakers } from '../../dealBreakers.ts';

const atlas = realAtlas();
const read = (text: string) =>
  readDealBreakers(atlas, text).dealBreakers.map(({ id, text: line }) => [id, line] as const);

describe('several conditions in one line', () => {
  it('stand apart where nothing but commas parts them and each is read', () => {
    const lines = read(
      'places where a woman cant walk alone at night, heavy smog (asthma!), winters under -10',
    );
    expect(lines).toEqual(
      expect.arrayContaining([
        ['violent-crime', 'places where a woman cant walk alone at night'],
        ['pollution', 'heavy smog (asthma!)'],
        ['freezing-winters', 'winters under -10'],
      ]),
    );
  });

  it.each([
    'rent, food and power are expensive',
    'smog, humid summers, islamic law',
    'rent over 1,500 euros',
    'no cold, my husband has arthritis',
  ])('stay one where they say no more apart: “%s”', (line) => {
    expect(new Set(read(line).map(([, text]) => text)).size).toBe(1);
  });

  it('stand apart at “also no”, “plus nowhere” and “I would also not”, each without its reason', () => {
    expect(
      read(
        'I can’t do a place where winters go below -15 as my mother would never go out, also no earthquakes, plus nowhere that my son has to do military service, I would also not go where women can’t work and no UAE because PR does not exist there',
      ).map(([id]) => id),
    ).toEqual([
      'freezing-winters',
      'earthquakes',
      'conscription',
      'misogyny',
      'womens-liberties',
      'countries',
    ]);
  });

  it('stand apart at “hardly any”, so that what was read of the line does not pass for all of it', () => {
    expect(
      read('not a country where people smoke or where there is no church and hardly any Indians'),
    ).toEqual([
      ['smoking', 'not a country where people smoke'],
      ['church', 'where there is no church'],
      [null, 'hardly any Indians'],
    ]);
  });

  it('are each read where the whole line is read as something that holds but a part of it', () => {
    const lines = read(
      'places where two women can’t hold hands, winters under 5 degrees, more than 1 flight change to Recife, and not more than 1 hr to the sea, plus Italy is out since their consulate treated us badly',
    );
    expect(lines).toEqual([
      ['lgbt-rights', 'places where two women can’t hold hands, more than 1 flight change to Recife'],
      ['freezing-winters', 'winters under 5 degrees'],
      ['sea-time', 'not more than 1 hr to the sea'],
      ['countries', 'Italy is out since their consulate treated us badly'],
    ]);
  });

  it('stand apart at each “where”', () => {
    expect(read("We will not live anywhere you need a 4x4 or where water isn't safe to drink")).toEqual([
      [null, 'We will not live anywhere you need a 4x4'],
      ['water', "where water isn't safe to drink"],
    ]);
  });
});

describe('a second verb after a denial', () => {
  it('is read with it, and not told as left over', () => {
    const { dealBreakers } = readDealBreakers(atlas, 'no place where women can’t work or drive freely');
    expect(dealBreakers.map(({ id }) => id)).toContain('misogyny');
    expect(dealBreakers.flatMap(({ unread = [] }) => unread)).toEqual([]);
  });
});

describe('degrees without a unit', () => {
  const labelOf = (citizenships: readonly string[]) =>
    readDealBreakers(atlas, 'winters below -15', { home: 'USA', citizenships }).dealBreakers[0]?.label;

  it('are those of the home, and of the passports where none of them is of a place with the same scale', () => {
    expect(labelOf(['USA'])).toBe('no winters below −15 °F');
    expect(labelOf(['IND', 'USA'])).toBe('no winters below −15 °F');
    expect(labelOf(['IND'])).toBe('no winters below −15 °C');
  });
});

describe('a country that is out', () => {
  it.each(['Germany is out for me', 'Germany is off the table', 'no Germany because the queue is long'])(
    'is ruled out by “%s”',
    (line) => {
      expect(readDealBreakers(atlas, line).excluded.map(({ iso3 }) => iso3)).toEqual(['DEU']);
    },
  );

  it.each(['Germany is out of my budget', 'anywhere as cold as we have it in Germany now'])(
    'is not meant by “%s”',
    (line) => {
      expect(readDealBreakers(atlas, line).excluded).toEqual([]);
    },
  );
});

describe('a condition with “if possible”', () => {
  it('is read, and marked so that it rules nothing out', () => {
    const [found] = readDealBreakers(atlas, 'no earthquakes if possible').dealBreakers;
    expect(found).toMatchObject({
      id: 'earthquakes',
      ifPossible: true,
      label: 'no earthquake country, if possible',
    });
  });

  it('is left to people where it names a country or a distance', () => {
    for (const line of ['not Poland if possible', 'max 3 hours flight from home if possible']) {
      const { dealBreakers, excluded } = readDealBreakers(atlas, line);
      expect(dealBreakers.map(({ id }) => id)).toEqual([null]);
      expect(excluded).toEqual([]);
    }
  });
});

describe('countries that stand for others of their kind', () => {
  it('are ruled out by the short names that people write', () => {
    const { excluded } = readDealBreakers(
      atlas,
      'any country where i can not bring my children, like HK, Taiwan, Singapore, Saudi',
    );
    expect(excluded.map(({ iso3 }) => iso3)).toEqual(['HKG', 'TWN', 'SGP', 'SAU']);
  });
});

describe('a day off', () => {
  it('is that of the week, unless days are counted or the year is named', () => {
    expect(read('no day off').map(([id]) => id)).toEqual([null]);
    expect(read('few days off a year').map(([id]) => id)).toEqual(['paid-leave']);
    expect(read('only 10 days off').map(([id]) => id)).toEqual(['paid-leave']);
  });
});

describe('conditions in one sentence', () => {
  it.each([
    ['Must be English speaking and can bring my mother', ['spoken', 'parent-along']],
    ['Ideally warm, must be safe', ['cold', 'violent-crime']],
    ['asthma so no smog and diabetes so insulin must be affordable', ['pollution']],
    ['yes snow no war', [null, 'war']],
    ['no crime plus no corruption', ['violent-crime', 'corruption']],
    ['I’m not against Islam but no sharia', ['islamic-law']],
    ['Don’t send me somewhere cold', ['cold']],
  ])('are each heard: “%s”', (line, ids) => expect(read(line).map(([id]) => id)).toEqual(ids));

  it('are named where they are not read', () => {
    const unreadOf = (line: string) => readDealBreakers(atlas, line).dealBreakers[0]?.unread;
    expect(unreadOf('no smog and insulin must be affordable')).toEqual(['insulin must be affordable']);
    expect(unreadOf('no wealth tax or exit tax')).toEqual(['exit tax']);
  });
});
