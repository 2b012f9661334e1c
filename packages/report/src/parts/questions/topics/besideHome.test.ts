import { place } from '@global-fit/matching/testing/persona';
import { describe, expect, it } from 'vitest';
import { answered, FAMILY, VETERAN } from '../../../testing/answered.ts';

const IN_HOUSTON = {
  age: 34,
  citizenship: ['NGA'],
  'current-location': place('Houston', 'United States', 'us'),
  'work-arrangement': 'local-job',
};
const SWISS = {
  age: 57,
  citizenship: ['CHE'],
  'current-location': place('Bern', 'Switzerland', 'ch'),
  'work-arrangement': 'not-working',
  'net-worth': '2m-5m',
};
const IN_WROCLAW = {
  age: 38,
  citizenship: ['UKR'],
  'current-location': place('Wrocław', 'Poland', 'pl'),
  'work-arrangement': 'local-job',
  'relocation-inspiration': 'Our temporary protection ends in March 2027.',
};
const topicsOf = (household: object, iso3s: readonly string[], question: string): readonly string[] =>
  Object.keys(answered(household, iso3s, question));

describe('what the present country gave and may take back', () => {
  it('is the green card, with the American rule and office', () => {
    const { absence } = answered(
      IN_HOUSTON,
      ['AUS'],
      'How long can my husband be out of the US before he loses the green card?',
    );
    expect(absence?.said?.text).toMatch(/more than 12 months may lose that status/);
    expect(absence?.whom).toContain('United States');
    expect(answered(FAMILY, ['CAN'], 'Would I lose a green card there?')['absence']?.said).toBeNull();
  });

  it('is the status of people who mentioned it, even as protection only', () => {
    const question = 'If we move to another EU country, do we lose protection in Poland?';
    const { protection } = answered(IN_WROCLAW, ['CZE'], question);
    expect(protection?.said?.text).toContain('Directive 2001/55/EC');
    expect(topicsOf(FAMILY, ['CZE'], 'Do we lose protection of our data there?')).not.toContain('protection');
  });

  it('is the second pillar, by whether the agreement with the Union applies in the place', () => {
    const question = 'What happens with my pillar 2 and 3a capital if I leave?';
    const { pension } = answered(SWISS, ['ITA', 'CHL'], question);
    expect(pension?.said?.text).toMatch(/EU or EFTA \(Italy\)[^]*Beyond these states \(Chile\)/);
    expect(pension?.whom).toContain('pension fund or foundation');
  });

  it('is the money that a limit holds back', () => {
    const question = 'How to move 2 million dollars when the limit is 50000 a year?';
    expect(topicsOf(FAMILY, ['MLT'], question)).toContain('money-out');
  });
});

describe('required days of presence', () => {
  it.each([
    'Must I live there or only visit, to keep the residence?',
    'How many days a year do I need to be there to keep the permit?',
  ])('are referred to the immigration authority: "%s"', (question) => {
    const { absence } = answered(FAMILY, ['CAN'], question);
    expect(absence?.put).toContain('How many days of a year');
  });
});

describe('a tax on wealth', () => {
  it('is described place by place, beside that on inheritances', () => {
    const both = answered(SWISS, ['ESP', 'ITA', 'CYP'], 'Wealth tax, inheritance tax: where is there none?');
    expect(both['wealth-tax']?.said?.text).toMatch(
      /none in Cyprus; yes, above an allowance in Spain; none, but one on assets held abroad in Italy/,
    );
    expect(both['inheritance']?.said?.text).toContain('A tax on inheritances');
  });
});

describe('American payments to a veteran', () => {
  it('are referred to both offices, with a family programme that no record covers', () => {
    const money = answered(VETERAN, ['PRT'], 'Will VA disability and SSDI keep paying if I live overseas?');
    expect(money['benefit']?.said?.text).toMatch(/Department of Veterans Affairs[^]*pays Social Security/);
    const care = answered(
      VETERAN,
      ['PRT'],
      'Does the VA pay foreign doctors (FMP) and will CHAMPVA cover my son?',
    );
    expect(care['benefit']?.lacks).toContain('what CHAMPVA pays for abroad');
  });
});

describe('an age named in a question', () => {
  it('is compared with the permits that fit, without repeating their money as a benefit', () => {
    const asked = answered(VETERAN, ['PRT'], 'Can I get a retirement visa at 52 with VA money?');
    expect(
      Object.values(asked)
        .map((one) => one.said?.text)
        .join(),
    ).toMatch(/least age|from the age of/);
    expect(asked['benefit']).toBeUndefined();
  });

  it.each([
    [['THA'], /from the age of 50 on in Thailand\.$/],
    [['THA', 'PRT'], /in Thailand; the other names no least age\.$/],
    [['PRT'], /None of these permits has a least age on our records\.$/],
  ])('is answered with %j, and with others only where there are some', (iso3s, told) => {
    const asked = answered({ ...VETERAN, age: 62 }, iso3s, 'Can I get a retirement visa at 62?');
    expect(asked['visa']?.said?.text).toMatch(told);
  });
});

describe('working hours in another time zone', () => {
  it('are in the named zone, or the capital’s where a country has several and we do not hold the town', () => {
    const texan = { ...VETERAN, 'current-location': place('Killeen', 'United States', 'us') };
    const of = (question: string) => answered(texan, ['PRT'], question)['hours-there']?.said?.text;
    expect(of('You did not ask about time zones. VA appointments are Central time.')).toMatch(
      /US Central Time[^]*six hours ahead in Portugal/,
    );
    expect(of('What about time zones?')).toMatch(/the clock of the capital of the United States: five hours/);
  });
});

describe('embryos of one’s own', () => {
  it('are not a question about a donor, nor about the illness they were tested for', () => {
    const question = 'Can we bring our frozen embryos, and is PGT-M for sickle cell allowed there?';
    const { fertility, illness } = answered(FAMILY, ['AUS'], question);
    expect(fertility?.put).toMatch(/embryos of our own[^]*genetic test/);
    expect(fertility?.put).not.toContain('donor');
    expect(illness).toBeUndefined();
    expect(answered(FAMILY, ['AUS'], 'Is IVF with a donor open to us?')['fertility']?.put).toContain('donor');
  });
});
