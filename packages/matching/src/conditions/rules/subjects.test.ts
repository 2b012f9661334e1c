import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { describe, expect, it } from 'vitest';
import { readDealBreakers } from '../dealBreakers.ts';

const atlas = realAtlas();
const idsOf = (text: string) => readDealBreakers(atlas, text).dealBreakers.map(({ id }) => id);

describe('somewhere to pray', () => {
  it.each<[string, string | null]>([
    ['No halal food or no mosque in the city', 'mosque'],
    ['no Catholic church', 'church'],
    ['No mosques', null],
    ['no church tax', null],
  ])('is read from "%s"', (line, id) => {
    expect(idsOf(line)).toEqual([id]);
  });
});

describe('home education by permission', () => {
  it.each<[string, string | null]>([
    ['Homeschooling forbidden or only by special permission', 'home-education-free'],
    ['Home education needs a permit', 'home-education-free'],
    ['Homeschooling is illegal', 'home-education'],
    ['No permission to work', null],
  ])('is ruled out where a line names it: "%s"', (line, id) => {
    expect(idsOf(line)).toEqual([id]);
  });
});

describe('guns', () => {
  it.each<[string, string | null]>([
    ['guns on the street', 'violent-crime'],
    ['mass shootings', 'violent-crime'],
    ['strict gun laws', null],
    ['cannot own guns', null],
    ['A ban on guns', null],
    ['No guns allowed', null],
    ['Where guns are prohibited', null],
    ['Guns must be legal', null],
    ['Guns allowed in schools', 'violent-crime'],
    ['Countries where everybody may carry guns', 'violent-crime'],
    ['Gun crime and laws that nobody keeps', 'violent-crime'],
  ])('are violence where they are met, not where they are owned: "%s"', (line, id) => {
    expect(idsOf(line)).toEqual([id]);
  });
});

describe('laws on couples of one sex', () => {
  it.each<[string, string | null]>([
    ['same-sex couples cannot adopt', 'same-sex-adoption'],
    ['Gay adoption illegal', 'same-sex-adoption'],
    ['No adoption by lesbian couples', 'same-sex-adoption'],
    ['Anywhere two dads can’t adopt', 'same-sex-adoption'],
    ['LGBT adoption banned', 'same-sex-adoption'],
    ['No joint adoption', 'same-sex-adoption'],
    ['Two men must be able to adopt together', 'same-sex-adoption'],
    ['No second-parent adoption for lesbian couples', null],
    ['Two mothers cannot adopt her child', 'same-sex-parents'],
    ['Countries where two mothers cannot both be legal parents', 'same-sex-parents'],
    ['Countries that do not recognise two mothers', 'same-sex-parents'],
    ['both of us as mothers must be possible', 'same-sex-parents'],
    ['Any country where only one of us would be the legal mother', 'same-sex-parents'],
    ['Anywhere we’d have to adopt our own child', 'same-sex-parents'],
    ['the second mother has no rights', 'same-sex-parents'],
    ['A clinic that does not treat two mothers', null],
    ['Families with two mothers are fine', null],
  ])('are no laws on parenthood, which have a list of their own: "%s"', (line, id) => {
    expect(idsOf(line)).toEqual([id]);
  });

  it('are two conditions where a line names marriage and adoption', () => {
    expect(idsOf('Where gay couples cannot marry')).toEqual(['same-sex-marriage']);
    expect(idsOf('Any place where two man cannot adopt or marry')).toEqual([
      'same-sex-marriage',
      'same-sex-adoption',
    ]);
  });
});

