import { place } from '@global-fit/matching/testing/persona';
import { describe, expect, it } from 'vitest';
import { answered, FAMILY, STUDENT, VETERAN } from '../../testing/answered.ts';

const SWISS = {
  age: 61,
  citizenship: ['DEU'],
  'current-location': place('Zürich', 'Switzerland', 'ch'),
  'relationship-status': 'married',
  'work-arrangement': 'not-working',
  'relocating-family-members': 'yes',
  'number-of-family-members': 1,
  'family-member-1-relationship': 'spouse',
};

describe('a question about joining the public health system', () => {
  it('is answered with the rule for people without work, and with nothing that was not asked', () => {
    const { 'health-entitlement': answer } = answered(
      SWISS,
      ['PRT', 'MLT'],
      'Is the health system open to my wife although we do not work?',
    );
    expect(answer?.said?.text).toMatch(
      /^Living in Malta and Portugal by free movement without work there requires full sickness insurance/,
    );
    expect(answer?.put).toContain('may my wife join the public system');
    expect(JSON.stringify(answer)).not.toContain('single hospital');
    const { healthcare } = answered(SWISS, ['PRT'], 'Who pays the doctor?');
    expect(healthcare?.lacks).toBe('who pays for a treatment, and its price');
  });
});

describe('a question with two subjects', () => {
  const AMERICAN = { ...VETERAN, citizenship: ['USA', 'POL'] };
  const AUSTRALIAN = {
    ...VETERAN,
    citizenship: ['AUS'],
    'current-location': place('Newcastle', 'Australia', 'au'),
    'income-sources': ['investments'],
    'retirement-timeline': 'less-than-5',
  };

  it('asks to be let into public health care beside Medicare, and for no permit', () => {
    const found = answered(
      AMERICAN,
      ['PRT', 'MLT'],
      'Do I lose Medicare and how do I get into the public health system as a pensioner?',
    );
    expect(Object.keys(found)).toEqual(['insurance', 'health-entitlement']);
    expect(found['health-entitlement']?.said?.text).toContain('full sickness insurance');
    const alone = answered(AMERICAN, ['PRT'], 'Does Medicare let me into the public health system there?');
    expect(Object.keys(alone)).toEqual(['insurance']);
  });

  it('names Social Security and reads of it first, and of no pension for government service', () => {
    const { pension } = answered(
      AMERICAN,
      ['PRT', 'MLT'],
      'Will my Social Security (survivor, 2,900 a month) be paid in full over there and is it taxed?',
    );
    expect(pension?.said?.text).toMatch(/^The United States pays Social Security to its citizens/);
    expect(pension?.said?.text).not.toContain('government service');
  });

  it('has no pension yet, so none is asked about', () => {
    const asked = 'What permit can I get on investment income of about 55k AUD a year and no pension yet?';
    expect(answered(AUSTRALIAN, ['PRT', 'ESP'], asked)).not.toHaveProperty('pension');
    expect(answered(AUSTRALIAN, ['PRT'], 'Is my age pension paid there in full?')).toHaveProperty('pension');
  });

  it('begins with the residence for tax that it asks about, and takes nobody for a trader', () => {
    const { tax, pension } = answered(
      AUSTRALIAN,
      ['PRT', 'ESP'],
      'Do I stay a tax resident of Australia, and what about capital gains and my super (I can touch it at 60)?',
    );
    expect(pension?.lacks).toContain('your super');
    expect(tax?.said?.text).toMatch(/^Australia counts you as resident for tax from 183 days a year/);
    expect(`${tax?.said?.text} ${tax?.lacks} ${tax?.put}`).not.toMatch(/\btrading\b/);
  });

  it('asks when school begins beside care before and after it', () => {
    const found = answered(
      { ...FAMILY, 'family-member-2-family-member-age': 5 },
      ['GBR', 'ITA'],
      'What is after school care for a 5 year old with shift work and does she start school right away?',
    );
    expect(found).toHaveProperty('childcare');
    expect(found['school-age']?.said?.text).toContain('5 years in the United Kingdom');
  });
});

