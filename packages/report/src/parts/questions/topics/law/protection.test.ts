import { answersOf, place } from '@global-fit/matching/testing/persona';
import { realAtlas } from '@global-fit/atlas/testing/realAtlas';
import { describe, expect, it } from 'vitest';
import { answered } from '../../../../testing/answered.ts';
import { viewsOf } from '../../../../testing/views.ts';
import { protectionSaid } from './protection.ts';

it('temporary protection is described with the day on which it ends, and with where it does not apply', () => {
  const answers = answersOf({ citizenship: ['UKR'], 'current-location': place('Kraków', 'Poland', 'pl') });
  const places = realAtlas().countries.filter(({ iso3 }) => ['DEU', 'DNK'].includes(iso3));
  expect(protectionSaid(viewsOf(answers, places))?.text).toMatch(
    /prolonged until 4 March 2027; the directive binds Germany, not Denmark\.$/,
  );
  const beyond = realAtlas().countries.filter(({ iso3 }) => ['GEO', 'MYS'].includes(iso3));
  expect(protectionSaid(viewsOf(answers, beyond))?.text).toMatch(
    /; the directive binds none of the places here \(Georgia and Malaysia\)\.$/,
  );
});

it('temporary protection is told to those who would leave Ukraine, in the states that give it', () => {
  const home = { citizenship: ['UKR'], 'current-location': place('Lviv', 'Ukraine', 'ua') };
  const { protection } = answered(
    home,
    ['CZE', 'DNK', 'SGP'],
    'Is temporary protection still possible for us?',
  );
  expect(protection?.said?.text).toMatch(
    /^In Czechia citizens of Ukraine who lived in their own country before.*until 4 March 2027\.$/,
  );
  expect(protection?.said?.facts).toContain('rule:temporary-protection-eu');
  expect(protection?.lacks).not.toMatch(/law on asylum/);
  const abroad = { ...home, 'current-location': place('Toronto', 'Canada', 'ca') };
  expect(
    answered(abroad, ['CZE'], 'Is temporary protection possible for us?').protection?.said?.text ?? '',
  ).not.toMatch(/had to leave/);
});

describe('asylum that is not asked for yet', () => {
  const HISTORIAN = {
    age: 41,
    citizenship: ['TUR'],
    'current-location': place('Ankara', 'Turkey', 'tr'),
    'work-arrangement': 'local-job',
  };
  const QUESTION =
    'If I ask for asylum instead of coming with a job offer, may I still go back to see my mother when she is ill?';

  it('is a matter for a lawyer where it would be asked for, and for no office of the state that is left', () => {
    const all = answered(HISTORIAN, ['DEU', 'NLD'], QUESTION);
    expect(Object.keys(all)).toEqual(['protection']);
    expect(all.protection?.whom).toMatch(
      /^a lawyer or a legal clinic for refugees in Germany or the Netherlands,/,
    );
    expect(JSON.stringify(all.protection)).not.toMatch(/Türkiye|Turkey/);
    expect(all.protection?.said?.text).toMatch(
      /^By the Convention on refugees of 1951 refugee status ends for anyone who/,
    );
    expect(all.protection?.said?.text).toContain('goes back to settle');
  });

  it('is another matter for somebody who holds a status where they live', () => {
    const syrian = { ...HISTORIAN, citizenship: ['SYR'], 'current-location': place('Amman', 'Jordan', 'jo') };
    const held = answered(syrian, ['DEU'], 'Do I lose my refugee status here if I move?').protection;
    expect(held?.whom).toMatch(/^the immigration authority of Jordan/);
    const asks = answered(syrian, ['DEU'], 'Can I apply for asylum in Germany from here?').protection;
    expect(asks?.whom).toContain('in Germany');
    expect(asks?.lacks).toContain('whether it can be asked for from abroad');
  });

  it.each([
    'Could I visit my mother once I have asylum in Portugal?',
    'Would my asylum claim in Portugal fail if I apply for a work visa first?',
    'How long until I am granted refugee status in Portugal?',
    'What becomes of my asylum if I go home for a month?',
    'Do I have refugee status there from the first day?',
    'May I work while my temporary protection is decided?',
    'Would we count as refugees there?',
  ])('is no status that somebody holds who lives in the state of their passport: %j', (question) => {
    const honduran = {
      ...HISTORIAN,
      citizenship: ['HND'],
      'current-location': place('Tegucigalpa', 'Honduras', 'hn'),
    };
    const answer = answered(honduran, ['PRT'], question).protection;
    expect(answer?.whom).toMatch(/^a lawyer or a legal clinic for refugees in Portugal/);
    expect(JSON.stringify(answer)).not.toContain('Honduras');
  });

  it.each([
    'How long until I am granted refugee status in Germany?',
    'Would my asylum claim in Germany fail if I travel?',
    'Once I have asylum in Germany, may my brother follow?',
  ])('is not held yet where it is hoped for: %j', (question) => {
    const syrian = { ...HISTORIAN, citizenship: ['SYR'], 'current-location': place('Amman', 'Jordan', 'jo') };
    expect(answered(syrian, ['DEU'], question).protection?.whom).toContain('clinic for refugees in Germany');
  });

  it.each([
    'Are there many refugees in these towns?',
    'Can I volunteer with refugees?',
    'Can we host a refugee family?',
    'How do people there talk about refugees?',
    'May I teach Ukrainian refugees without a licence?',
  ])('is not asked for in %j', (question) => {
    expect(answered(HISTORIAN, ['DEU'], question).protection).toBeUndefined();
  });

  it.each([
    'Does Portugal take in refugees like me?',
    'Which country welcomes refugees from Honduras, and could we be among them?',
    'Do they grant asylum to people who fled gangs?',
  ])('is thought of by somebody who asks %j', (question) => {
    const honduran = {
      ...HISTORIAN,
      citizenship: ['HND'],
      'current-location': place('Tegucigalpa', 'Honduras', 'hn'),
    };
    expect(answered(honduran, ['PRT'], question).protection?.whom).toContain('refugees in Portugal');
  });

  it.each([
    'Does my pending asylum claim here end if I move to Portugal?',
    'May I travel while my asylum application in Germany is open?',
  ])('is asked for already where a claim is open: %j', (question) => {
    const syrian = {
      ...HISTORIAN,
      citizenship: ['SYR'],
      'current-location': place('Munich', 'Germany', 'de'),
    };
    const answer = answered(syrian, ['PRT'], question).protection;
    expect(answer?.whom).toMatch(/refugees in Germany, .*before you leave it/);
    expect(answer?.put).toMatch(/^My claim is not decided yet/);
  });
});

it('a status told with the number of its holders is about the status, and no question on numbers', () => {
  const home = { citizenship: ['UKR'], 'current-location': place('Lublin', 'Poland', 'pl') };
  const question = 'We have temporary protection (PESEL UKR). Do we lose it in another country?';
  expect(Object.keys(answered(home, ['CZE'], question))).toEqual(['protection']);
});
