import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { describe, expect, it } from 'vitest';
import { isLivedWith, readDealBreakers } from './dealBreakers.ts';

const atlas = realAtlas();
const read = (text: string) => readDealBreakers(atlas, text, { home: 'GBR', citizenships: ['GBR'] });
const idsOf = (text: string) => read(text).dealBreakers.map(({ id }) => id);

describe('what is liked, or known and borne', () => {
  it.each([
    'Country: Portugal',
    'Preferred country: Spain or Portugal',
    'outside of Asia',
    'outside Europe',
    'Small town by the sea, not more than an hour from a city',
    'A quiet village',
    'island life',
    'Tropical climate',
    'Heat is a must',
    'cold is essential',
    'close to Russia',
    'I can’t wait to learn a new language',
    'We’d love a big city',
    'Big city with a good orchestra',
    'an island with good ferries',
    'village life',
    'not British summer',
    'My mother in law must be more than 3 hours flight away',
    'My ex should live at least 5 hours of flight away',
    'I do not want gay marriage legal',
    'no place where gay marriage is legal',
    'no internet porn ban',
    'nights below 20 in summer',
    'max -5',
    'I’m ok with some crime',
    'I’m okay with no beach',
    'We are fine with no gay marriage',
    'give me snow',
    'a place with heat',
    'somewhere with warm winters',
    'Spain is too touristy in summer',
    'Bring on the heat!',
    'only expensive countries',
    'Humid is good for my skin',
    'earthquakes are exciting',
    'Military service is good for boys',
    'must have conscription',
    'no country without conscription',
    'Altitude over 1000 m is good for my asthma',
    'We are Muslims and want an Islamic state',
    'I am a communist and want socialism',
    'healthcare not important',
    'internet not so important',
    'must not be on the coast',
    'I want to learn a new language so no English speaking country',
  ])('rules nothing out: %s', (line) => {
    expect(idsOf(line)).toEqual([null]);
    expect(read(line).excluded).toEqual([]);
  });

  it.each([
    'Would not rule out: small places, cold places, places with high taxes',
    'Earthquakes we know, no problem',
    'Typhoons are normal for us',
    'no problem with heat',
    'We could live on an island',
  ])('is told back as such: %s', (line) => {
    expect(idsOf(line)).toEqual([null]);
    expect(isLivedWith(atlas, line)).toBe(true);
  });

  it('leaves the same words refused where they are', () => {
    expect(idsOf('small towns')).toEqual(['small-town']);
    expect(idsOf('big cities')).toEqual(['big-city']);
    expect(idsOf('Give us a break from the heat')).toEqual(['extreme-heat']);
    expect(idsOf('We are vegans and want expensive countries out')).toEqual(['expensive']);
    expect(idsOf('no cities because of noise and pollution')).toEqual(['any-city', 'pollution']);
    expect(idsOf('I’m not ok with crime')).toEqual(['violent-crime']);
    expect(idsOf('We are never comfortable with humid heat')).toEqual(['humidity']);
    expect(idsOf('I’m fine with at most 3 hours of flight')).toEqual(['flight']);
    expect(idsOf('we’re comfortable with a maximum rent of $2000')).toEqual(['rent']);
    expect(idsOf('I’m ok with no more than 3 hours of flight')).toEqual(['flight']);
    expect(idsOf('no place where gay marriage is not legal')).toContain('same-sex-marriage');
    expect(idsOf('Family must not be more than 3 hours of flight away')).toEqual(['flight']);
    expect(idsOf('no Dubai heat')).toEqual(['extreme-heat']);
    expect(idsOf('My son has dual nationality and may not be drafted')).toEqual(['conscription']);
    expect(idsOf('My son has a German passport and dual nationality must be allowed')).toContain(
      'dual-citizenship',
    );
    expect(idsOf('I need to avoid conscription')).toEqual(['conscription']);
    expect(idsOf('no place where military service is good for a career')).toEqual(['conscription']);
    expect(idsOf('We are tired and want no cold winters')).toEqual(['freezing-winters']);
    expect(idsOf('cheap countries only')).toEqual(['expensive']);
    expect(idsOf('a real winter with snow')).toEqual(['snowy-winters']);
    expect(read('time zone no more than 3 hours off Sydney').dealBreakers[0]?.label).toMatch(/Sydney/);
    expect(idsOf('no island life')).toEqual(['island']);
    expect(idsOf('No earthquakes, no problem with heat')).toEqual(['earthquakes', null]);
    expect(idsOf('no place where violence is normal for us')).toEqual(['violent-crime']);
    expect(read('anything outside Europe').excluded.length).toBeGreaterThan(130);
    expect(read('Countries: no Portugal').excluded.map(({ iso3 }) => iso3)).toEqual(['PRT']);
  });

  it('takes warmth all year for that of days, and the price of a thing for none of a country', () => {
    const labelsOf = (text: string) => read(text).dealBreakers.map(({ label }) => label);
    expect(labelsOf('nothing under 25 degrees')).toEqual(['no winter days below 25 °C']);
    expect(labelsOf('min 20 degrees all year')).toEqual(['no winter days below 20 °C']);
    expect(labelsOf('no nights below 20 degrees')).toEqual(['no winters below 20 °C']);
    expect(idsOf('healthcare free or cheap')).not.toContain('expensive');
  });

  it('asks for snow, and for no care of those who give it', () => {
    expect(idsOf('at least some snow')).toEqual(['snowy-winters']);
    expect(idsOf('snow is important')).toEqual(['snowy-winters']);
    expect(idsOf('a big city is important to me')).toEqual(['big-city-asked']);
    expect(idsOf('my husband is a doctor and must be able to work')).toEqual(['partners-work']);
    expect(idsOf('I am a nurse and need good hospitals')).toEqual(['healthcare']);
  });
});

