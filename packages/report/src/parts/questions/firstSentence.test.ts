import { place } from '@global-fit/matching/testing/persona';
import { describe, expect, it } from 'vitest';
import { answered, FAMILY, VETERAN } from '../../testing/answered.ts';

const MAKER = {
  age: 45,
  citizenship: ['BGD'],
  'current-location': place('Dhaka', 'Bangladesh', 'bd'),
  'relationship-status': 'married',
  'relocating-family-members': 'yes',
  'number-of-family-members': 2,
  'family-member-1-name': 'Farzana',
  'family-member-1-relationship': 'spouse',
  'family-member-2-name': 'Tahmid',
  'family-member-2-relationship': 'child',
  'family-member-2-family-member-age': 16,
  'liquid-assets-available': '250k-500k',
  'languages-spoken': ['bn', 'en'],
};
const CODER = {
  age: 34,
  citizenship: ['JPN'],
  'current-location': place('Sendai', 'Japan', 'jp'),
  'work-arrangement': 'remote-employee',
  'medication-dependencies': 'yes',
  'medication-details': 'etizolam 0.5mg sometimes',
  'languages-spoken': ['ja'],
};
const PAIR = {
  age: 27,
  citizenship: ['PER'],
  'current-location': place('Lima', 'Peru', 'pe'),
  'relationship-status': 'domestic-partnership',
  'relocating-family-members': 'yes',
  'number-of-family-members': 1,
  'family-member-1-name': 'Diego',
  'family-member-1-relationship': 'spouse',
  'unique-family-situation': 'Diego is Chilean.',
  'languages-spoken': ['es'],
};

describe('the answer to a question about citizenship', () => {
  it('by investment begins with what the sum buys, then with what costs more', () => {
    const { citizenship } = answered(
      MAKER,
      ['GBR', 'PRT'],
      'Which passport can I buy for 300k for all of us?',
    );
    expect(citizenship?.said?.text).toMatch(
      /^The sum you name is about US\$300,000\. Citizenship for a sum, .*USD 250,000 in Saint Kitts and Nevis.* More than that sum, by our records: USD 400,000 invested or deposited in Türkiye\. Years of residence/,
    );
    expect(citizenship?.put).toMatch(/^What does it come to in all for a family of three, /);
  });

  it('begins with the passport already held where it asks about that', () => {
    const { citizenship } = answered(MAKER, ['GBR', 'PRT'], 'Can I keep my Bangladeshi citizenship?');
    expect(citizenship?.said?.text).toMatch(/^A second citizenship is limited by Bangladesh/);
  });

  it('begins with the named country where it only mentions military service', () => {
    const found = answered(
      MAKER,
      ['GBR', 'CHE'],
      'Will my son have to do army service if we become Turkish?',
    );
    expect(Object.keys(found)).toEqual(['rights']);
    expect(found.rights?.said?.text).toMatch(
      /^Compulsory military service, by our records: yes in Türkiye; /,
    );
  });
});

it('about an interest-free bank treats it as one, and about religious food begins with the people of the faith', () => {
  const { bank, food } = answered(
    MAKER,
    ['GBR'],
    'Is there Islamic banking, and is there halal meat?  halal butchers?',
  );
  expect(bank?.lacks).toContain('without interest');
  expect(food?.said?.text).toMatch(/^Share of Muslims: /);
});

it('about English begins with English, whatever languages the customer speaks', () => {
  const { language } = answered(CODER, ['CZE', 'EST'], 'Can I live with only little English and Japanese?');
  expect(language?.said?.text).toMatch(/^English speakers: about \d+%/);
  const { language: other } = answered(CODER, ['CZE'], 'Which language do people speak?');
  expect(other?.said?.text).not.toContain('English speakers');
});

it('about a hazard names the places where the record is empty', () => {
  const { disaster } = answered(CODER, ['CZE', 'HUN'], 'Where is no earthquake at all?');
  expect(disaster?.said?.text).toMatch(/ It holds nothing on Hungary\./);
});

describe('the answer about what home still requires after leaving', () => {
  const QUESTION =
    'Do I need to pay Japanese pension and resident tax if I leave, and can I take my medicine etizolam?';

  it('is about contributions, not about drawing a pension or an exit tax', () => {
    const found = answered(CODER, ['CZE', 'EST'], QUESTION);
    expect(Object.keys(found)).toEqual(['contributions', 'tax', 'medicine']);
    expect(found.contributions?.said?.text).toMatch(
      /^With Czechia an agreement of Japan is on record\. As a rule it keeps contributions to one scheme/,
    );
    expect(found.contributions?.put).toMatch(/^Does the duty to pay in end when I sign off at home/);
    const other = answered(MAKER, ['GBR'], 'Would I have to pay NSSF pension at home if I leave?');
    expect(Object.keys(other)).toEqual(['contributions']);
    expect(Object.keys(answered(CODER, ['CZE'], 'Is there an exit tax, or tax when I leave?'))).toContain(
      'exit-tax',
    );
  });

  it('about a medicine taken along is asked of customs, not of a pharmacy', () => {
    const { medicine } = answered(CODER, ['CZE', 'EST'], QUESTION);
    expect(medicine?.said?.text).toMatch(/^Etizolam is a controlled substance in most countries/);
    expect(medicine?.lacks).toBe('whether etizolam may be brought in and with which paper');
  });
});

it('takes a pension plan, in the plural or by half its name, for old age and not for government service', () => {
  const question = 'Do we keep the 401ks where they are, and how is the Roth taxed there?';
  const found = answered(VETERAN, ['PRT', 'ITA'], question);
  expect(Object.keys(found)).toEqual(['pension']);
  expect(found.pension?.said?.text).not.toMatch(/government service|On social security/);
  expect(found.pension?.lacks).toMatch(/^how each country taxes the growth in your 401ks/);
});

describe('the answer whether the partner may come', () => {
  it('begins with what a passport of theirs mentioned elsewhere opens', () => {
    const question = 'Can Diego come with me on my visa if we are not married?';
    const { 'partner-visa': answer } = answered(PAIR, ['COL', 'ARG', 'URY'], question);
    expect(answer?.said?.text).toMatch(
      /^By agreement with Chile, Diego may ask for residence in Argentina and Uruguay on that passport/,
    );
  });

  it('is about the permit, not the law on marriage, where a marriage is only asked for its sake', () => {
    for (const question of [
      'if i get it can marek come with me, do we need to get married first',
      'Must we get married for Marek to join me?',
    ])
      expect(Object.keys(answered(FAMILY, ['CAN'], question)), question).toEqual(['partner-visa']);
    expect(Object.keys(answered(FAMILY, ['CAN'], 'Can we get married there?'))).toEqual(['marriage']);
  });

  it('follows the permits only where none was mentioned', () => {
    const { 'partner-visa': answer } = answered(FAMILY, ['CAN'], 'Can Marek come with me on my visa?');
    expect(answer?.said?.text).not.toContain('on that passport');
  });
});