describe('what the law of the European Union says', () => {
  const boat = (question: string, iso3: string) =>
    answered(
      { ...VETERAN, citizenship: ['AUS'], 'current-location': place('Perth', 'Australia', 'au') },
      [iso3],
      question,
    ).boat?.said?.text ?? null;

  it('of a boat from outside, where one asks how long it may stay', () => {
    const stay = 'How long can I keep an Australian-flagged boat there before VAT bites?';
    expect(boat(stay, 'GRC')).toMatch(
      /^Into the European Union, and so into Greece, .* for 18 months at most.* used for six months comes in free/,
    );
    expect(boat(stay, 'MAR')).toBeNull();
    expect(boat('What does a berth for our boat cost?', 'GRC')).toBeNull();
  });

  it('of an occupational scheme, which is no state pension', () => {
    const pension = (question: string, from: Parameters<typeof place>, iso3 = 'ESP') =>
      answered({ ...FAMILY, 'current-location': place(...from) }, [iso3], question).pension?.said?.text ?? '';
    const abp = 'Our ABP pension: does it stop or go on?';
    expect(pension(abp, ['Zwolle', 'Netherlands', 'nl'])).toMatch(
      /^What has vested for you in the Netherlands in a/,
    );
    expect(pension(abp, ['Zwolle', 'Netherlands', 'nl'])).not.toContain('A state pension');
    expect(pension(abp, ['Zwolle', 'Netherlands', 'nl'], 'CAN')).not.toContain('98/49');
    const early = 'pension if I leave at 46?';
    expect(pension(`Company ${early}`, ['Zwolle', 'Netherlands', 'nl'])).toContain('98/49');
    expect(
      pension(`What happens to my state pension scheme and ${early}`, ['Zwolle', 'Netherlands', 'nl']),
    ).not.toContain('98/49');
    expect(pension('Is our state pension paid there?', ['Zwolle', 'Netherlands', 'nl'])).toContain(
      'A state pension',
    );
  });
});

it('a horse that a child would like to ride is none that travels', () => {
  const horse = (question: string) => answered(FAMILY, ['PRT', 'ESP'], question).pets;
  expect(horse('Jonas wants a horse nearby')?.lacks).toBe('riding schools and stables by town');
  expect(horse('Can we take our two horses?')?.said?.text).toMatch(/^Horses travel .* under the law/);
});

it('ashes that come along travel the other way than one’s own', () => {
  const rest = (question: string) => answered(VETERAN, ['PRT'], question)['last-rest']?.whom;
  expect(rest('Can I bring Stans ashes with me, and where would I be buried?')).toMatch(/^the undertaker or/);
  expect(rest('Can we bring mum’s ashes to our new home?')).toMatch(/^the undertaker or/);
  expect(rest('Can my ashes be sent home when I die there?')).toMatch(/^the consulate of the United States/);
});

it('a mortgage left on the home for sale is not a question about a new one', () => {
  const found = answered(
    { ...SWISS, 'property-ownership': ['yes-selling'] },
    ['PRT'],
    'Do we pay tax on selling the house (worth 600,000, 90k left on mortgage) if we leave first?',
  );
  expect(found).not.toHaveProperty('mortgage');
  expect(found).toHaveProperty('tax');
});

it('a partner leaving with a child is not a question about the right to work', () => {
  const found = answered(FAMILY, ['PRT'], 'Does my wife get maternity leave when she is not yet working?');
  expect(Object.keys(found)).toEqual(['parental-leave']);
});

describe('a relative’s visit', () => {
  it('is answered with the family’s passports, not as the customer’s stay', () => {
    const found = answered(
      { ...STUDENT, citizenship: ['IDN'], 'extended-family-location': ['IDN'] },
      ['MYS', 'ROU'],
      'Can my mother visit me for two months each year, and what does she need?',
    );
    expect(Object.keys(found)).toEqual(['guests']);
    expect(found.guests?.said?.text).toMatch(
      /^With a passport of Indonesia visitors come without a visa for \d+ days to see you in Malaysia and need a visa from a consulate to see you in Romania/,
    );
    expect(found.guests?.put).toContain('May my mother visit me for two months of every year');
    expect(found.guests?.put).not.toContain('does not move for good');
  });
});