describe('a name by itself with a sign behind it', () => {
  const excluded = (line: string) => readDealBreakers(atlas, line).excluded.map(({ iso3 }) => iso3);

  it.each(['Portugal ❤️', 'Portugal :)', 'Portugal?', 'Portugal > Spain > Italy'])(
    'may be liked, doubted or ranked: “%s”',
    (line) => expect(excluded(line)).toEqual([]),
  );

  it.each(['Portugal', 'no Portugal :)', 'Portugal!', 'not Portugal, ok?'])(
    'is refused as without it where it is refused at all: “%s”',
    (line) => expect(excluded(line)).toEqual(['PRT']),
  );
});

describe('a place that is wished for, or of which a part is meant', () => {
  const excluded = (line: string) => readDealBreakers(atlas, line).excluded.map(({ iso3 }) => iso3);
  const ids = (line: string) => readDealBreakers(atlas, line).dealBreakers.flatMap(({ id }) => id ?? []);

  it.each([
    ['EU, English speaking, warm', ['spoken']],
    ['Sunny, safe, EU', ['sunshine', 'violent-crime']],
    ['Portugal, sunny, cheap', ['sunshine', 'expensive']],
    ['Portugal, safe, warm', ['violent-crime']],
    ['Portugal, Spain, and must be safe', ['violent-crime']],
    ['Japan, must have democracy', ['autocracy']],
    ['Germany, good schools, low taxes', ['schools', 'high-taxes']],
    ['Portugal, not Spain', []],
    ['Asia, not Japan, not Korea', []],
    ['Europe, but not the cold part', []],
    ['southern Europe not Greece', []],
    ['not all of Asia, just China', []],
    ['anywhere outside the US', []],
    ['Asia? Japan only', []],
    ['only Chile or Uruguay in South America', []],
  ])('is not ruled out: “%s”', (line, found) => {
    expect(excluded(line)).toEqual([]);
    expect(ids(line)).toEqual(found);
  });

  it.each([
    ['Any EU country, no Hungary', ['HUN']],
    ['No Hungary, English speaking, warm', ['HUN']],
    ['EU, no Hungary', ['HUN']],
    ['Asia, no China', ['CHN']],
    ['Russia, no China', ['RUS', 'CHN']],
    ['Russia, China, high crime', ['RUS', 'CHN']],
    ['Russia no, China no', ['RUS', 'CHN']],
    ['Not Germany, not Austria, maybe Switzerland', ['DEU', 'AUT']],
  ])('is where it is refused: “%s”', (line, iso3) => expect(excluded(line)).toEqual(iso3));
});
