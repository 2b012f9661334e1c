import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { describe, expect, it } from 'vitest';
import { readDealBreakers } from './dealBreakers.ts';

const atlas = realAtlas();
const idsOf = (text: string) => readDealBreakers(atlas, text).dealBreakers.map(({ id }) => id);
const excludedIn = (text: string) =>
  readDealBreakers(atlas, text)
    .excluded.map(({ iso3 }) => iso3)
    .sort();

const THE_GULF = ['ARE', 'BHR', 'KWT', 'OMN', 'QAT', 'SAU'];

describe('readDealBreakers', () => {
  it.each([
    ['Russia, and any country where my visa would depend on one employer', ['RUS'], ['tied-to-employer']],
    ['not Iraq and no place where christians cannot go to church', ['IRQ'], ['church']],
    ['Hungary, Poland and other countries that ban abortion', ['HUN', 'POL'], ['abortion']],
    ['Russia or anywhere with earthquakes', ['RUS'], ['earthquakes']],
    ['Qatar and countries like it', [], null],
    ['no Gulf countries (kafala!)', THE_GULF, []],
    ['Qatar (too hot!)', ['QAT'], []],
    ['no Gulf countries (only Oman is fine)', [], null],
    ['No death penalty, and no country that bans abortion', [], ['death-penalty', 'abortion']],
    ['No death penalty and no country that bans abortion', [], ['death-penalty', 'abortion']],
    ['no language exam ever, I wont learn another language', [], [null, 'own-languages']],
    ['a country close to Russia and any place without snow', [], null],
  ])('rules out what "%s" names, whatever becomes of the rest', (text, iso3s, ids) => {
    expect(excludedIn(text)).toEqual(iso3s);
    if (ids) expect(idsOf(text).filter((id) => id !== 'countries')).toEqual(expect.arrayContaining(ids));
  });

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
    ['any law against gay people', 'lgbt'],
    ['laws against gays', 'lgbt'],
    ['no law against gay discrimination', null],
    ['no laws against hatred of gays', null],
    ['Police that harass black people', null],
    ['No sun for months', 'dark-winters'],
    ['Long dark winters', 'dark-winters'],
    ['not enough sunlight in winter', 'dark-winters'],
    ['months of darkness', 'dark-winters'],
    ['winters with hardly any daylight', 'dark-winters'],
    ['Dark flats', null],
    ['No sunshine', 'sunshine'],
    ['No sun on my skin', null],
    ['same-sex relationships punished', 'lgbt'],
    ['same-sex acts against the law', 'lgbt'],
    ['Inheritance tax', 'inheritance-tax'],
    ['No death duties', 'inheritance-tax'],
    ['Our children taxed when we die', 'inheritance-tax'],
    ['inheritance tax over 10% for kids', 'inheritance-tax-rate'],
    ['a wealth tax above 1 percent', 'wealth-tax-rate'],
    ['no place where an orthodox christian is not free to pray', 'religious-freedom'],
    ['where we cannot worship', 'religious-freedom'],
    ['No country that doesnt let in a pitbull', 'breed-law'],
    ['If she cannot come because of her breed then we don’t go', 'breed-law'],
    ['no place with more than 1 homicide per 100k', 'violent-crime'],
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
    ['religious countries where I have to pretend to belive', 'religious-freedom'],
    ['places where one must hide being an atheist', 'religious-freedom'],
    ['Forced prayer', 'religious-freedom'],
    ['anti-christian government', 'religious-freedom-christians'],
    ['no gay marriage is ok but civil partnership minimum', 'same-sex-unions'],
    ['At least a civil union for gay people', 'same-sex-unions'],
    ['gay marriage illegal', 'same-sex-marriage'],
    ['no country without equal mariage', 'same-sex-marriage'],
    ['smog', 'pollution'],
    ['Compulsory military service for my sons', 'conscription'],
    ['Nothing more than 3 hours of flight away', 'flight'],
    ['Time difference with Argentina of more than 6 hours', 'time-difference'],
    ['My wife may not work', 'partners-work'],
    ['my wife can work legally', 'partners-work'],
    ['spouse work rights', 'partners-work'],
    ['tap water must be safe', 'water'],
    ['water that you can drink', 'water'],
    ['no brownouts', 'power-cuts'],
    ['Need for a VPN', 'censorship'],
    ['WhatsApp is blocked', 'censorship'],
    ['My wife not being allowed to work from the day we land', 'partners-work'],
    ['Permit that does not allow my wife to work', 'partners-work'],
    ["a country that won't let my husband work", 'partners-work'],
    ['no work permit for my husband', 'partners-work'],
    ['I do not want a communist country', 'communist-state'],
    ['A visa that I have to renew every 90 days', 'renewed-stay'],
    ['A visa that must be renewed every year', 'renewed-stay'],
    ['They tax my Social Security', 'foreign-income-tax'],
    ['Foreign income is taxed', 'foreign-income-tax'],
    ['Inheritance tax for my wife', 'inheritance-tax-spouse'],
    ['Inheritance tax for my children', 'inheritance-tax'],
    ['A job that pays less than 1,200 dollars a month', 'least-pay'],
    ['A salary below 1,200 dollars', 'least-pay'],
    ['School only in a language that my children do not speak', 'own-school-language'],
    ['My children would have to learn in a language they do not speak', 'own-school-language'],
    ['No new language', 'own-languages'],
    ['No doctors who speak English', 'spoken'],
    ['No place where daily life needs a language other than English', 'spoken'],
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
    'Special school only, no inclusive education',
    'No jobs for my wife',
    'My wife needs a job',
    'No post-communist country',
    'I want to pay less than 10 dollars for a meal',
    'No school with foreign language lessons',
    'No rheumatologist within an hour',
    'A place where I must drive everywhere',
    'I do not want to live near the sea',
    'not within 500 km of home',
  ])('leaves "%s" to people', (text) => {
    expect(idsOf(text)).toEqual([null]);
  });

  it('excludes countries that a line does nothing but name', () => {
    expect(excludedIn('Russia')).toEqual(['RUS']);
    expect(excludedIn('not the USA or China')).toEqual(expect.arrayContaining(['USA', 'CHN']));
    expect(excludedIn('Avoid Turkey.')).toEqual(['TUR']);
    expect(excludedIn('I would not go to Saudi Arabia')).toEqual(['SAU']);
  });

  it('excludes the neighbours by land of a country whose border is ruled out, exclaves counted, and that country', () => {
    const excluded = excludedIn('A border with Russia');
    expect(excluded).toEqual(expect.arrayContaining(['RUS', 'NOR', 'EST', 'POL', 'KAZ']));
    for (const iso3 of ['DEU', 'SWE', 'USA', 'JPN']) expect(excluded).not.toContain(iso3);
    expect(excludedIn('countries bordering Belarus or Russia')).toContain('UKR');
    expect(excludedIn('Far from the border with Russia')).toEqual([]);
  });

  it('reads a line with an "or" part by part where every part is read', () => {
    expect(idsOf('War or a border with Russia')).toEqual(['war', 'countries']);
    expect(excludedIn('War or a border with Russia')).toContain('FIN');
  });

  it.each<[string, readonly string[], readonly string[]]>([
    ['A country at war or hostile to Chinese people', ['war'], ['hostile to Chinese people']],
    ['Dictatorship or no Chinese food', ['autocracy'], ['no Chinese food']],
    ['A hostile government or a war', ['war'], ['A hostile government']],
    ['War, or enemy of China', ['war'], ['enemy of China']],
    ['Religious persecution or racism', ['religious-freedom'], ['racism']],
    ['Flight to Shanghai longer than 8 hours or not direct', ['flight'], ['direct flights to Shanghai']],
    ['No direct flight to Lyon in under 4 hours', ['flight'], ['direct flights to Lyon']],
    ['No direct flight of under 6 hours', ['flight'], ['direct flights home']],
    ['No IB school in English', ['spoken'], ['IB school']],
    ['No school in English', ['spoken'], []],
    // Words that two parts share, or that say one thing together, leave nothing unread.
    ['Bad or slow internet', ['poor-internet'], []],
    ['High taxes or prices', ['high-taxes', 'expensive'], []],
    ['No path to permanent residence or citizenship', ['permanence-at-all', 'citizenship-at-all'], []],
    ['Where homosexuality is illegal or punished', ['lgbt'], []],
    ['More than 8 hours of flight from home or war', ['flight', 'war'], []],
  ])('tells what of "%s" was read, and what was not', (line, ids, unread) => {
    const { dealBreakers } = readDealBreakers(atlas, line);
    expect(dealBreakers.map(({ id }) => id)).toEqual(ids);
    expect(dealBreakers.flatMap((one) => one.unread ?? [])).toEqual(unread);
  });

  it.each([
    'A country like Russia or China',
    'More than 8 hours of flight from Lyon or Geneva',
    'Maybe war or crime',
    'Russia or its friends',
  ])('leaves "%s" to people, of which one part alone would say something else', (line) => {
    expect(idsOf(line)).toEqual([null]);
    expect(excludedIn(line)).toEqual([]);
  });

  it('takes parts beside a comma as one line where none of them is read', () => {
    const texts = (text: string) => readDealBreakers(atlas, text).dealBreakers.map(({ text: one }) => one);
    expect(texts('Special school only, no inclusive education')).toEqual([
      'Special school only, no inclusive education',
    ]);
    expect(texts('pollution, no sea')).toEqual(['pollution', 'no sea']);
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
});
