import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { describe, expect, it } from 'vitest';
import { profilePreferences } from '../preferences.ts';
import { answersOf, place } from '../testing/persona.ts';
import { readDealBreakers } from './dealBreakers.ts';

const atlas = realAtlas();
const read = (line: string) => readDealBreakers(atlas, line);
const labels = (line: string) => read(line).dealBreakers.map(({ id, label, text }) => (id ? label : text));

describe('what people of many nations write', () => {
  it.each<[string, ...string[]]>([
    // What is put up with, and what is not.
    ['cold ok, dark not ok', 'no winters of short, dark days'],
    ['Cold is fine but not dark', 'no winters of short, dark days'],
    ['heat ok, cold not', 'no cold climate'],
    // Marriage, family and work.
    ['no marriage for two men', 'marriage open to every couple'],
    ['My wife and I (both women) must be recognised as married', 'marriage open to every couple'],
    ['my family has to be able to join me immediately', 'children who may come with you'],
    ['My wife and kids must come with me from the start', 'children who may come with you'],
    ['our kids must be with us from day one', 'children who may come with you'],
    ['visa that lets me bring my 78 year old mother', 'a parent who may live with you'],
    ['Both of us need work permits', 'a husband or wife who may work'],
    ['remote work for my US employer has to be legal', 'going on with the work that you have'],
    ['visa must not depend on my employer', 'no permit that falls with one job'],
    ['two mums on the birth certificate', 'two parents of one sex before the law'],
    ['a visa that my mother-in-law can join', 'a parent who may live with you'],
    ['25 days leave', 'paid leave by law of at least 25 days'],
    ['Not a place where I can be jailed for a tweet', 'a free press and free speech'],
    ['No country at war or next to one at war', 'no war or armed conflict', 'no war in a country next door'],
    ['boring is fine, safe is a must', 'boring is fine', 'no high rate of violent crime'],
    ['heat doesnt bother me, cold does', 'no cold climate'],
    ['place where it rains everyday', 'no very rainy climate'],
    ['definitely no tropics', 'no tropical climate, where no month is cool'],
    ['USA? Over my dead body', 'not United States'],
    ['either Spain or Portugal, nothing else counts', 'only in Spain or Portugal'],
    ['Total spend below 30,000 rand a month', 'no cost of living above ZAR\u00a030,000 a month'],
    [
      'must be a Muslim country with mosques',
      'a mostly Muslim country',
      'Muslims among the people (our records count no mosques and no halal shops)',
    ],
    // Language, time and distance.
    ['Hospital with english speaking doctors', 'doctors who speak English'],
    ['country where I can get by with French', 'French spoken by many'],
    ['must overlap at least 5h with London office hours', 'no clock more than 3 hours from London'],
    [
      "I don't want to be more than 10 hours by plane from Sao Paulo",
      'nothing more than about 10 hours of flight from São Paulo',
    ],
    // Money, warmth and size.
    ['1,500 euros a month for everything', 'no cost of living above €1,500 a month'],
    ['retire on 1.2k usd/month', 'no cost of living above US$1,200 a month'],
    ['below 85F in summer', 'no summers above 85 °F'],
    [
      'city between 100k and 500k people',
      'a town of at least 100,000 people',
      'no town of more than 500,000 people',
    ],
    ['no small towns under 20,000', 'a town of at least 20,000 people'],
    // Belief and the rights of women.
    ['only Christian countries', 'a mostly Christian country'],
    ['women must have equal rights', 'women’s rights protected', 'liberties of women protected'],
    ['low inequality', 'no wide gap between rich and poor'],
    ['Somewhere with four proper seasons', 'a year with seasons'],
    ['No more than 5 hours difference with Mumbai', 'no clock more than 5 hours from Mumbai'],
    ['I can spend 3000 CAD a month max', 'no cost of living above CAD\u00a03,000 a month'],
    ['NATO member required', 'a country in NATO'],
    ['freedom of speech is non negotiable', 'a free press and free speech'],
    ['must be able to become a citizen', 'some way to citizenship'],
    ['Must be possible to become citizens one day', 'some way to citizenship'],
    ['must lead to citizenship', 'some way to citizenship'],
    ['must be possible to become a citizen within 5 years', 'citizenship within 5 years'],
    ['a country where foreigners can become citizens', 'some way to citizenship'],
    ['I hate winter', 'no cold climate'],
    ['must allow rottweilers', 'no law against breeds of dogs'],
    ['Not next to a country at war', 'no war or armed conflict', 'no war in a country next door'],
    ['No death penalty, not even for terrorists', 'no death penalty', 'not even for terrorists'],
    ['2000 EUR per month max', 'no cost of living above €2,000 a month'],
    ['no more than 60.000 THB monthly', 'no cost of living above THB\u00a060,000 a month'],
    ['we have 3000 USD per month', 'no cost of living above US$3,000 a month'],
    ['CAD 3500/mo budget max', 'no cost of living above CAD\u00a03,500 a month'],
    ['Studio for 500 USD max', 'no rent above US$500 for one bedroom'],
    ['min 25 days paid vacation', 'paid leave by law of at least 25 days'],
    ['wages for nurses above 3000 euros', 'pay of at least €3,000 a month'],
    ['more than 2500 hours of sun', 'at least 2,500 hours of sunshine a year'],
    ['Town must have at least one hundred thousand inhabitants', 'a town of at least 100,000 people'],
    ['We need sea', 'a town by the sea'],
    ['warmer than London in winter', 'no winters colder than those of London'],
    ['cooler than Madrid in summer', 'no summers hotter than those of Madrid'],
    ['drier than Bergen', 'no climate rainier than that of Bergen'],
    ['no internet shutdowns', 'no censored internet'],
    ['property rights respected', 'property that the state leaves alone'],
    ['must be free to practise my religion', 'no state that presses people for their belief'],
    ['marriage equality please', 'marriage open to every couple'],
    [
      'my daughters must have the same rights as my sons',
      'women’s rights protected',
      'liberties of women protected',
    ],
    [
      "no country where a woman needs her husband's permission to travel",
      'no unequal rights for women',
      'no fewer liberties for women',
    ],
    ['a. no war b. no earthquakes', 'no war or armed conflict', 'no earthquake country'],
    ['A. safe B. cheap', 'no high rate of violent crime', 'no expensive country'],
    [
      'safe + cheap + clean air',
      'no high rate of violent crime',
      'no expensive country',
      'no heavy air pollution',
    ],
    ['Wife: safety', 'no high rate of violent crime'],
    ['I love heat, no humidity', 'I love heat', 'no very humid climate'],
    ['we love the sea, must be safe', 'we love the sea', 'no high rate of violent crime'],
    ["Temp shouldn't hit 40", 'no summers above 40 °C'],
    ['everything except communist countries ok', 'no communist state'],
    ['anywhere but cold countries', 'no cold climate'],
    ['more expensive than Lisbon = out', 'no place more expensive than Lisbon'],
    ['English at work must be enough', 'English enough at work'],
    ["we only speak Portuguese and don't want to learn", 'daily life in a language you speak'],
    ['must be able to keep both passports', 'dual citizenship allowed'],
    ['beach < 20 min drive', 'a town no more than 20 minutes from the sea'],
    ['Flight home (Accra) max 7 hours', 'nothing more than about 7 hours of flight from Accra'],
    ['Lessons must be in our own language', 'Lessons at a public school in a language you speak'],
    ['kids must be taught in their mother tongue', 'Lessons at a public school in a language you speak'],
    ['my children learn quickly in our language', 'my children learn quickly in our language'],
    // Lists.
    ['affordable but safe', 'no expensive country', 'no high rate of violent crime'],
    ['cheap, sunny and by the sea', 'no expensive country', 'enough sunshine', 'a town by the sea'],
    ['- no crime - no corruption', 'no high rate of violent crime', 'no widespread corruption'],
    ['must haves -> beach, fast wifi', 'a town by the sea', 'good internet'],
    ['safe, cheap and English', 'no high rate of violent crime', 'no expensive country', 'English'],
  ])('is read: “%s”', (line, ...expected) => expect(labels(line)).toEqual(expected));

  it.each([
    ['Anywhere except the EU', 'no country in the European Union', []],
    ['everywhere except Russia and Belarus', 'not Russia, Belarus', ['RUS', 'BLR']],
    ['We dont want Germany or Austria again', 'not Germany, Austria', ['DEU', 'AUT']],
    [
      'India, Pakistan, Bangladesh out; Sri Lanka ok',
      'not India, Pakistan, Bangladesh',
      ['IND', 'PAK', 'BGD'],
    ],
    ['neither France nor Belgium', 'not France, Belgium', ['FRA', 'BEL']],
    ['Everything in Asia is fine except India', 'not India', ['IND']],
    ['please keep me away from Russia', 'not Russia', ['RUS']],
  ])('is refused: “%s”', (line, label, iso3) => {
    expect(labels(line)[0]).toEqual(label);
    expect(read(line).excluded.map((one) => one.iso3)).toEqual(iso3);
  });

  it('refuses all that a verb at the end refuses, but for the exceptions', () => {
    const { excluded } = read('All of Asia except for Japan and Taiwan is out');
    const out = excluded.map(({ iso3 }) => iso3);
    expect(out).toContain('CHN');
    expect(out).not.toContain('JPN');
    expect(out).not.toContain('TWN');
  });

  it.each<[string, string]>([
    ['My company is in Singapore, tz must match within 2h', 'no clock more than 2 hours from Singapore'],
    ['my office is in London, max 3 hours flight', 'nothing more than about 3 hours of flight from London'],
  ])('is measured from where work is: “%s”', (line, label) => expect(labels(line)).toEqual([label]));

  it.each(['Portugal or Spain, max 3 hours flight', 'Spain, rent max 900 euros'])(
    'refuses no bare name beside a limit that is asked for: “%s”',
    (line) => expect(read(line).excluded).toEqual([]),
  );

  it('counts a lakh in the rupees of home', () => {
    const answers = answersOf({
      'deal-breakers': '1 lakh rent max',
      'current-location': place('Pune', 'India', 'in'),
    });
    const [rent] = profilePreferences(atlas, answers).dealBreakers;
    expect(rent?.label).toContain('INR\u00a0100,000');
  });

  it.each([
    'summer all year',
    'small town under 20,000 inhabitants',
    'must not be a Christian country',
    'no towns between 5,000 and 10,000 people',
    'I want no trouble with French',
    'airport within 1 hour with flights to Frankfurt',
    'Village with less than 5000 people',
    'I don’t like Spain in summer',
    'Poland, Czechia or Slovakia would be ok',
    'not too far north, max latitude 50',
    'cold but sunny',
    'people must speak English or Dutch',
  ])('is left to people where it may mean either, or neither: “%s”', (line) =>
    expect(read(line)).toMatchObject({ dealBreakers: [{ id: null }], excluded: [] }),
  );

  it('is met by no figure that tells a part of it', () =>
    expect(read('no smoking in restaurants').dealBreakers).toMatchObject([{ partly: true }]));

  it('is asked for behind a reason, which is named as not read', () => {
    const { dealBreakers, excluded } = read('EU passports, so must be EU or Switzerland');
    expect(dealBreakers).toMatchObject([{ label: 'only in the European Union or Switzerland' }]);
    expect(excluded.map(({ iso3 }) => iso3)).not.toContain('CHE');
  });
});