describe('a family moving on one person’s passport', () => {
  it('is answered for everybody and every country named', () => {
    const found = answered(
      { ...FAMILY, citizenship: ['ITA'], 'current-location': place('Rosario', 'Argentina', 'ar') },
      ['SVN'],
      'Can my wife and the children move with me to Spain or Italy before they are citizens themselves?',
    );
    expect(Object.keys(found)).toEqual(['accompanied']);
    expect(found.accompanied?.said?.text).toMatch(
      /a husband or wife and children of yours may live with you in Spain and Slovenia .*come as the family of a citizen in Italy/,
    );
    expect(found.accompanied?.whom).toContain('consulate');
  });

  it('is answered with what becomes of the held passports, in no table', () => {
    const { 'child-citizenship': answer } = answered(
      { ...FAMILY, citizenship: ['ARG'] },
      ['ESP'],
      'Will our son become a citizen with me and keep his passport?',
    );
    expect(answer?.figures).not.toContain('dual_citizenship');
    expect(answer?.said?.text).toContain('second citizenship');
  });
});

describe('an American veteran', () => {
  it('reads what is paid abroad, and for which illness', () => {
    const { benefit } = answered(
      VETERAN,
      ['THA'],
      'Will the VA Foreign Medical Program pay for my insulin, and can I keep my VA disability money?',
    );
    expect(benefit?.said?.text).toMatch(/wherever a veteran lives.*rated as connected with the service/);
    expect(benefit?.lacks).not.toContain('is paid abroad');
  });

  it('is referred to the revenue office of the state left', () => {
    const { 'us-state-tax': answer } = answered(
      VETERAN,
      ['THA'],
      'Do I have to file in North Carolina once I am gone?',
    );
    expect(answer?.whom).toContain('the department of revenue of North Carolina');
  });

  it('who asks about marrying a citizen is answered for that country', () => {
    const { marriage } = answered(VETERAN, ['THA'], 'What visa do I get if I marry a Filipina?');
    expect(marriage?.lacks).toContain('the husband or wife of a citizen of the Philippines');
    expect(JSON.stringify(marriage)).not.toContain('two foreigners');
  });
});

describe('things brought along', () => {
  it('that removal firms do not carry are referred to customs and the register only', () => {
    const { moving } = answered(
      VETERAN,
      ['MLT'],
      'May I bring my own sailing boat without paying VAT or customs duty?',
    );
    expect(moving?.whom).not.toContain('removal');
    expect(moving?.put).toContain('my own sailing boat');
  });
});

describe('hazards', () => {
  it('are named for every place', () => {
    const { disaster } = answered(VETERAN, ['PHL', 'PRT'], 'Nobody asked about hurricanes.');
    expect(disaster?.said?.text).toMatch(
      /names cyclones, hurricanes or typhoons in the Philippines and not in Portugal, which does not mean.*exposed to cyclones, by the INFORM index of 2015, on which 100 is the most: 96 in the Philippines, against 89 at home\.$/,
    );
  });

  it('that come in degrees are described by people’s exposure', () => {
    const { disaster } = answered(VETERAN, ['PRT', 'ESP'], 'How bad are earthquakes?');
    expect(disaster?.said?.text).toMatch(
      /exposed to earthquakes, .*: 47 in Spain and 64 in Portugal, against 79 at home\.$/,
    );
  });
});

describe('an S1', () => {
  it('is a degree for people from countries where no form has that name', () => {
    const ask = (home: object) => Object.keys(answered(home, ['PRT'], 'Is my S1 recognised there?'));
    expect(ask(STUDENT)).toEqual(['degree']);
    expect(ask({ ...VETERAN, 'current-location': place('Leeds', 'United Kingdom', 'gb') })).toEqual([
      'insurance',
    ]);
  });
});

