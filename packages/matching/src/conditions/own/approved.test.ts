import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { describe, expect, it } from 'vitest';
import { readDealBreakers } from '../dealBreakers.ts';

const atlas = realAtlas();
const read = (line: string) => readDealBreakers(atlas, line).dealBreakers.map(({ id }) => id);

describe('a good thing by its name and a word of approval', () => {
  it.each([
    ['Good healthcare', ['healthcare']],
    ['excellent public hospitals', ['healthcare']],
    ['healthcare must be good', ['healthcare']],
    ['fast and reliable internet', ['internet']],
    ['low taxes', ['high-taxes']],
    ['taxes too high', ['high-taxes']],
    ['taxes must be low', ['high-taxes']],
    ['low cost of living', ['expensive']],
    ['must be affordable', ['expensive']],
    ['safe', ['violent-crime']],
    ['must be safe for my kids', ['violent-crime']],
    ['lack of safety', ['violent-crime']],
    ['a country that isn’t safe', ['violent-crime']],
    ['want to live near the beach', ['sea']],
    ['it should be near the sea', ['sea']],
    ['need snow in the winter', ['snowy-winters']],
    ['refuse to learn another language', ['own-languages']],
    ['Must have a good airport nearby and be within 5 hours of Denver', [null, 'flight']],
    ['nowhere hot', ['extreme-heat']],
    ['free internet', ['censorship']],
    ['free and fair elections', ['autocracy']],
    ['near the beach', ['sea']],
    ['gay-friendly', ['lgbt-rights']],
    ['path to citizenship', ['citizenship-at-all']],
    ['where we can never become citizens', ['citizenship-at-all']],
    ['path to permanent residency', ['permanence-at-all']],
    ['four seasons', ['seasons']],
    ['lots of sun', ['sunshine']],
    ['mild winters', ['freezing-winters']],
    ['clean air', ['pollution']],
    ['safe drinking water', ['water']],
    ['politically stable', ['instability']],
    ['a stable democracy', ['autocracy']],
    ['rule of law', ['rule-of-law']],
    ['religious freedom', ['religious-freedom']],
    ['gender equality', ['womens-rights', 'womens-liberties-kept']],
    ['right to work for my spouse', ['partners-work']],
    ['must be able to bring my kids', ['children-along']],
    ['English widely spoken', ['spoken']],
    ['English speaking', ['spoken']],
    ['no English', ['spoken']],
    ['English speaking doctors', ['spoken']],
    ['safe for women', ['violent-crime', 'misogyny']],
    ['safe for gay couples', ['lgbt-rights']],
  ])('is asked for: “%s”', (line, ids) => expect(read(line)).toEqual(ids));

  it.each([
    'good healthcare is not important to me',
    'low taxes are not that important',
    'private healthcare only',
    'low taxes on pensions',
    'lower taxes than here',
    'low property taxes',
    'affordable houses to buy',
    'cheap flights home',
    'low house prices',
    'must be expensive',
    'too cheap',
    'safe for my dog',
    'must be safe to drink the milk',
    'security clearance',
    'near the mountains',
    'good air connections',
    'air conditioning',
    'must not be gay friendly',
    'gay friendly schools',
    'must not speak English',
    'not speak English all day',
    'must speak French',
    'we never want to become citizens',
    'no mild winters',
    'warm all year round',
    'small town feel',
    'private schools',
    'low taxes in Florida are a reason to stay',
    'stable government job',
    'public hospitals are terrible',
    'good hospitals to work in',
    'must be able to bring family car',
    'I don’t need a big city',
    'good internet is not needed',
    'no need for good internet',
    'no good British schools',
    'Spanish coast',
    'cold winters with snow wanted',
    // The coast is that of the clients, and the hours those between clocks.
    'Time zone must work with US east coast clients (max 6h difference)',
    'must be within 1h of an airport with direct flights to Frankfurt',
  ])('is something else, or no condition: “%s”', (line) => expect(read(line)).toEqual([null]));
});

describe('words for what is feared', () => {
  it.each([
    ['crappy healthcare', ['poor-healthcare']],
    ['non-democratic countries', ['autocracy']],
    ['military rule', ['autocracy']],
    ['hot humid summers', ['extreme-heat', 'humidity']],
    ['extreme temperatures', ['cold', 'extreme-heat']],
    ['bad drivers', ['roads']],
    ['I want a country with no snow', ['freezing-winters']],
    ['no high humdity', ['humidity']],
    ['bad education system', ['schools']],
    ['good public schools for my kids', ['schools']],
    ['crumbling infrastructure', ['infrastructure']],
    ['reliable power and internet', ['power-cuts', 'internet']],
    ['natural disasters', ['earthquakes', 'hurricanes', 'volcanoes', 'floods']],
    ['natural disasters such as floods', ['floods']],
    ['safe streets at night', ['violent-crime', 'misogyny']],
    ['cost of living', ['expensive']],
    ['Healthcare', ['healthcare']],
    ['internet of at least 100 Mbps', ['internet']],
    ['no mosque in walking distance', ['mosque']],
  ])('are known: “%s”', (line, ids) => expect(read(line)).toEqual(ids));

  it('knows degrees by their unit however it is typed', () =>
    expect(
      readDealBreakers(atlas, 'no temps below 0 celcius', { home: 'USA', citizenships: ['USA'] })
        .dealBreakers[0],
    ).toMatchObject({ id: 'freezing-winters', limit: 0 }));

  it('asks for some speakers alone where nobody at all is feared', () =>
    expect(
      readDealBreakers(atlas, "countries where English isn't spoken at all").dealBreakers[0],
    ).toMatchObject({
      languageFor: 'a few',
    }));
});

describe('a refusal of places where a language is spoken', () => {
  it.each([
    'must not be Arabic speaking',
    'I do not want to live in an Arabic-speaking country',
    'I don’t want to be in a country where Russian is spoken',
    'no place where everyone speaks French',
    'don’t want to speak German',
    'Not in a French-speaking region',
  ])('asks for no speakers of it: “%s”', (line) => expect(read(line)).toEqual([null]));

  it.each([
    'I don’t want to live where nobody speaks English',
    'no country where few people speak English',
    'I would never live in a place where I can’t get by in English',
  ])('does where the want of it is what is refused: “%s”', (line) => expect(read(line)).toEqual(['spoken']));
});

describe('a job with which the stay ends', () => {
  it('is no wish to keep the work that one has', () =>
    expect(read('can be kicked out if I lose my job')).toEqual(['tied-to-employer']));
});