describe('two women or two men', () => {
  it.each<[string, string | null, boolean]>([
    ['A country where two women cannot be married', 'same-sex-marriage', false],
    ['Countries where two wives are not allowed to marry', 'same-sex-marriage', false],
    ['Two women cannot walk hand in hand', 'lgbt-rights', true],
    ['Afraid to kiss as two men', 'lgbt-rights', true],
    ['A country where gay people get beaten up', 'lgbt-rights', true],
    ['No fertility treatment for lesbian couples', null, false],
    ['No donor insemination for gay couples', null, false],
    ['same-sex couples get no treatment with eggs of others', null, false],
    ['same-sex couples have no rights', 'same-sex-unions', false],
  ])('are a couple, and no women or men as such: "%s"', (line, id, partly) => {
    const [first, ...more] = readDealBreakers(atlas, line).dealBreakers;
    expect([first?.id, first?.partly ?? false, more]).toEqual([id, partly, []]);
  });

  it('are meant by "women like us" where two women write', () => {
    const line = 'Women like us insulted or attacked in the street';
    const ids = (ofOneSex: boolean) =>
      readDealBreakers(atlas, line, { ofOneSex }).dealBreakers.map(({ id }) => id);
    expect(ids(true)).toEqual(['lgbt-rights']);
    expect(ids(false)).toEqual(['violent-crime', 'misogyny']);
  });

  it.each([
    'countries where we’re illegal or not safe as a couple',
    'anywhere we could be arrested',
    'places where being together is a crime',
    'not safe for the two of us',
  ])('are meant by “we” before the law where two women write: "%s"', (line) => {
    const ids = (ofOneSex: boolean) =>
      readDealBreakers(atlas, line, { ofOneSex }).dealBreakers.map(({ id }) => id);
    expect(ids(true)).toEqual(['lgbt']);
    expect(ids(false)).not.toContain('lgbt');
  });

  it.each(['Women are not allowed to drive', 'Women must obey their husbands'])(
    'are not meant in a line on women: "%s"',
    (line) => {
      expect(idsOf(line)).toEqual(['misogyny', 'womens-liberties']);
    },
  );
});

describe('fear outside', () => {
  it.each(['Streets where we are afraid at night', 'Scared to go out', 'Being mugged'])(
    'is read in part, by killings: "%s"',
    (line) => {
      expect(readDealBreakers(atlas, line).dealBreakers).toMatchObject([
        { id: 'violent-crime', partly: true },
      ]);
    },
  );

  it('is none of the dark of winter', () => {
    expect(idsOf('Afraid of the winters')).toEqual([null]);
  });
});

describe('the sea and islands, by the places asked for', () => {
  const idWith = (line: string, placesAsked: readonly string[]) =>
    readDealBreakers(atlas, line, { placesAsked }).dealBreakers.map(({ id }) => id);

  it.each(['Not on the coast', 'A town that is not by the sea', 'Far inland'])(
    'are missed where they were asked for: "%s"',
    (line) => {
      expect(idWith(line, ['coast'])).toEqual(['sea']);
      expect(idWith(line, ['sailing'])).toEqual(['sea']);
      expect(idWith(line, ['mountain'])).toEqual([null]);
    },
  );

  it.each([
    'Islands',
    'Not on an island',
    'Stuck on a small island',
    'No island states',
    'no cold island',
    'no foggy island',
    'no flat islands',
    'no boring island life',
  ])('rule out the towns of islands, unless one was asked for: "%s"', (line) => {
    expect(idWith(line, ['coast'])).toEqual(['island']);
    expect(idWith(line, ['island'])).toEqual([null]);
  });

  it.each([
    'Island hopping by boat',
    'No ferries to the islands',
    'Not the Greek islands',
    'no greek islands',
    'no Danish island',
    'no Aland islands',
    'no Long Island',
    'not on Vancouver Island',
    'live on Crete island',
    'no Aran islands',
    'no traffic islands',
    'no more islands',
  ])('are no place to live in "%s"', (line) => {
    expect(idWith(line, [])).toEqual([null]);
  });

  it.each([
    ['no Rhode Island', 'outside-region'],
    ['no urban heat island', 'extreme-heat'],
    ['no heat island', 'extreme-heat'],
  ])('are none of what bears the word in its name: "%s"', (line, id) => {
    expect(idWith(line, [])).toEqual([id]);
  });
});