describe('support at school', () => {
  it('is answered under its own name only', () => {
    const { 'school-support': answer } = answered(
      FAMILY,
      ['DEU', 'CZE'],
      'Which help is there at school for my disabled son?',
    );
    expect(answer?.lacks).toMatch(/^who decides on support at school, who pays/);
  });
});

describe('a season that gives a time', () => {
  it.each([
    'When is the summer term over?',
    'Can our son join a class before the summer half-term?',
    'Who looks after children in the winter break?',
  ])('is not about weather: %s', (question) => {
    expect(Object.keys(answered(FAMILY, ['NOR'], question))).not.toContain('weather');
  });

  it('is about weather where that is asked', () => {
    expect(Object.keys(answered(FAMILY, ['NOR'], 'How cold are the winters?'))).toEqual(['weather']);
  });
});

describe('a question with words of another subject', () => {
  it('is about parents for a child’s papers, and about an adopted child for its adoption', () => {
    const found = answered(FAMILY, ['ESP'], 'Will they write both of us as fathers on Jonas papers?');
    expect(Object.keys(found)).toEqual(['parentage']);
    expect(found.parentage?.lacks).toContain('at birth');
    const told = { 'unique-family-situation': 'We are two fathers. Jonas was adopted in 2019.' };
    const adopted = answered({ ...FAMILY, ...told }, ['ESP'], 'Will they write both of us as fathers?');
    expect(adopted.parentage?.lacks).toBe(
      'whether an adoption made in another country is recognised, and by which act',
    );
  });

  it('is not about flights where a flight only gives the day', () => {
    const child = { 'family-member-2-family-member-age': 17 };
    const asked = 'Jonas turns 18 in May before we fly, can he still come as my dependant?';
    const found = answered({ ...FAMILY, ...child }, ['AUS'], asked);
    expect(Object.keys(found)).toEqual(['child-age']);
    expect(found['child-age']?.put).toMatch(/^Until which age is a child on my permit/);
    expect(Object.keys(answered(FAMILY, ['AUS'], 'How long do we fly before we are home?'))).toContain(
      'flights',
    );
  });

  it('is answered with the customer’s own group where it asks for pay after tax', () => {
    const driver = { ...FAMILY, 'career-field': 'transport-logistics', 'education-level': 'vocational' };
    const found = answered(driver, ['AUT'], 'What does a lorry driver earn there a month after tax?');
    expect(Object.keys(found)).toEqual(['pay-left']);
    expect(found['pay-left']?.said?.text).toMatch(/US\$[\d,]+ before tax for machine operators and drivers/);
  });
});

describe('the bank of somebody’s work, the temples of their faith, and the way home', () => {
  const BUDDHIST = {
    age: 38,
    citizenship: ['LKA'],
    'current-location': place('Colombo', 'Sri Lanka', 'lk'),
    'languages-spoken': ['si', 'en'],
  };
  const of = (question: string) => answered(BUDDHIST, ['AUS', 'SGP'], question);

  it.each([
    'I am a chartered accountant (CIMA, ACMA) in a bank. Will it be recognised?',
    'My husband works as an engineer for the central bank: is his degree recognised?',
  ])('are not asked about as accounts: “%s”', (question) => expect(of(question)).not.toHaveProperty('bank'));

  it.each(['Which bank takes us as newcomers?', 'Can I open a bank account before I work there?'])(
    'leaves accounts to banks: “%s”',
    (question) => expect(of(question)).toHaveProperty('bank'),
  );

  it.each(['Are there Buddhist temples?', 'Are there any temples?'])(
    'counts Buddhists where their temples are meant: “%s”',
    (question) => expect(of(question)['religion']?.said?.text).toMatch(/^Share of Buddhists: /),
  );

  it('finds nobody a home who wishes to get home', () =>
    expect(of('How do we get home quickly at short notice?')).not.toHaveProperty('home-search'));
});
