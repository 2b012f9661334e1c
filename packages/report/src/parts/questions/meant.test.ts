import { place } from '@global-fit/matching/testing/persona';
import { describe, expect, it } from 'vitest';
import { answered, FAMILY, STUDENT, VETERAN } from '../../testing/answered.ts';

const PENSIONER = {
  ...VETERAN,
  citizenship: ['GBR'],
  'current-location': place('Nottingham', 'United Kingdom', 'gb'),
};
const DENTIST = {
  ...FAMILY,
  'career-field': 'healthcare',
  'work-arrangement': 'start-business',
  'income-sources': ['business-income'],
};
const FREELANCE = {
  ...FAMILY,
  citizenship: ['BRA'],
  'current-location': place('Belo Horizonte', 'Brazil', 'br'),
  'work-arrangement': 'freelance',
  'income-sources': ['remote-work'],
};

describe('the subjects of a question', () => {
  it.each([
    [
      'both parts of one on the time after a diploma',
      STUDENT,
      'After the diploma, how long can I stay to look for work and after how many years can I get permanent residence?',
      ['after-study', 'permanence'],
    ],
    [
      'the air beside the street',
      STUDENT,
      'Is it safe for a girl to walk home at night and how good is the air compared with Hanoi?',
      ['at-night', 'environment'],
    ],
    ['no air that cools', FAMILY, 'What does the air conditioning of a flat cost?', ['housing']],
    [
      'no studies where work and university are places',
      FREELANCE,
      'Does the state pay an interpreter for deaf people at the doctor, at work and in university?',
      ['deaf'],
    ],
    [
      'no care in a clinic that is a business',
      DENTIST,
      'What company tax would my clinic pay on a profit of 120,000 dollars a year?',
      ['company-tax'],
    ],
    [
      'no pension that only says by when',
      PENSIONER,
      'Would I get my arthritis drugs on their health service before I am state pension age?',
      ['illness'],
    ],
    ['no budget in a life aboard', PENSIONER, 'Can we live aboard on the canals, worth £48,000?', [null]],
    [
      'means for a visa of any kind',
      PENSIONER,
      'My pension is £740 a month, is that enough for a visa?',
      ['visa-means'],
    ],
    [
      'a school of another state',
      FAMILY,
      'Is there a French lycée for Jonas and what does it cost?',
      ['school-of-home'],
    ],
    ['a test in another language', FREELANCE, 'Is the language test different for deaf people?', ['deaf']],
  ] as const)('are %s', (_, household, question, topics) => {
    const found = Object.keys(answered(household, ['SWE', 'DEU'], question));
    for (const one of topics) if (one) expect(found).toContain(one);
    const none: Record<string, readonly string[]> = {
      'no studies where work and university are places': ['study-work', 'university'],
      'no care in a clinic that is a business': ['healthcare', 'tax'],
      'no pension that only says by when': ['pension'],
      'no budget in a life aboard': ['enough'],
      'no air that cools': ['environment'],
      'a school of another state': ['school-entry', 'schools'],
    };
    for (const one of none[_] ?? []) expect(found).not.toContain(one);
  });

  it('leave out the countries of people who pay from elsewhere', () => {
    const question =
      'I earn 3,100 dollars a month from studios in Japan and Poland: is it enough for a digital nomad visa, and how much tax on the 3,100?';
    const found = answered(FREELANCE, ['ESP', 'PRT'], question);
    expect(Object.keys(found)).toEqual(expect.arrayContaining(['permit-income', 'tax']));
    for (const { said } of Object.values(found)) expect(said?.text ?? '').not.toMatch(/Japan|Poland/);
    expect(found['permit-income']?.said?.text).toContain('in Spain');
  });
});

describe('a visit by one’s own child', () => {
  it('is about the household’s passport, wherever other relatives live', () => {
    const household = { ...FREELANCE, 'extended-family-location': ['MEX', 'BRA'] };
    const said = (question: string): string =>
      answered(household, ['ESP'], question).guests?.said?.text ?? '';
    expect(said('Can my daughter visit me for two months every summer?')).toMatch(/passport of Brazil/);
    expect(said('Can my daughter visit me for two months every summer?')).not.toContain('Mexico');
    expect(said('Can my sister visit me for two months every summer?')).toContain('Mexico');
  });
});

describe('words that accompany another subject', () => {
  it.each([
    ['Is bitcoin in a cold wallet taxed, and do I have to declare it?', ['tax'], ['weather']],
    ['What happens if one of us dies there, could the other stop on?', ['survivor'], ['inheritance']],
    ['Are there other Japanese old people near, to play go?', ['friends'], ['elder-care']],
    ['If I die there, can my ashes go home?', ['last-rest'], ['inheritance']],
    ['Is there a left wing government, and may a foreigner vote?', ['politics'], ['rights']],
  ])('form no subject of their own: “%s”', (question, some, none) => {
    const found = Object.keys(answered(FREELANCE, ['ESP', 'THA'], question));
    expect(found).toEqual(expect.arrayContaining(some));
    for (const one of none) expect(found).not.toContain(one);
  });
});