describe('the faith of a state', () => {
  it.each<[string, string | null]>([
    ['Islamic state', 'islamic-law'],
    ['Countries under Sharia law', 'islamic-law'],
    ['an Islamic republic', 'islamic-law'],
    ['Muslim-majority country', 'muslim-majority'],
    ['Islamic countries', 'muslim-majority'],
    ['predominantly Muslim', 'muslim-majority'],
    ['No Islamic banking', null],
    ['No Muslim community', null],
    ['a country hostile to Muslims', 'religious-freedom-muslims'],
  ])('is its law or its people: "%s"', (line, id) => {
    expect(idsOf(line)).toEqual([id]);
  });

  it('is in no figure as such', () => {
    expect(readDealBreakers(atlas, 'Islam as state religion').dealBreakers).toMatchObject([
      { id: 'islamic-law', partly: true },
    ]);
  });
});

describe('people on the land', () => {
  it.each<[string, number | undefined]>([
    ['More than 30 people per square kilometre', 30],
    ['no more than 80 inhabitants per km2', 80],
    ['over 200 people per sq mile', 77],
    ['High population density', undefined],
    ['overpopulated countries', undefined],
  ])('are counted in "%s"', (line, limit) => {
    const [first] = readDealBreakers(atlas, line).dealBreakers;
    expect([first?.id, first?.limit && Math.round(first.limit)]).toEqual(['crowded-country', limit]);
  });

  it.each([
    'Fewer than 30 people per square kilometre',
    'Overcrowded beaches',
    'More than 30 people in a class',
  ])('are not in "%s"', (line) => {
    expect(idsOf(line)).toEqual([null]);
  });
});

describe('breeds of dogs', () => {
  it.each<[string, string | null]>([
    ['A country where pit bulls are banned', 'breed-law'],
    ['Breed bans', 'breed-law'],
    ['Our Rottweiler must be allowed', 'breed-law'],
    ['Dangerous dogs', null],
    ['No dog park', null],
  ])('are a matter of law in "%s"', (line, id) => {
    expect(idsOf(line)).toEqual([id]);
  });
});

describe('a season in a line on rain or storms', () => {
  it.each([
    ['Anywhere with hurricanes between November and April', 'hurricanes'],
    ['Typhoons in September', 'hurricanes'],
    ['Rainy season in winter', 'constant-rain'],
  ])('is in no record of whole years: "%s"', (line, id) => {
    expect(readDealBreakers(atlas, line).dealBreakers).toMatchObject([{ id, partly: true }]);
  });

  it.each(['Hurricanes', 'places that hurricanes may hit'])('is not named in "%s"', (line) => {
    expect(readDealBreakers(atlas, line).dealBreakers[0]?.partly).toBeUndefined();
  });
});

describe('pay after tax', () => {
  it.each<[string, string | null]>([
    ['Less than 3,500 dollars net a month', 'least-net-pay'],
    ['Take-home pay below $2,000', 'least-net-pay'],
    ['Salary under 3,500 USD after tax', 'least-net-pay'],
    ['A salary below 1,200 dollars', 'least-pay'],
    ['Net worth under 50,000 dollars', null],
    ['Rent over 1,000 dollars net a month', 'rent'],
  ])('is what is left of pay: "%s"', (line, id) => {
    expect(idsOf(line)).toEqual([id]);
  });
});

describe('what is earned at home', () => {
  const idFrom = (line: string, home: string) =>
    readDealBreakers(atlas, line, { home, citizenships: [home] }).dealBreakers.map(({ id }) => id);

  it.each([
    'Tax on income earned in China',
    'Taxed on money that I make in China',
    'Income from China is taxed',
  ])('is income from abroad to who comes from there: "%s"', (line) => {
    expect(idFrom(line, 'CHN')).toEqual(['foreign-income-tax']);
    expect(idFrom(line, 'FRA')).toEqual([null]);
  });

  it.each([
    'Worldwide taxation',
    'Worldwide income tax',
    'Foreign income taxed',
    'Tax on money earned abroad',
  ])('is so in plain words: "%s"', (line) => {
    expect(idsOf(line)).toEqual(['foreign-income-tax']);
  });

  it.each([
    ['Tax in China', null],
    ['Pensions taxed more than 15%', 'pension-tax'],
  ])('is not named in "%s"', (line, id) => {
    expect(idFrom(line, 'CHN')).toEqual([id]);
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
