import { place } from '@global-fit/matching/testing/persona';
import { describe, expect, it } from 'vitest';
import { answered, VETERAN } from '../../testing/answered.ts';

const subjects = (household: object, question: string, there = ['ESP', 'PRT']): readonly string[] =>
  Object.keys(answered(household, there, question));

const WIDOW = {
  age: 67,
  citizenship: ['NOR'],
  'current-location': place('Bergen', 'Norway', 'no'),
  'relationship-status': 'widowed',
  'relocating-family-members': 'no',
  'retirement-timeline': 'already-retired',
  'work-arrangement': 'not-working',
  'income-sources': ['retirement-pension'],
  'languages-spoken': ['no', 'en'],
};

describe('a question of a widow', () => {
  const asked = 'Where is my pension taxed, and does the part for my husband follow me?';

  it('on her husband brings nobody along, and asks what is paid after him', () => {
    expect(subjects(WIDOW, asked)).toEqual(['pension']);
    const { pension } = answered(WIDOW, ['ESP'], asked);
    expect(pension?.said?.text).toContain('The same law covers the pension of a widow or widower.');
    expect(pension?.put).toContain('what I draw after my late spouse');
  });

  it('brings along a husband who lives, and a new partner', () => {
    const married = { ...WIDOW, 'relationship-status': 'married' };
    expect(subjects(married, 'May my husband come with me?')).toContain('partner-visa');
    expect(subjects(WIDOW, 'May my new partner come with me?')).toContain('partner-visa');
  });

  it('on her compatriots says where no count of them is on record', () => {
    const there = answered(WIDOW, ['ESP'], 'Where do other Norwegians sing in a choir?').friends;
    expect(there?.lacks).toContain('how many people from Norway live there');
  });
});

const MOTHER = {
  age: 34,
  citizenship: ['UKR'],
  'current-location': place('Leipzig', 'Germany', 'de'),
  'relationship-status': 'married',
  'work-arrangement': 'local-job',
  'relocating-family-members': 'yes',
  'number-of-family-members': 1,
  'family-member-1-name': 'Danylo',
  'family-member-1-relationship': 'child',
  'family-member-1-family-member-age': 6,
  'languages-spoken': ['uk', 'de'],
};

describe('a question of a mother whose husband may not leave', () => {
  const asked =
    'Can my husband join us when the war ends, and do I need his consent to change the country with Danylo now?';

  it('is about him and his consent, and about no war in the new country', () => {
    expect(subjects(MOTHER, asked, ['CZE', 'AUT'])).toEqual(['partner-visa', 'custody']);
    expect(subjects(MOTHER, 'Is there a risk of war?', ['CZE'])).toEqual(['safety']);
    const both = 'Is it safe there for Danylo, and can my husband join us when the war ends?';
    expect(subjects(MOTHER, both, ['CZE'])).toContain('safety');
    expect(answered(MOTHER, ['CZE'], both).safety?.lacks).toContain('burglaries');
  });

  it('asks for no time where “when” names a day', () => {
    const later = answered(MOTHER, ['CZE'], asked)['partner-visa'];
    expect(later?.put).not.toContain('How long');
    const soon = answered(MOTHER, ['CZE'], 'When can my husband join us?')['partner-visa'];
    expect(soon?.put).toContain('How long');
  });
});

describe('a question of a retired soldier', () => {
  it('on the retirement of the army is about a pension, and about no call-up', () => {
    const asked = 'Does my Army retirement keep coming if I live abroad?';
    expect(subjects(VETERAN, asked, ['THA'])).toEqual(['pension']);
    expect(subjects(VETERAN, 'Could the army there call up our son?', ['THA'])).toContain('rights');
  });
});

const FATHER = {
  age: 38,
  citizenship: ['BRA'],
  'ancestry-claim': 'possibly',
  'ancestry-countries': ['ITA'],
  'current-location': place('Curitiba', 'Brazil', 'br'),
  'relationship-status': 'divorced',
  'work-arrangement': 'freelance',
  'income-sources': ['remote-work'],
  'visa-preference': ['digital-nomad'],
  'relocating-family-members': 'yes',
  'number-of-family-members': 1,
  'family-member-1-name': 'Luiza',
  'family-member-1-relationship': 'child',
  'family-member-1-family-member-age': 9,
  'languages-spoken': ['pt'],
};

describe('a question of a father with one client', () => {
  const asked =
    'All my income comes from one client in Chicago that pays me 3,400 dollars a month. Is that enough for a digital nomad visa?';

  it('holds his sum against the permits, and takes the town of the client for no place to live', () => {
    const { 'permit-income': income } = answered(FATHER, ['ESP', 'PRT'], asked);
    expect(income?.said?.text).toMatch(/in Spain .* which US\$3,400 does not reach/);
    expect(income?.said?.text).toMatch(/in Portugal .* which US\$3,400 does not reach/);
    expect(income?.said?.text).not.toContain('United States');
    expect(subjects(FATHER, 'May I keep my client in Chicago on that visa?')).toContain('work-right');
  });

  it('tells that the line of his child is longer than his own', () => {
    const line = 'Can I become Italian through my great-grandfather, and would Luiza too?';
    expect(answered(FATHER, ['ITA'], line).descent?.said?.text).toContain(
      'the line of a child of yours is a generation longer',
    );
    const alone = 'Can I become Italian through my great-grandfather?';
    expect(answered(FATHER, ['ITA'], alone).descent?.said?.text).not.toContain('a generation longer');
  });
});

const COUPLE = {
  age: 62,
  citizenship: ['NLD'],
  'current-location': place('Zwolle', 'Netherlands', 'nl'),
  'relationship-status': 'married',
  'work-arrangement': 'not-working',
  'ideal-life-vision': 'From October to April in the sun, from May to September in Zwolle.',
  'languages-spoken': ['nl'],
};

describe('a question of people who come for part of each year', () => {
  it('on tax holds their months against the days that count', () => {
    const asked = 'At how many days do we become tax residents there?';
    expect(answered(COUPLE, ['ESP'], asked).tax?.said?.text).toContain(
      'October to April, comes to as many as 213 days: enough for that in Spain.',
    );
    // From 183 days on, and not beyond them alone.
    const half = { ...COUPLE, 'ideal-life-vision': 'Half a year there, half a year at home.' };
    expect(answered(half, ['ESP'], asked).tax?.said?.text).toContain('as many as 183 days: enough for that');
    const movers = { ...COUPLE, 'ideal-life-vision': 'Sun.' };
    expect(answered(movers, ['ESP'], asked).tax?.said?.text).not.toContain('213');
  });

  it('on their camper asks how long it may keep its plates', () => {
    const asked = 'Does the camper have to be registered there?';
    expect(answered(COUPLE, ['ESP'], asked).moving?.put).toContain('for how many months in twelve');
    const movers = { ...COUPLE, 'ideal-life-vision': 'Sun.' };
    expect(answered(movers, ['ESP'], asked).moving?.put).toMatch(/^I bring my own camper/);
  });
});

it.each([
  ['How many days may I be abroad each year without losing my residence permit?', ['absence']],
  ['Can I park near the centre with my van?', []],
  ['Will they let me in with a passport that has X stamps?', ['citizenship']],
] as const)('a word on the way is no subject of its own: %s', (question, expected) => {
  expect(subjects(FATHER, question, ['ESP'])).toEqual(expected);
});

it('papers that several places ask alike are told once', () => {
  const { papers } = answered(FATHER, ['CZE', 'DEU', 'AUT'], 'Which documents do we need?');
  expect(papers?.said?.text.match(/ready:/g)).toHaveLength(1);
});