describe('a sum in the home currency', () => {
  it.each([
    [
      { citizenship: ['JPN'] },
      'Is a pension of 165,000 yen a month enough for a retirement visa?',
      /US\$1,[01]\d0 /,
    ],
    [{ citizenship: ['JPN'] }, 'Is 165,000 yen enough for the retirement visa?', /US\$1,[01]\d0 /],
    [{ citizenship: ['CHE'] }, 'Is CHF 2,300 a month enough for a retirement visa?', /US\$2,[78]\d0 /],
    [{ citizenship: ['GBR'] }, 'Do I get the retirement visa with 2,300 a month?', /US\$2,300 /],
  ])('is never taken for dollars: %s “%s”', (more, question, sum) => {
    const found = answered({ ...PENSIONER, ...more }, ['THA'], question);
    expect(found['permit-income']?.said?.text).toMatch(sum);
  });

  it('is the mean of a varying sum from somebody else', () => {
    const found = answered(
      FREELANCE,
      ['PRT'],
      'I am paid in stablecoin, between 1,500 and 6,000 dollars a month, on average 3,400: does a nomad visa accept it?',
    );
    expect(found['permit-income']?.said?.text).toMatch(/which US\$3,400 does not reach/);
  });
});

describe('a question whether the budget is enough', () => {
  it('is answered with what is left for a student’s rent', () => {
    const { enough } = answered(
      { ...STUDENT, 'monthly-budget': 1250 },
      ['SWE', 'CHE'],
      'Is the budget really enough?',
    );
    const text = enough?.said?.text ?? '';
    const month = Number(/about US\$([\d,]+) \(rent on top\) in Sweden/.exec(text)?.[1]?.replace(',', ''));
    expect(text).toContain('Of your US$1,250 that leaves for the rent, a month: about US$');
    expect(text).toContain(`about US$${1250 - month} in Sweden.`);
  });

  it.each([
    'is 1100 a month enough for the two of us incl. rent?',
    'Can we live on 1,100 dollars a month?',
    'Is our budget enough?',
  ])('begins with a verdict for each place, sum or budget: “%s”', (question) => {
    const two = { ...VETERAN, 'monthly-budget': 1100 };
    const { enough, housing } = answered(two, ['COL', 'URY', 'CHE'], question);
    const text = enough?.said?.text ?? '';
    expect(housing).toBeUndefined();
    expect(text).toMatch(
      /Whether that is enough .*no, at about US\$[\d,]+ a month before the rent in Uruguay/,
    );
    expect(text).toMatch(
      /hardly, as everything but the rent takes about US\$[\d,]+ a month, and the US\$\d+ left will/,
    );
  });
});

describe('the citizenship of children who move', () => {
  it('is answered with the years before it', () => {
    const found = answered(FAMILY, ['NLD', 'AUS'], 'Would the children get the nationality one day?');
    expect(found['child-citizenship']?.said?.text).toMatch(
      /^Years of residence before a naturalisation that is asked for, on our records: .* in Australia/,
    );
  });
});

describe('the tax on a sum in a question', () => {
  it.each([
    [FREELANCE, 'I earn 3,100 dollars a month: how much tax on the 3,100?', 'US$30,000', 3100],
    [FREELANCE, 'What is left of €5,000 a month after tax?', 'US$60,000', 0],
    [
      DENTIST,
      'What company tax is due, and what is left if I pay myself 6,000 dollars a month?',
      'US$60,000',
      6000,
    ],
  ])('is given in the same currency', (household, question, salary, sum) => {
    const found = answered(household, ['ESP', 'NOR'], question);
    const text = (found.tax ?? found['company-tax'])?.said?.text ?? '';
    expect(text).toContain(`on a salary of ${salary} (single, no children), the nearest to that sum`);
    const [, taken = '', left = ''] = /about this: US\$([\d,]+) and US\$([\d,]+) in /.exec(text) ?? [];
    const both = Number(taken.replace(',', '')) + Number(left.replace(',', ''));
    if (sum > 0) expect(both).toBe(sum);
    else expect(both).toBeGreaterThan(5000);
  });

  it('is that of a flat rate on a pension, in dollars and the home currency', () => {
    const { pension } = answered(
      PENSIONER,
      ['GRC', 'HRV'],
      'My works pension is £740 a month, what tax would they take off the £740?',
    );
    expect(pension?.said?.text).toMatch(
      /Of the US\$\d+ \(about £740\) a month that you name such a flat rate takes about US\$\d+ \(about £52\) in Greece\./,
    );
    // A firm is no government.
    expect(pension?.said?.text).not.toContain('government service');
  });

  it('is what a company owes on its profit', () => {
    const found = answered(DENTIST, ['NLD', 'DEU'], 'How is a company taxed on its profits there?');
    const asked = answered(DENTIST, ['NLD', 'DEU'], 'How much tax on profits would our company pay?');
    const text = (asked['company-tax'] ?? found['company-tax'])?.said?.text;
    expect(text).toMatch(/profit of a company, .* 25\.8% in the Netherlands/);
    expect(text).toMatch(/When last compared \(2017\), .*: 48\.9% in Germany and 40\.7% in the Netherlands/);
  });
});
